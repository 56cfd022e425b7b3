# Podpowiedzi i omówienia przy stole. Imion nie odmieniamy.

web-percent = { $percent }%

## Podpowiedzi

web-hint-title = Co zrobiłby ekspert
web-hint-thinking = Ekspert się zastanawia …
web-hint-tried =
    { $count ->
        [one] { $count } próba
        [few] { $count } próby
       *[many] { $count } prób
    }
web-hint-clear = Wybór jest jasny.
web-hint-close = Trudno rozstrzygnąć: inne możliwości są niemal równie dobre.
web-hint-even = Pierwsza możliwość jest trochę lepsza.
web-hint-about =
    { $count ->
        [one] Na podstawie tego, co możesz wiedzieć, i { $count } wyobrażonej gry.
        [few] Na podstawie tego, co możesz wiedzieć, i { $count } wyobrażonych gier.
       *[many] Na podstawie tego, co możesz wiedzieć, i { $count } wyobrażonych gier.
    }
web-hint-said = Ekspert wybiera: { $choice }. Szansa na wygraną: { $percent } procent.

## Omówienia

web-review = Omówienie eksperta
web-review-about = Przy każdym wyborze: szansa na wygraną przed nim i po nim. Ocenia bot, na podstawie tego, co gracz mógł w tej chwili wiedzieć.
web-review-ask = Omów tę grę
web-review-making = Ekspert przegląda grę: { $percent }%
web-review-wait = To chwilę potrwa. Możesz opuścić stronę; omówienie powstaje dalej i zostanie zachowane.
web-review-plot = Szansa na wygraną
web-review-caption = Szansa każdego gracza na wygraną, wybór po wyborze
web-review-turns = Punkty zwrotne
web-review-none = Nic się nie wyróżnia: żaden wybór nie kosztował wiele i żaden zwrot nie zaskoczył.
web-review-slip = { $name } oddaje szanse (−{ $percent } p.p.): { $choice }
web-review-gain = Gra obraca się na korzyść: { $name } (+{ $percent } p.p.)
web-review-loss = Gra obraca się na niekorzyść: { $name } (−{ $percent } p.p.)
web-review-better = Lepiej: { $choices }
web-review-option = { $choice } ({ $percent }%)
web-review-choices = Wszystkie wybory
web-review-player = Gracz
web-review-choice = Wybór
web-review-before = Przed
web-review-after = Po
web-review-best = Wybór eksperta
web-review-same = ten sam
web-review-see = Zobacz tę chwilę
web-review-chosen = { $name }, wybór: { $choice } ({ $percent }%).
web-review-agrees = Ekspert wybrałby to samo.
web-review-equal = Ekspert nie widzi nic lepszego.
web-review-prefers = Ekspert wolałby: { $choices }.
web-review-used = Podpowiedzi w tej grze: { $names }.
web-review-used-by = { $name } { $count }
