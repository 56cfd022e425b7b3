# Koniec gry i droga powrotna przez nią.

## Liczenie

web-count = Liczenie punktów
web-count-status = Liczenie
web-count-skip = Pomiń
web-count-winner = Zwycięzca
web-count-of = { $source }: { $gains }.
web-count-identities = Tożsamości
web-count-side = { $faction }: { $seats }.
web-count-lost = Tej frakcji nie liczą się: { $list }.
web-count-last =
    { $faction ->
        [loyalist] Ostatnie miejsce zajmuje { $seat }, więc każdy Lojalista traci { $count }.
       *[restorationist] Ostatnie miejsce zajmuje { $seat }, więc każdy Restauracjonista traci { $count }.
    }
web-count-no-penalty = Nikt nie płaci kary.
web-count-needed = Do zwycięstwa potrzeba: { $count }.
web-count-tied = Nikt nie ma więcej kart niż każdy z pozostałych, więc nikt nie dostaje punktów.
web-count-most = Najwięcej kart ma { $seat }.
web-count-events = Wydarzenia kosztują tego, przed kim leżą.
web-count-points = Karty Punktów Zwycięstwa liczą się w całości.
web-count-discards = Każda odrzucona karta to jeden punkt.
web-count-hand = Karty na ręce liczą się według wartości.
web-count-agenda = Odkrywane są tajne cele rekrutacji.
web-count-mission =
    { $count ->
        [0] Nikt jej nie wykonuje.
        [one] Wykonuje ją { $seats }.
        [few] Wykonują ją { $seats }.
       *[many] Wykonują ją { $seats }.
    }

## Jak się skończyło

web-end-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
web-end-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
web-end-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
       *[many] { $count } tur
    }
web-end-stages =
    { $count ->
        [one] { $count } etap
        [few] { $count } etapy
       *[many] { $count } etapów
    }
web-end-decided = O wyniku zdecydowała pozycja „{ $source }”: { $own } do { $other }.
web-end-shared = Zwycięstwo dzielą { $seats }, każdy z wynikiem { $count } pkt.
web-end-ahead = { $seat } ma { $count } pkt, { $other } { $theirs }.
web-end-emerald =
    { $faction ->
        [loyalist] { $seat } wygrywa dla Lojalistów
       *[restorationist] { $seat } wygrywa dla Restauracjonistów
    }
web-end-emerald-you =
    { $faction ->
        [loyalist] Wygrywasz dla Lojalistów
       *[restorationist] Wygrywasz dla Restauracjonistów
    }
web-end-emerald-tie = Punktów jest tyle samo, po { $count }. Przy remisie Restauracjonista jest lepszy od Lojalisty, więc wygrywa { $seat }.
web-end-target =
    { $count ->
        [one] { $seats } osiąga { $target } pkt i to kończy grę.
        [few] { $seats } osiągają { $target } pkt i to kończy grę.
       *[many] { $seats } osiągają { $target } pkt i to kończy grę.
    }
web-end-track =
    { $faction ->
        [loyalist] Znacznik Lojalistów dochodzi do { $space }, na koniec toru.
        [restorationist] Znacznik Restauracjonistów dochodzi do { $space }, na koniec toru.
       *[both] Oba znaczniki dochodzą do { $space }, na koniec torów.
    }
web-end-reveal = { $seat }, Restauracjonista, musi ujawnić swoją tożsamość.
web-end-turns-over = Tura { $count } była ostatnia.

## Jak się skończyła Stawka

web-ending-not-yet = Gra nie została rozegrana do końca.
web-ending-vp = W etapie { $stage } { $seat } zdobywa potrzebne punkty zwycięstwa i ma ich { $have } (trzeba { $need }), a { $other } { $theirs }.
web-ending-secrets = W etapie { $stage } { $seat } zdobywa potrzebne sekrety i ma ich { $have } (trzeba { $need }), a { $other } { $theirs }.
web-ending-exposure = Kloss zostaje zdekonspirowany w etapie { $stage }; dowodów na niego jest { $have }.
web-ending-compromise = Szef niemieckiej siatki zostaje skompromitowany w etapie { $stage }; dowodów na niego jest { $have }.
web-ending-network-broken = Polska siatka zostaje rozbita w etapie { $stage }: wszyscy agenci prócz Klossa są w areszcie albo nie żyją.
web-ending-no-agents = Po etapie { $stage } nie ma już niemieckich agentów.
web-ending-room-217 = { $seat } otwiera pokój 217 w etapie { $stage }.
web-ending-dispatch = Meldunek zostaje nadany w etapie { $stage }, zanim radiostacja zamilknie.
web-ending-located = Radiostacja została namierzona i po etapie { $stage } wygrywa { $seat }.
web-ending-audi-stopped = Czarne Audi zostaje zatrzymane w etapie { $stage }, zanim dojedzie do koszar.
web-ending-barracks = Czarne Audi dowozi Pulkowskiego do koszar w etapie { $stage }.
web-ending-prisoners = W etapie { $stage } trzech polskich agentów siedzi naraz w areszcie.
web-ending-password = { $agent } odgaduje hasło „{ $word }” w etapie { $stage }.
web-ending-time = Etap { $stage } był ostatni, a po upływie czasu wygrywa { $seat }.
web-ending-time-points = Etap { $stage } był ostatni: { $seat } ma { $have } pkt, { $other } { $theirs }.
web-ending-time-drawn = Etap { $stage } był ostatni i do tej pory nikt nie wygrał; punkty: { $have } do { $theirs }.

## Przebieg gry

web-course-score = Wynik
web-course-lead = Przewaga
web-course-chance = Szanse
web-course-at = { $label }, ruch { $move }
web-plot-caption-score = Wynik każdego gracza w każdym momencie
web-plot-caption-lead = Przewaga każdego gracza nad najlepszym z pozostałych w każdym momencie
web-plot-caption-chance = Odsetek symulowanych gier wygranych przez każdego gracza po każdym wyborze
web-moments-end = Koniec gry
web-moments-slip = { $name } traci szanse
web-moments-gain = Szala przechyla się na korzyść gracza { $name }
web-moments-loss = Szala przechyla się na niekorzyść gracza { $name }
web-moments-between = od { $low } do { $high }

## Obraz

web-picture = Obraz do udostępnienia
web-picture-copy = Kopiuj obraz
web-picture-copied = Obraz skopiowany
web-picture-link = Kopiuj link
web-picture-save = Zapisz
web-picture-names = Z imionami
web-picture-seats = Na obrazie są miejsca: na imiona musieliby się zgodzić wszyscy przy stole.
web-picture-failed = Nie udało się zrobić obrazu. Link nadal działa.

## Powtórka

web-replay-speed = Szybkość
web-replay-stops = zatrzymuj przy uwagach
web-replay-eyes = Oczami gracza
web-replay-keys = klawisze 1 do { $last }
web-replay-open = Wszystko odkryte
web-replay-spectator = Widz
web-key-play = odtwórz powtórkę albo ją zatrzymaj
web-key-speed = wolniej, szybciej
web-key-eyes = czyimi oczami widać powtórkę
