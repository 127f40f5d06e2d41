### What fits at a place of a decision that cannot be read, as in "expected a post of hansa-45".

expected-or = { $first } or { $second }
expected-verb = one of { $ids }
expected-word = '{ $word }'
expected-nothing = nothing more
expected-longest = a decision of at most { $limit } characters
expected-piece = a piece ({ $ids })
expected-amount = an amount such as 3t, 2t+1m or 1m
expected-post = a post of { $board } such as { $near }/1
expected-post-number = a post of { $route }, numbered 1 to { $most }
expected-source = stock, supply, route or a post
expected-route = a route of { $board }
expected-route-listed = a route of { $board } ({ $ids })
expected-route-near = a route of { $board }, perhaps { $near }
expected-route-nearer = a route of { $board }, perhaps { $near } or { $other }
expected-city = a city of { $board }
expected-city-listed = a city of { $board } ({ $ids })
expected-city-near = a city of { $board }, perhaps { $near }
expected-city-nearer = a city of { $board }, perhaps { $near } or { $other }
expected-ability = an ability ({ $ids })
expected-space = a special prestige space ({ $ids })
expected-number = an office number, counted from 1
expected-seat = a seat ({ $ids })
expected-marker = a marker ({ $ids })
expected-markers = markers joined by + in this order: { $ids }
