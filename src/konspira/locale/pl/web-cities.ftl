# Co jeszcze mówią plansze miast: gesty z karty i miejsca, legenda symboli.

## Estoril

web-estoril-mark-card-for = Wybierz kartę na obszar { $space }

## Spiskowcy

web-spiskowcy-ask-swap = Spisek: które dwie Postacie zamieniają się miejscami?
web-spiskowcy-ask-swap-for = Spisek: z kim zamienia się miejscami { $card }, Postać gracza { $seat }?

## Studium w Szmaragdzie: karta i miasto

web-emerald-chosen = wybrane
web-emerald-mark-card-for = { $city }: teraz karta albo akcja
web-emerald-mark-city-for = { $card }: teraz miasto w obwódce
web-emerald-deed-retrieve =
    { $count ->
        [one] Odzyskaj { $count } kostkę z { $city-gen }
        [few] Odzyskaj { $count } kostki z { $city-gen }
       *[many] Odzyskaj { $count } kostek z { $city-gen }
    }
web-emerald-deed-move = Przesuń agenta z { $city-gen }

## Studium w Szmaragdzie: tożsamość

web-emerald-cover = Naciśnij, by zakryć
web-emerald-uncover = Naciśnij, by spojrzeć

## Studium w Szmaragdzie: legenda symboli

web-emerald-key = Symbole
web-emerald-pair-no-symbol = Żaden symbol tej karty nie działa w mieście.
web-emerald-key-title = Co znaczą symbole
web-emerald-key-close = Zamknij
web-emerald-key-pays = Na kartach, po lewej: za co płacą
web-emerald-key-bears = Na kartach, po prawej: co dają
web-emerald-key-there = W mieście
web-emerald-key-owns = Przy graczach
web-emerald-key-place = jedna kostka z twojej puli do miasta
web-emerald-key-claim = odkryta karta miasta, w którym masz przewagę i kostkę
web-emerald-key-retrieve = jedna kostka wraca do puli, z Otchłani albo z miasta
web-emerald-key-move = jeden agent do dowolnego innego miasta
web-emerald-key-assassinate = zamach na arystokratę albo na agenta rywala
web-emerald-key-restorationist = ich znacznik idzie o jedno pole dalej
web-emerald-key-loyalist = ich znacznik idzie o jedno pole dalej
web-emerald-key-bomb = wspiera zamach; przy mieście: tyle bomb zabija tam agenta
web-emerald-key-agent = kto przejmuje kartę, dostaje agenta w tym mieście
web-emerald-key-madness = kto przejmuje kartę, rzuca kością poczytalności
web-emerald-key-neutral = liczą się każdemu
web-emerald-key-points-restorationist = na koniec liczą się tylko Restauracjonistom
web-emerald-key-points-loyalist = na koniec liczą się tylko Lojalistom
web-emerald-key-kill = dla Lojalisty, jeśli zabity agent należał do Restauracjonisty
web-emerald-key-cube-name = Kostka
web-emerald-key-cube = kostki i agenci razem decydują, kto ma przewagę w mieście
web-emerald-key-lead-name = Przewaga
web-emerald-key-lead = na złoto: kto ma przewagę i jak dużą
web-emerald-key-royal-name = Arystokrata
web-emerald-key-royal = ile bomb go zabija i ile to daje punktów
web-emerald-key-zombie-name = Zombie
web-emerald-key-zombie = może usunąć agenta rywala; nie liczy się do przewagi
web-emerald-key-stack-name = Talia
web-emerald-key-stack = tyle kart leży w mieście
web-emerald-key-sanity-name = Znacznik poczytalności
web-emerald-key-sanity = kto nie ma już żadnego, musi ujawnić tożsamość
web-emerald-key-supply-name = Pula
web-emerald-key-supply = kostki, które można umieścić
web-emerald-key-limbo-name = Otchłań
web-emerald-key-limbo = kostki, które trzeba najpierw odzyskać
