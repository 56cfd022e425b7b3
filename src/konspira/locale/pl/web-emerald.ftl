# Stół gry „Studium w Szmaragdzie” w przeglądarce. Terminy jak w emerald.ftl.

## Tura

web-emerald-turn = Tura { $turn }
web-emerald-ends-at = Koniec przy { $target } pkt
web-emerald-action-1 = Akcja 1
web-emerald-action-2 = Akcja 2
web-emerald-refill = Dobranie
web-emerald-active =
    { $count ->
        [one] Gra { $seat }; została { $count } akcja.
        [few] Gra { $seat }; zostały { $count } akcje.
       *[many] Gra { $seat }; zostało { $count } akcji.
    }
web-emerald-actions = Akcje
web-emerald-act-place = Umieść
web-emerald-act-claim = Przejmij
web-emerald-act-retrieve = Odzyskaj
web-emerald-act-move = Przesuń
web-emerald-act-track = Tory
web-emerald-act-assassinate = Zabij
web-emerald-act-discard = Odrzuć
web-emerald-act-pass = Pas
web-emerald-act-end-turn = Koniec tury

## Mapa

web-emerald-map = Europa: trzy rzędy po trzy miasta
web-emerald-cities = Miasta
web-emerald-city = Miasto
web-emerald-explained = Objaśnienie
web-emerald-bombs-here =
    { $count ->
        [one] Zabicie agenta kosztuje tu { $count } bombę
        [few] Zabicie agenta kosztuje tu { $count } bomby
       *[many] Zabicie agenta kosztuje tu { $count } bomb
    }
web-emerald-face-up = Odkryta: { $card }
web-emerald-stack =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
web-emerald-stack-empty = Talia jest pusta
web-emerald-lost =
    { $count ->
        [one] { $count } karta zniknęła z gry zakryta.
        [few] { $count } karty zniknęły z gry zakryte.
       *[many] { $count } kart zniknęło z gry zakrytych.
    }
web-emerald-city-card-stack = w talii
web-emerald-city-card-taken = przejęta
web-emerald-city-card-gone = poza grą
web-emerald-royal-slot = Arystokrata na miejscu: { $card }, bomby: { $bombs }, punkty: { $points }
web-emerald-royal-stack = Arystokrata ({ $card }) jest jeszcze w talii
web-emerald-royal-taken = Arystokrata ({ $card }) został zabity albo ukryty
web-emerald-royal-gone = Arystokrata ({ $card }) zniknął z gry
web-emerald-royal-not-yet = jeszcze bez arystokraty
web-emerald-royal-is-dead = arystokrata zabity
web-emerald-royal-is-hidden = arystokrata ukryty
web-emerald-royal-is-gone = arystokraty brak
web-emerald-agents =
    { $count ->
        [one] { $count } agent
        [few] { $count } agentów
       *[many] { $count } agentów
    }
web-emerald-cubes =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
web-emerald-zombies =
    { $count ->
        [one] { $count } zombie
        [few] { $count } zombie
       *[many] { $count } zombie
    }
web-emerald-leads = Przewagę ma { $seat }: +{ $count }
web-emerald-tie = Remis, nikt nie ma przewagi: { $seats }, po { $count }
web-emerald-tie-short = remis: nikt nie ma przewagi
web-emerald-nobody = Nikogo tu nie ma
web-emerald-nobody-short = nikogo
web-emerald-attacked = zamach
web-emerald-zombies-left = Zombie we wspólnej puli: { $count }
web-emerald-removed = Poza grą

## Tory

