### What fits at a place of a decision that cannot be read, as in "expected a post of hansa-45".

expected-or = { $first } или { $second }
expected-verb = одно из слов: { $ids }
expected-word = '{ $word }'
expected-nothing = больше ничего
expected-longest = решение не длиннее { $limit } знаков
expected-piece = помощник ({ $ids })
expected-amount = количество, например 3t, 2t+1m или 1m
expected-post = клетка поля { $board }, например { $near }/1
expected-post-number = клетка пути { $route } с номером от 1 до { $most }
expected-source = stock, supply, route или клетка
expected-route = путь поля { $board }
expected-route-listed = путь поля { $board } ({ $ids })
expected-route-near = путь поля { $board }, возможно { $near }
expected-route-nearer = путь поля { $board }, возможно { $near } или { $other }
expected-city = город поля { $board }
expected-city-listed = город поля { $board } ({ $ids })
expected-city-near = город поля { $board }, возможно { $near }
expected-city-nearer = город поля { $board }, возможно { $near } или { $other }
expected-ability = способность ({ $ids })
expected-space = клетка специальной награды ({ $ids })
expected-number = номер конторы, считая с 1
expected-seat = место ({ $ids })
expected-marker = жетон ({ $ids })
expected-markers = жетоны через + в таком порядке: { $ids }
