# Podpowiedzi i omówienia przy stole. Imion nie odmieniamy.

web-percent = { $percent }%
web-percent-between = { $percent }% ({ $low }–{ $high })
web-percent-interval = od { $low } do { $high }%

## Podpowiedzi

web-hint-title = Co zrobiłby ekspert
web-hint-thinking = Ekspert się zastanawia…
web-hint-clear = Wybór jest jasny.
web-hint-little = Pierwsza możliwość jest trochę lepsza.
web-hint-none = Nie widać różnicy.
web-hint-about = Odsetek symulowanych gier, które kończą się wygraną, na podstawie tego, co możesz wiedzieć, z przedziałem 95%; liczba gier na każdą możliwość: { $count }. Wspólne zwycięstwo liczy się częściowo. Linia przerywana to równe szanse: { $even }%.
web-hint-said = Ekspert wybiera: { $choice }. Wygrywa { $percent } procent symulowanych gier, od { $low } do { $high }.

## Omówienia

web-review = Omówienie eksperta
web-review-about = Przy każdym wyborze: odsetek symulowanych gier wygranych po najlepszej możliwości i po tej, którą wybrano. Ocenia bot, na podstawie tego, co gracz mógł w tej chwili wiedzieć. Wspólne zwycięstwo liczy się częściowo.
web-review-ask = Omów tę grę
web-review-making = Ekspert przegląda grę: gotowe { $judged } z { $of } wyborów
web-review-wait = Najpierw najważniejsze momenty. Możesz opuścić stronę; omówienie powstaje dalej i zostanie zachowane.
web-review-plot = Odsetek wygranych symulowanych gier
web-review-knowledge = Każda linia korzysta tylko z tego, co ten gracz mógł w danej chwili wiedzieć, więc linie nie muszą dawać razem 100%. Pasma to przedziały 95%. Linia przerywana to równe szanse: { $percent }%.
web-review-even = równe szanse: { $percent }%
web-review-caption = Odsetek symulowanych gier wygranych przez każdego gracza, wybór po wyborze
web-review-turns = Punkty zwrotne
web-review-none = Nic się nie wyróżnia: żaden wybór nie kosztował na pewno wiele i żaden zwrot nie zaskoczył.
web-review-none-yet = Na razie nie ma żadnych.
web-review-slip = { $name } traci { $points } pkt proc. (od { $low } do { $high }): { $choice }
web-review-gain = Szala przechyla się na korzyść gracza { $name }: +{ $points } pkt proc. (od { $low } do { $high }). Następny wybór: { $choice }
web-review-loss = Szala przechyla się na niekorzyść gracza { $name }: −{ $points } pkt proc. (od { $low } do { $high }). Następny wybór: { $choice }
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
web-review-see = Zobacz ten moment
web-review-chosen = { $name } wybiera: { $choice }. To wygrywa { $percent }% symulowanych gier ({ $low }–{ $high }).
web-opinion-agrees = Ekspert wybrałby to samo.
web-opinion-clear = Wyraźnie lepiej: { $choices }.
web-opinion-little = Trochę lepiej: { $choices }.
web-opinion-none = Nie widać różnicy w porównaniu z wyborem eksperta.
web-review-used = Podpowiedzi w tej grze: { $names }.
web-review-used-by = { $name } { $count }
