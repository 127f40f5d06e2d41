### What fits at a place of a decision that cannot be read, as in "expected a post of hansa-45".

expected-or = { $first } vagy { $second }
expected-verb = ezek egyike: { $ids }
expected-word = '{ $word }'
expected-nothing = semmi több
expected-longest = legfeljebb { $limit } karakteres döntés
expected-piece = egy alkalmazott ({ $ids })
expected-amount = egy mennyiség, például 3t, 2t+1m vagy 1m
expected-post = egy mező ({ $board }), például { $near }/1
expected-post-number = egy mező ({ $route }), sorszáma 1 és { $most } között
expected-source = stock, supply, route vagy egy mező
expected-route = egy út ({ $board })
expected-route-listed = egy út ({ $board }): { $ids }
expected-route-near = egy út ({ $board }), talán { $near }
expected-route-nearer = egy út ({ $board }), talán { $near } vagy { $other }
expected-city = egy város ({ $board })
expected-city-listed = egy város ({ $board }): { $ids }
expected-city-near = egy város ({ $board }), talán { $near }
expected-city-nearer = egy város ({ $board }), talán { $near } vagy { $other }
expected-ability = egy képesség ({ $ids })
expected-space = egy különleges hírnévhely ({ $ids })
expected-number = egy lerakat sorszáma, 1-től számolva
expected-seat = egy hely ({ $ids })
expected-marker = egy lapka ({ $ids })
expected-markers = lapkák +-szal összekötve, ebben a sorrendben: { $ids }
