# Stół gry City of Spies: Estoril 1942 w przeglądarce. Terminy jak w estoril.ftl.
# Imion nie odmieniamy: stoją w mianowniku, po słowie „gracz” lub „karta” albo po dwukropku.

## Runda

web-estoril-round = Runda { $round } z { $rounds }
web-estoril-log-round = Runda { $round }
web-estoril-phase-placement = Rozmieszczanie
web-estoril-phase-resolve = Rozgrywanie 1–8
web-estoril-phase-discard = Odrzucanie
web-estoril-first = pierwszy gracz
web-estoril-first-is = Pierwszym graczem jest { $seat }
web-estoril-players = Gracze
web-estoril-score-now = Obecny wynik: { $count }
web-estoril-in-hand = Karty na ręce: { $count }
web-estoril-markers = Pozostałe znaczniki: { $count }
web-estoril-discarded = Odrzucone karty: { $count }

## Miasteczko

web-estoril-town = Miasteczko: cztery rzędy po sześć pól
web-estoril-town-turned = Miasteczko obrócone o ćwierć obrotu w prawo: sześć rzędów po cztery pola
web-estoril-held = Miasteczko pod koniec rundy { $round }. Postacie wróciły już na ręce.
web-estoril-tile-church = Santo António
web-estoril-tile-palacio = Hotel Palácio
web-estoril-tile-tamariz = Plaża Tamariz
web-estoril-tile-atlantico = Hotel Atlântico
web-estoril-tile-muchaxo = Muchaxo
web-estoril-tile-casino = Casino Estoril
web-estoril-tile-boca = Boca do Inferno
web-estoril-tile-museum = Muzeum Guimarães
web-estoril-tile-about = { $number } { $tile }: { $rule }
web-estoril-rule-church = bez Zabójców
web-estoril-rule-palacio = Brytyjczycy +1
web-estoril-rule-tamariz = wszystko odkryte
web-estoril-rule-atlantico = Niemcy +1
web-estoril-rule-muchaxo = zawsze zewnętrzne
web-estoril-rule-casino = dwie kości dla każdego
web-estoril-rule-boca = najsłabszy traci kartę
web-estoril-rule-museum = cztery obszary
web-estoril-beside = Sąsiednie: { $tiles }.
web-estoril-top-secret = TOP SECRET
web-estoril-open-space = odkryty
web-estoril-peek-tile = ta plansza
web-estoril-peek-adjacent = sąsiednie
web-estoril-peek-any = dowolna
web-estoril-peek-mark = podgląd ({ $where })
web-estoril-peek-tile-long = Możesz podejrzeć zakrytą kartę na tej planszy.
web-estoril-peek-adjacent-long = Możesz podejrzeć zakrytą kartę na tej albo sąsiedniej planszy.
web-estoril-peek-any-long = Możesz podejrzeć zakrytą kartę na dowolnej planszy.
web-estoril-outer = obszar zewnętrzny
web-estoril-inner = obszar wewnętrzny
web-estoril-outer-short = zewn.
web-estoril-inner-short = wewn.
web-estoril-top-secret-long = TOP SECRET: położona tu karta leży zakryta.
web-estoril-open-long = Położona tu karta leży odkryta.
web-estoril-outer-long = Obszar zewnętrzny: dostępny dla każdego, dopóki jest wolny.
web-estoril-inner-long = Obszar wewnętrzny: dostępny tylko obok jednej z twoich postaci.
web-estoril-free = wolny
web-estoril-reward = nagroda
web-estoril-reward-of = Nagroda: { $tile }
web-estoril-reward-gone = już zabrana
web-estoril-under-deck = pod stos
web-estoril-closed = Niedostępne
web-estoril-explained = Objaśnienie

## Karty

web-estoril-strength = siła { $count }
web-estoril-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
web-estoril-woman = kobieta
web-estoril-no-symbol = Bez symbolu.
web-estoril-face-down = zakryta karta
web-estoril-hidden-of = zakryta karta gracza { $seat }
web-estoril-known-own = zakryta, znasz ją tylko ty
web-estoril-known-peeked = zakryta, podejrzana przez ciebie
web-estoril-seen-by = Tę kartę podejrzeli: { $names }.
web-estoril-could-be = To może być: { $cards }.
web-estoril-protected = chroniona
web-estoril-protected-long = Biały znacznik chroni tę postać w tej rundzie przed Zabójcami i Uwodzicielami.
web-estoril-moved = przeniesiona przez Uwodziciela
web-estoril-moved-long = Uwodziciel przeniósł tę postać: w tej rundzie jej symbole nie działają.
web-estoril-counts = liczy się za { $count }
web-estoril-by-flags = Flagi: +{ $count }
web-estoril-by-location = To miejsce: +{ $count }
web-estoril-by-dice = Kości: { $one } i { $two }
web-estoril-plus-flags =
    { $count ->
        [one] { $count } flaga
        [few] { $count } flagi
       *[many] { $count } flag
    }