web-emerald-tracks = Tory polityczne
web-emerald-side-restorationist = Restauracjoniści
web-emerald-side-loyalist = Lojaliści
web-emerald-track-at = { $track }: { $space } z { $last }
web-emerald-level = Remis: tory nic nie dają
web-emerald-ahead-restorationist = teraz liczy się każdemu, na koniec tylko Restauracjonistom
web-emerald-ahead-loyalist = teraz liczy się każdemu, na koniec tylko Lojalistom
web-emerald-tracks-rule = Odległość między znacznikami, teraz { $count }, wlicza się do wyniku każdego gracza. Na koniec liczy się tylko frakcji, której znacznik jest z przodu. Gra kończy się, gdy znacznik dojdzie do pola { $last }.
web-emerald-distance = Odległość znaczników: { $count }

## Gracze

web-emerald-seats = Gracze
web-emerald-points = punkty: { $count } z { $target }
web-emerald-identity = Twoja tajna tożsamość
web-emerald-identity-hidden = tożsamość ukryta
web-emerald-identity-open = tożsamość znana wszystkim: { $faction }
web-emerald-identity-seen = { $faction }: wiesz o tym tylko ty
web-emerald-only-you = tylko ty
web-emerald-known-to-all = ujawniona
web-emerald-hold = Przytrzymaj
web-emerald-hold-short = Przy­trzymaj
web-emerald-hearts =
    { $count ->
        [one] Leży na niej karta „Zmiana nastawienia”.
        [few] Leżą na niej { $count } karty „Zmiana nastawienia”.
       *[many] Leży na niej { $count } kart „Zmiana nastawienia”.
    }
web-emerald-looked-by = Tożsamość widzieli: { $seats }.
web-emerald-keeps-restorationist = Dla Restauracjonisty liczyłoby się: { $count }
web-emerald-keeps-loyalist = Dla Lojalisty liczyłoby się: { $count }
web-emerald-supply-of = kostki w puli: { $count }
web-emerald-limbo-of = w Otchłani: { $count }
web-emerald-agents-left = agenci w puli: { $count }
web-emerald-on-board = agenci na planszy: { $count }
web-emerald-tokens = znaczniki poczytalności: { $count }
web-emerald-kept = Karty przy tożsamości: { $count }
web-emerald-kept-victim = { $card } (agent gracza { $seat })
web-emerald-kept-agents =
    { $count ->
        [one] { $card } ({ $count } agent)
        [few] { $card } ({ $count } agentów)
       *[many] { $card } ({ $count } agentów)
    }
web-emerald-kept-royal = { $card } (na karcie { $royal })
web-emerald-kept-hidden = { $card } (ukryty)
web-emerald-nothing = nic

## Ręka i stosy

web-emerald-hand = Twoja ręka
web-emerald-hand-of = Ręka gracza { $seat }
web-emerald-hand-empty = Nie masz kart na ręce.
web-emerald-in-hand = Karty na ręce: { $count }
web-emerald-deck = Talia: { $count }, kolejność nieznana
web-emerald-discards = Stos kart odrzuconych: { $count }
web-emerald-piles = Twoje stosy: w talii { $deck }, odrzucone { $discard }
web-emerald-hand-and-deck = Ręka ({ $hand }) i talia ({ $deck }) razem
web-emerald-known-hand = Na pewno na ręce
web-emerald-played = zagrana
web-emerald-no-text = Bez tekstu: zagrywa się ją dla symboli.
web-emerald-in-play = W grze

## Pytanie

web-emerald-plan = Wybrane dotąd
web-emerald-restart = Zacznij akcję od nowa
web-emerald-mark-card = Wybierz obwiedzioną kartę
web-emerald-mark-city = Wybierz obwiedzione miasto
web-emerald-sum-cubes = kostki: { $count } z { $most }
web-emerald-sum-moves = ruchy: { $count } z { $most }
web-emerald-sum-bombs = bomby: { $count } z { $most }
web-emerald-do-agent = Umieść agenta w { $city-loc }
web-emerald-do-place =
    { $count ->
        [one] Umieść { $count } kostkę w { $city-loc }
        [few] Umieść { $count } kostki w { $city-loc }
       *[many] Umieść { $count } kostek w { $city-loc }
    }
