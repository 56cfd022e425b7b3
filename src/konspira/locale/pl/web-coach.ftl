# Podpowiedzi i omówienia przy stole. Imion nie odmieniamy.

web-percent = { $percent }%
web-percent-between = { $percent }% ({ $low }–{ $high })
web-percent-interval = od { $low } do { $high }%

## Podpowiedzi

web-hint-title = Co zrobiłby ekspert
web-hint-thinking = Ekspert się zastanawia …
web-hint-clear = Wybór jest jasny.
web-hint-little = Pierwsza możliwość jest trochę lepsza.
web-hint-none = Nie widać różnicy.
web-hint-about = Odsetek wygranych wyobrażonych gier, na podstawie tego, co możesz wiedzieć, z przedziałem 95%; liczba gier na każdą możliwość: { $count }. Dzielone zwycięstwo liczy się jako swoja część. Linia przerywana to równy udział: { $even }%.
web-hint-said = Ekspert wybiera: { $choice }. Wygrywa { $percent } procent wyobrażonych gier, od { $low } do { $high }.

## Omówienia

web-review = Omówienie eksperta
web-review-about = Przy każdym wyborze: odsetek wyobrażonych gier wygranych po najlepszej możliwości i po tej, którą wybrano. Ocenia bot, na podstawie tego, co gracz mógł w tej chwili wiedzieć. Dzielone zwycięstwo liczy się jako swoja część.
web-review-ask = Omów tę grę
web-review-making = Ekspert przegląda grę: wybory { $judged } z { $of }
web-review-wait = Najpierw chwile, które mają znaczenie. Możesz opuścić stronę; omówienie powstaje dalej i zostanie zachowane.
web-review-plot = Odsetek wygranych wyobrażonych gier
web-review-knowledge = Każda linia korzysta tylko z tego, co ten gracz mógł w danej chwili wiedzieć, więc linie nie muszą dawać razem 100%. Pasma to przedziały 95%. Linia przerywana to równy udział: { $percent }%.
web-review-even = równy udział: { $percent }%
web-review-caption = Odsetek wyobrażonych gier wygranych przez każdego gracza, wybór po wyborze
web-review-turns = Punkty zwrotne
web-review-none = Nic się nie wyróżnia: żaden wybór na pewno nie kosztował wiele i żaden zwrot nie zaskoczył.
web-review-none-yet = Na razie żadnych.
web-review-slip = { $name } traci { $points } p.p. (od { $low } do { $high }): { $choice }
web-review-gain = Gra obróciła się na korzyść: { $name }, +{ $points } p.p. (od { $low } do { $high }). Następny wybór: { $choice }
web-review-loss = Gra obróciła się na niekorzyść: { $name }, −{ $points } p.p. (od { $low } do { $high }). Następny wybór: { $choice }
web-review-better = Lepiej: { $choices }
web-review-option = { $choice } ({ $percent }%, { $low }–{ $high })
web-review-choices = Wszystkie wybory
web-review-player = Gracz
web-review-question = Pytanie
web-review-choice = Wybór
web-review-before = Najlepszy wybór
web-review-after = Ten wybór
web-review-best = Wybór eksperta
web-review-same = ten sam
web-review-see = Zobacz tę chwilę
web-review-chosen = { $name }, wybór: { $choice }. Wygrywa { $percent }% wyobrażonych gier ({ $low }–{ $high }).
web-opinion-agrees = Ekspert wybrałby to samo.
web-opinion-clear = Wyraźnie lepiej: { $choices }.
web-opinion-little = Trochę lepiej: { $choices }.
web-opinion-none = Nie widać różnicy wobec wyboru eksperta.
web-review-used = Podpowiedzi w tej grze: { $names }.
web-review-used-by = { $name } { $count }