web-estoril-plus-location = { $count } za miejsce
web-estoril-plus-dice = { $count } z kości
web-estoril-lost = stracona na zawsze: { $card }
web-estoril-deck = Stos { $count }
web-estoril-deck-about = Stos, liczba kart: { $count }, z tego znanych tobie: { $known }
web-estoril-deck-rule = Stosu nie tasuje się ponownie: co trafiło pod spód na twoich oczach, wróci w tej samej kolejności.
web-estoril-deck-known = Znasz te karty, licząc od góry:
web-estoril-deck-place = Karta { $place } w stosie: { $card }
web-estoril-files = Wszystkie znane karty
web-estoril-files-short = Karty
web-estoril-files-hand = Na ręce ({ $count }):
web-estoril-files-owned = Na ręce i w miasteczku ({ $count }):
web-estoril-files-known = Jawnie wzięte na rękę:
web-estoril-files-discards = Odrzucone ({ $count }):
web-estoril-files-box = Poza grą:
web-estoril-files-note = Zawsze da się wyliczyć, jakie karty ma gracz. Tajne jest to, które z nich leżą zakryte i gdzie.

## Misje

web-estoril-missions = Misje
web-estoril-leads = prowadzi
web-estoril-mission-hidden = Ukryta misja
web-estoril-mission-between = między graczami { $a } i { $b }
web-estoril-mission-rule = Kto na koniec ma ich najwięcej na ręce, dostaje { $count } pkt. Przy remisie punkty dzieli się po równo, z zaokrągleniem w dół.
web-estoril-mission-rule-second = Kto na koniec ma ich najwięcej na ręce, dostaje { $count } pkt. Coś dostaje też drugi.
web-estoril-agenda = twój cel rekrutacji
web-estoril-agenda-about = Tajny cel rekrutacji: { $mission }
web-estoril-agenda-rule = Znasz go tylko ty. Na koniec dostajesz { $count } pkt za każdy taki symbol na ręce i wśród odrzuconych kart.
web-estoril-short-hidden = Ukryta
web-estoril-short-mission-assassin = Zabójcy
web-estoril-short-mission-conspirator = Konspiratorzy
web-estoril-short-mission-nationalist = Nacjonaliści
web-estoril-short-mission-diplomat = Dyplomaci
web-estoril-short-mission-seducer = Uwodziciele
web-estoril-short-mission-women = Kobiety
web-estoril-short-mission-strength = Siła
web-estoril-short-mission-flags = Flagi
web-estoril-short-mission-pt = Portugalczycy
web-estoril-short-mission-uk = Brytyjczycy
web-estoril-short-mission-de = Niemcy
web-estoril-short-mission-us = Amerykanie

## Rozgrywanie miejsc

web-estoril-resolving = Rozgrywane miejsce: { $tile }
web-estoril-totals = Siła w tym miejscu
web-estoril-step-reveal = Karty są odkrywane
web-estoril-step-space = Obszar { $space } używa symboli
web-estoril-step-effect = Najsłabszy traci postać
web-estoril-result = { $tile }: { $seat } bierze kartę { $card }.
web-estoril-result-nobody = { $tile }: nikogo tam nie było, nagroda trafia pod stos.
web-estoril-reward-now = Nagroda
web-estoril-top-card = Karta ze stosu

## Ręka i pytanie

web-estoril-hand = Twoja ręka
web-estoril-hand-empty = Wszystkie twoje karty są w miasteczku.
web-estoril-to-discard = do odrzucenia
web-estoril-ask-place = Gdzie trafi karta { $card }?
web-estoril-ask-conspirator = Która karta ma być nagrodą?
web-estoril-ask-discard =
    { $count ->
        [one] Odrzuć { $count } kartę. Którą?
        [few] Odrzuć { $count } karty. Które?
       *[many] Odrzuć { $count } kart. Które?
    }
web-estoril-more =
    { $count ->
        [one] jeszcze { $count } karta
        [few] jeszcze { $count } karty
       *[many] jeszcze { $count } kart
    }
web-estoril-mark-card = Wybierz kartę z ręki
web-estoril-mark-space = Wybierz obszar w obwódce
web-estoril-mark-target = Wybierz kartę w obwódce
web-estoril-hint-place-card = Potem wybierz obszar. Kartę można jeszcze zmienić.
web-estoril-hint-place-space =
    { $count ->
        [one] Dostępny dla ciebie: { $count } obszar.
        [few] Dostępne dla ciebie: { $count } obszary.
       *[many] Dostępnych dla ciebie: { $count } obszarów.
    }