web-emerald-do-claim = Przejmij kartę „{ $what }” w { $city-loc }
web-emerald-do-claim-with = Przejmij kartę „{ $card }”, zagrywając „{ $with }”
web-emerald-do-claim-stop = Nie przejmuj więcej
web-emerald-do-retrieve =
    { $count ->
        [one] Odzyskaj { $count } kostkę
        [few] Odzyskaj { $count } kostki
       *[many] Odzyskaj { $count } kostek
    }
web-emerald-do-moves =
    { $count ->
        [one] { $count } ruch: wybierz agenta
        [few] { $count } ruchy: wybierz agentów
       *[many] { $count } ruchów: wybierz agentów
    }
web-emerald-do-move = Przesuń agenta z { $city_from-gen } do { $city-gen }
web-emerald-do-move-stop =
    { $count ->
        [one] Poprzestań na { $count } ruchu
        [few] Poprzestań na { $count } ruchach
       *[many] Poprzestań na { $count } ruchach
    }
web-emerald-do-track-r = Restauracjoniści +{ $restorationist }
web-emerald-do-track-l = Lojaliści +{ $loyalist }
web-emerald-do-track-both = Restauracjoniści +{ $restorationist }, Lojaliści +{ $loyalist }
web-emerald-do-kill-city = Uderz w { $city-loc }
web-emerald-do-kill-agent = Zabij agenta gracza { $seat } w { $city-loc }
web-emerald-do-kill-royal = Zabij arystokratę ({ $what }) w { $city-loc }
web-emerald-do-kill-stop = Bez kolejnego zamachu
web-emerald-do-bombs =
    { $count ->
        [one] { $card }: { $count } bomba
        [few] { $card }: { $count } bomby
       *[many] { $card }: { $count } bomb
    }
web-emerald-do-discard =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
web-emerald-do-draw =
    { $draw ->
        [one] Nic nie odrzucaj, dobierz { $draw } kartę
        [few] Nic nie odrzucaj, dobierz { $draw } karty
       *[many] Nic nie odrzucaj, dobierz { $draw } kart
    }
web-emerald-do-redraw = Odrzuć { $count }, dobierz { $draw }
web-emerald-do-text = { $card }: { $target }
web-emerald-do-text-done = { $card }: wystarczy { $count }
web-emerald-do-limbo =
    { $count ->
        [one] Weź z Otchłani { $count } kostkę
        [few] Weź z Otchłani { $count } kostki
       *[many] Weź z Otchłani { $count } kostek
    }
web-emerald-do-redeploy =
    { $count ->
        [one] Sprowadź { $count } agenta do { $city-gen }
        [few] Sprowadź { $count } agentów do { $city-gen }
       *[many] Sprowadź { $count } agentów do { $city-gen }
    }
web-emerald-do-strike = Niech zombie uderzą w { $city-loc }
web-emerald-do-strike-stop = Bez kolejnego uderzenia
web-emerald-do-zombie = Umieść zombie w { $city-loc }

## Pomoc w pierwszej grze

