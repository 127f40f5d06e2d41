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
lesson-britannia-title = Britannia
lesson-britannia-about = Borders and permits.
lesson-britannia-1 = Wales is closed: nobody places or displaces there without a permit. Establish Cardiff-Oxford and take an office in Cardiff.
lesson-britannia-1-why = Whoever has the rightmost office in Cardiff may act in Wales once in each turn. London gives a permit too.
lesson-britannia-1-other-benefit = Take the office in Cardiff: it is the one with the permit.
lesson-britannia-2 = Use the permit: place a trader between Cardiff and Montgomery.
lesson-britannia-2-why = The permit is used up until your next turn. Moving and establishing need none, so pieces in Wales can still be used.
lesson-britannia-2-england = That is in England and needs no permit. Try Cardiff-Montgomery, in Wales.
lesson-britannia-3 = At the end whoever controls the most cities in Wales scores 7 points, the next two 4 and 2. The board for four and five players has Scotland too.
lesson-britannia-3-why = An early office in Cardiff brings you into Wales first, and whoever comes later must displace you.
