analysis-part-regions = Wales and Scotland
analysis-why-regions = an office in { $city }
remedy-post-permit = You get one from the rightmost office in a city with that country’s flag.
hint-award-region = Whoever controls the most cities in { $region } at the end gets { $best } points; the next two get { $middle } and { $least }.
field-city-permit = Cities with permits
field-about-cities-permit = The rightmost office of such a city lets you place or displace once a turn in Wales or Scotland. Without a permit the routes there stay closed, and at the end those who control the most cities of each country get points for it.
inspect-region = In { $region }: placing here needs a permit
inspect-permit =
    { $count ->
        [one] Permit for { $region }: { $who }, from the rightmost office in { $city }
       *[other] Permit for Wales or Scotland: { $who }, from the rightmost office in { $city }
    }
inspect-permit-nobody =
    { $count ->
        [one] Permit for { $region }: for whoever has the rightmost office in { $city }
       *[other] Permit for Wales or Scotland: for whoever has the rightmost office in { $city }
    }
inspect-region-rank =
    { $who }: { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }, { $offices ->
        [one] { $offices } office
       *[other] { $offices } offices
    }
log-permit = Permit from { $city } used for { $region }
map-award = { $region }: 7, 4 and 2 points at the end of the game
refusal-post-border = { $post } is in { $region }, across a border this piece may not cross.
refusal-post-permit = { $post } is in { $region }, and you have no permit for it now.
refusal-replace-abroad = { $route } is in { $region }; markers may be placed in England only.
explain-regions =
    { $count ->
        [one] { $count } city controlled in Wales and Scotland: { $points }.
       *[other] { $count } cities controlled in Wales and Scotland: { $points }.
    }
permits = Permits
permits-none = none
permit-free = unused
permit-used = used
terminal-event-permit = used the permit from { $city } for { $region }
terminal-permit = permit { $regions }
terminal-permit-used = permit { $regions } used
term-permit = permit
category-regions = Wales and Scotland