web-emerald-hint-setup-agent = Agenci dają przewagę w mieście i pomagają w zabójstwach. W jednym mieście mogą stać agenci różnych graczy.
web-emerald-hint-turn = Kartę zagrywasz dla symboli jednego rodzaju albo dla jej tekstu; te, które można teraz zagrać, są obwiedzione. Po dwóch akcjach dobierasz do pięciu kart.
web-emerald-hint-place-city = O przewadze decydują kostki i agenci razem. Odkrytą kartę przejmie tylko ten, kto ma przewagę.
web-emerald-hint-place-card = Każdy symbol kostki na zagranych kartach umieszcza jedną kostkę z twojej puli.
web-emerald-hint-claim-city = Musisz mieć przewagę i kostkę w tym mieście. Twoje kostki trafiają do Otchłani, pozostałe wracają do właścicieli.
web-emerald-hint-claim-card = Przejęta karta trafia na twój stos kart odrzuconych; jej agenci i punkty są twoje od razu.
web-emerald-hint-retrieve-card = Każdy symbol powrotu przywraca do puli jedną kostkę, z Otchłani albo z miasta.
web-emerald-hint-retrieve-source = Kostki w Otchłani nic ci nie dają; kostki w mieście mogą dawać przewagę.
web-emerald-hint-move-card = Każdy symbol ruchu przesuwa jednego agenta do dowolnego innego miasta.
web-emerald-hint-move-from = W jednej akcji każdy agent rusza się najwyżej raz.
web-emerald-hint-move-to = Można dojść do każdego innego miasta.
web-emerald-hint-track-card = Karta przesuwa jeden albo drugi znacznik. Odległość liczy się teraz każdemu, a na koniec tylko frakcji, która jest z przodu.
web-emerald-hint-kill-card = Karta ze sztyletem zostaje zużyta. Leży potem przed tobą razem z ofiarą.
web-emerald-hint-kill-city = Musisz mieć w mieście przewagę i agenta. Każdy twój agent liczy się tam jak bomba.
web-emerald-hint-kill-target = Arystokraci dają punkty Restauracjonistów. Zabici agenci dają punkty tylko Lojaliście, który zabił ludzi Restauracjonisty.
web-emerald-hint-kill-support = Żadna karta nie może być zbędna: obwiedzione jest tylko to, co pasuje do brakującej liczby.
web-emerald-hint-discard-card = Odrzuć, czego nie potrzebujesz; na koniec tury dobierzesz karty.
web-emerald-hint-block = Nikt się nie dowie, czy możesz blokować.
web-emerald-hint-heart = Ujawniony Restauracjonista kończy grę. Ujawniony Lojalista gra dalej.
web-emerald-hint-reveal-agent = Ujawniony Lojalista uzupełnia agentów na planszy do trzech.
web-emerald-hint-redeploy-city = Wszyscy agenci z karty Mi-Go trafiają do tego samego miasta.

## Gdy wybierają inni

web-emerald-next-watching = Oglądasz grę.
web-emerald-next-setup = Każdy umieszcza dwóch agentów startowych, po jednym w każdym z dwóch okrążeń.
web-emerald-next-own = Twoja tura potrwa dalej, gdy to się rozstrzygnie.
web-emerald-next-turn =
    { $count ->
        [one] Po tej turze twoja kolej.
        [few] Twoja kolej za { $count } tury.
       *[many] Twoja kolej za { $count } tur.
    }
web-emerald-attack-agent = { $seat } atakuje kartą „{ $what }” agenta gracza { $victim } w { $city-loc }.
web-emerald-attack-city = { $seat } uderza kartą „{ $what }” w { $city-loc }.
web-emerald-revealed-restorationist = { $seat } to Restauracjonista: gra się kończy.
web-emerald-revealed-loyalist = { $seat } to Lojalista i gra dalej.
web-emerald-die-mad = { $seat } rzuca kością poczytalności: szaleństwo.
web-emerald-die-blank = { $seat } rzuca kością poczytalności: nic się nie dzieje.

## Punktacja

web-emerald-score-caption = Punktacja, pozycja po pozycji
web-emerald-score-rank = Miejsce i gracz
web-emerald-score-side = Frakcja
web-emerald-score-live-bar = Punkty z gry
web-emerald-score-neutral = Neutralne
web-emerald-score-restorationist = Restauracjonistów
web-emerald-score-loyalist = Lojalistów
web-emerald-score-kill = Zabici agenci
web-emerald-score-track = Tory
web-emerald-score-live = W grze
web-emerald-score-kept = Liczy się
web-emerald-score-penalty = Kara
web-emerald-score-total = Wynik
web-emerald-score-counts = { $source } { $count }
web-emerald-score-lost = { $source } { $count } się nie liczy
web-emerald-score-note = Przekreślone punkty nie liczą się tej frakcji. Karę płaci frakcja gracza z najniższym wynikiem.
