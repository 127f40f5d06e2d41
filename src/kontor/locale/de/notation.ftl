### What fits at a place of a decision that cannot be read, as in "expected a post of hansa-45".

expected-or = { $first } oder { $second }
expected-verb = eines von { $ids }
expected-word = '{ $word }'
expected-nothing = nichts weiter
expected-longest = eine Entscheidung mit höchstens { $limit } Zeichen
expected-piece = ein Händlerstein ({ $ids })
expected-amount = eine Menge wie 3t, 2t+1m oder 1m
expected-post = ein Verbindungspunkt von { $board } wie { $near }/1
expected-post-number = ein Verbindungspunkt von { $route }, Nummer 1 bis { $most }
expected-source = stock, supply, route oder ein Verbindungspunkt
expected-route = eine Handelsroute von { $board }
expected-route-listed = eine Handelsroute von { $board } ({ $ids })
expected-route-near = eine Handelsroute von { $board }, vielleicht { $near }
expected-route-nearer = eine Handelsroute von { $board }, vielleicht { $near } oder { $other }
expected-city = eine Stadt von { $board }
expected-city-listed = eine Stadt von { $board } ({ $ids })
expected-city-near = eine Stadt von { $board }, vielleicht { $near }
expected-city-nearer = eine Stadt von { $board }, vielleicht { $near } oder { $other }
expected-ability = eine Eigenschaft ({ $ids })
expected-space = ein Feld für Sonderprestige ({ $ids })
expected-number = die Nummer einer Niederlassung, gezählt ab 1
expected-seat = ein Platz ({ $ids })
expected-marker = ein Bonusmarker ({ $ids })
expected-markers = Bonusmarker, verbunden mit +, in dieser Reihenfolge: { $ids }
