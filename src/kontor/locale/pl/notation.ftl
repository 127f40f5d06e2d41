### What fits at a place of a decision that cannot be read, as in "expected a post of hansa-45".

expected-or = { $first } lub { $second }
expected-verb = jedno z: { $ids }
expected-word = '{ $word }'
expected-nothing = nic więcej
expected-longest = decyzja, najwięcej znaków: { $limit }
expected-piece = handlarz ({ $ids })
expected-amount = liczba handlarzy, na przykład 3t, 2t+1m lub 1m
expected-post = pole planszy { $board }, na przykład { $near }/1
expected-post-number = pole szlaku { $route } o numerze od 1 do { $most }
expected-source = stock, supply, route albo pole
expected-route = szlak planszy { $board }
expected-route-listed = szlak planszy { $board } ({ $ids })
expected-route-near = szlak planszy { $board }, może { $near }
expected-route-nearer = szlak planszy { $board }, może { $near } lub { $other }
expected-city = miasto planszy { $board }
expected-city-listed = miasto planszy { $board } ({ $ids })
expected-city-near = miasto planszy { $board }, może { $near }
expected-city-nearer = miasto planszy { $board }, może { $near } lub { $other }
expected-ability = zdolność ({ $ids })
expected-space = pole specjalnych punktów renomy ({ $ids })
expected-number = numer placówki, licząc od 1
expected-seat = miejsce ({ $ids })
expected-marker = żeton ({ $ids })
expected-markers = żetony połączone znakiem + w tej kolejności: { $ids }