web-estoril-hint-placed = Naciśnij jeszcze raz obszar { $space } albo przycisk.
web-estoril-hint-peek = Wszyscy widzą, którą kartę podglądasz; tylko ty dowiesz się, co to za karta.
web-estoril-hint-activate = Każdego symbolu można użyć raz. Nieużyty przepada w tej rundzie.
web-estoril-hint-assassin-target = Karta wraca na rękę właściciela i już się tu nie liczy.
web-estoril-hint-conspirator-choice = Druga karta trafia pod stos.
web-estoril-hint-diplomat-target = W tej rundzie nie wybierze jej już żaden Zabójca ani Uwodziciel.
web-estoril-hint-seducer-target = Trafi tutaj odkryta, a jej symbole nie zadziałają.
web-estoril-hint-seducer-space = Tylko wolne obszary tego miejsca.
web-estoril-hint-boca-discard = Ta postać opuści grę i nikomu nie da punktów.
web-estoril-hint-hand-discard = Nikt nie zobaczy wybranych kart, dopóki wszyscy nie wybiorą. Na koniec każda jest warta jeden punkt.
web-estoril-next-place =
    { $count ->
        [one] W tej rundzie położysz jeszcze { $count } kartę.
        [few] W tej rundzie położysz jeszcze { $count } karty.
       *[many] W tej rundzie położysz jeszcze { $count } kart.
    }
web-estoril-next-resolve = Gdy wszystkie karty leżą, miejsca są rozgrywane według numerów.
web-estoril-next-symbols = Gra zapyta cię, gdy któraś z twoich postaci będzie mogła użyć symbolu.
web-estoril-next-sealed =
    { $count ->
        [one] Twoja odrzucana karta czeka zakryta, aż wszyscy wybiorą.
        [few] Twoje { $count } odrzucane karty czekają zakryte, aż wszyscy wybiorą.
       *[many] Twoich { $count } odrzucanych kart czeka zakrytych, aż wszyscy wybiorą.
    }
web-estoril-next-round = Gdy wszyscy odrzucą karty, powstanie nowe miasteczko.
web-estoril-next-scoring = Czas na punktację.
web-estoril-next-watching = Oglądasz grę. Ręce i zakryte karty pozostają ukryte.

## Co robi przycisk

web-estoril-whom = { $card }
web-estoril-do-card = połóż kartę { $card }
web-estoril-do-place = połóż kartę { $card } na obszarze { $space }
web-estoril-do-peek = podejrzyj kartę gracza { $seat } na obszarze { $space }
web-estoril-do-peek-reward = podejrzyj nagrodę: { $tile }
web-estoril-do-decline = nie podglądaj
web-estoril-do-use = użyj symbolu „{ $symbol }”
web-estoril-do-kill = odeślij do gracza { $seat }: { $card }
web-estoril-do-recall = weź z powrotem: { $card }
web-estoril-do-keep = zostaw kartę { $card }
web-estoril-do-replace = weź zamiast niej kartę { $card }
web-estoril-do-protect = chroń: { $card }
web-estoril-do-seduce = przenieś tutaj: { $card }
web-estoril-do-move = przenieś na obszar { $space }: { $card }
web-estoril-do-lose = strać na zawsze: { $card }
web-estoril-do-discard-card = odrzuć kartę { $card }
web-estoril-do-discard =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }

## Widok listy

web-estoril-list-town = Miasteczko w kolejności rozgrywania
web-estoril-list-place = Rząd plansz { $row }, kolumna plansz { $column }.
web-estoril-list-cell = Rząd { $row }, kolumna { $column }; obok: { $spaces }

## Podliczanie

web-estoril-score-caption = Punkty: co dają każdemu odrzucone karty, ręka i misje
web-estoril-score-rank = Miejsce i gracz
web-estoril-score-sources = Punkty według źródeł
web-estoril-score-discards = Odrzucone
web-estoril-score-hand = Ręka
web-estoril-score-agenda = Rekrutacja
web-estoril-score-total = Razem
web-estoril-score-nothing = nic
web-estoril-score-mission = punkty: { $value }, liczba: { $count }
web-estoril-score-note = Mała liczba mówi, ile gracz ma do misji. Liczą się do niej tylko karty na ręce.
web-estoril-verdict =
    { $lead ->
        [0] Najwięcej punktów ma { $seat }: { $count }.
       *[other] Najwięcej punktów ma { $seat }: { $count }, o { $lead } więcej niż { $other }.
    }
web-estoril-verdict-shared = Zwycięstwo dzielą { $seats }, z których każdy ma { $count } pkt.
web-estoril-verdict-missions = Punktów jest tyle samo ({ $count }), ale { $seat } ma więcej wykonanych misji i wygrywa.
web-estoril-verdict-hand = Punktów jest tyle samo ({ $count }), ale { $seat } ma więcej punktów na ręce i wygrywa.
