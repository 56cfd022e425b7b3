# Stół Spiskowców w przeglądarce. Terminy jak w spiskowcy.ftl; imion nie odmieniamy.

## Runda

web-spiskowcy-round = Runda { $round } z { $rounds }
web-spiskowcy-phase-deal = Rozdanie
web-spiskowcy-phase-orders = Rozkazy
web-spiskowcy-phase-actions = Akcje
web-spiskowcy-phase-end = Koniec rundy
web-spiskowcy-log-round = Runda { $round }
web-spiskowcy-track = Rundy
web-spiskowcy-track-round = Runda { $round }: liczba kart do rozdania { $deal }, limit kart { $keep }
web-spiskowcy-place = Miejsce
web-spiskowcy-place-number = Miejsce { $round }
web-spiskowcy-place-keep = limit { $keep }
web-spiskowcy-dealt = karty
web-spiskowcy-keep = limit
web-spiskowcy-bank = Bank
web-spiskowcy-bank-left = Karty Punktów Zwycięstwa w banku: { $count } z { $all }
web-spiskowcy-deck = talia { $count }
web-spiskowcy-deck-hidden = talia ?

## Sala

web-spiskowcy-board = Wyłożone karty: wiersz dla każdego gracza, kolumna dla każdego mieszkańca
web-spiskowcy-board-narrow = Wyłożone karty: wiersz dla każdego mieszkańca, kolumna dla każdego gracza
web-spiskowcy-players = Gracze
web-spiskowcy-residents = Mieszkańcy i Wydarzenia
web-spiskowcy-orders = Rozkazy
web-spiskowcy-unseen = Niewidoczne
web-spiskowcy-unseen-by-you = Nie widzisz
web-spiskowcy-unseen-count = Niewidoczne: { $count }
web-spiskowcy-arch = { $card }, wartość { $value }, { $power }
web-spiskowcy-used = użyte
web-spiskowcy-you = ty
web-spiskowcy-you-head = Ty
web-spiskowcy-first = pierwszy gracz
web-spiskowcy-bot = bot
web-spiskowcy-chooses = wybiera
web-spiskowcy-limit = Karty: { $count }, limit { $keep }
web-spiskowcy-too-many = { $count } za dużo
web-spiskowcy-points = Karty Punktów Zwycięstwa: { $count }
web-spiskowcy-score-now = Obecny wynik: { $count }
web-spiskowcy-safe-raid = odporność na Najazdy
web-spiskowcy-safe-plot = odporność na Spiski
web-spiskowcy-stands-leads = większość
web-spiskowcy-stands-ties = remis
web-spiskowcy-stands-seer = większość dzięki Wróżbicie
web-spiskowcy-face-down =
    { $count ->
        [one] { $count } zakryta
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
web-spiskowcy-in-hand = { $count } na ręce
web-spiskowcy-sealed = rozkaz gotowy
web-spiskowcy-your-order = twój rozkaz
web-spiskowcy-list-leads = { $card }, wartość { $value }: większość ma { $seat }
web-spiskowcy-list-seer = { $card }, wartość { $value }: większość dzięki Wróżbicie ma { $seat }
web-spiskowcy-list-nobody = { $card }, wartość { $value }: nikt nie ma większości
web-spiskowcy-list-event = { $card }, { $value } za każdą kartę
web-spiskowcy-list-none = nikt jej nie ma

## Umiejętności w dwóch słowach

web-spiskowcy-short-merchant = tylko punkty
web-spiskowcy-short-juggler = +1 karta
web-spiskowcy-short-guard = bez Najazdów
web-spiskowcy-short-banker = +1 punkt
web-spiskowcy-short-innkeeper = dwa rodzaje
web-spiskowcy-short-bishop = usuwa Wydarzenie
web-spiskowcy-short-prince = limit +{ $bonus }
web-spiskowcy-short-spy = kradnie punkt
web-spiskowcy-short-seer = wygrywa remisy
web-spiskowcy-short-raid = niszczy jedną
web-spiskowcy-short-plot = zamienia dwie

## Objaśnienie karty

web-spiskowcy-tip-worth = wartość { $value }, w talii { $count }
web-spiskowcy-tip-costs = { $value } na koniec gry, w talii { $count }
web-spiskowcy-tip-leads =
    { $count ->
        [one] Większość ma { $seat }: { $count } karta.
        [few] Większość ma { $seat }: { $count } karty.
       *[many] Większość ma { $seat }: { $count } kart.
    }
web-spiskowcy-tip-seer =
    { $count ->
        [one] Remis, { $count } karta, ale dzięki Wróżbicie większość ma { $seat }.
        [few] Remis, { $count } karty, ale dzięki Wróżbicie większość ma { $seat }.
       *[many] Remis, { $count } kart, ale dzięki Wróżbicie większość ma { $seat }.
    }
web-spiskowcy-tip-nobody = Nikt nie ma większości.

## Ręka i pytanie

web-spiskowcy-hand = Twoja ręka
web-spiskowcy-hand-card =
    { $count ->
        [1] { $card }, wartość { $value }
       *[other] { $card }, wartość { $value }, { $copy } z { $count }
    }
web-spiskowcy-hand-empty = Do następnego rozdania nie masz kart na ręce.
web-spiskowcy-matter-action = Twój rozkaz jest odkryty. Użyj umiejętności, w których masz większość, i zakończ kolejkę.
web-spiskowcy-matter-discard = Postacie i Wydarzenia liczą się razem. Odrzucaj Postacie, aż zmieścisz się w limicie.
web-spiskowcy-mark-card = Wybierz kartę
web-spiskowcy-fewer = O jedną kartę mniej
web-spiskowcy-more = O jedną kartę więcej
web-spiskowcy-change-order = Zmień rozkaz
web-spiskowcy-second-kept = Jedną ze stron zamiany jest { $seat }. Teraz wybierz drugą kartę.
web-spiskowcy-hint-order-type = Wybierz kartę, a uniosą się wszystkie tego rodzaju. Reszta ręki wraca do talii.
web-spiskowcy-hint-order-count = Dotknij uniesionej karty, by ją zostawić, albo innego rodzaju, by zmienić wybór.
web-spiskowcy-hint-order-count-one = Dotknij karty innego rodzaju, by zmienić wybór.
web-spiskowcy-hint-order-second = Kładziesz po jednej karcie obu rodzajów.
web-spiskowcy-hint-action = O kolejności odkrywania kart i używania umiejętności decydujesz ty.
web-spiskowcy-hint-raid-player = Wybierz gracza albo od razu kartę.
web-spiskowcy-hint-raid-card = Karta wraca do talii.
web-spiskowcy-hint-plot-player-a = Wybierz gracza albo od razu kartę. Jednym z dwóch graczy możesz być ty.
web-spiskowcy-hint-plot-player-b = Wybierz gracza albo od razu kartę.
web-spiskowcy-hint-discard = Karta wraca do talii. Wydarzenia zostają.
web-spiskowcy-next-order = Potem ty położysz swój rozkaz.
web-spiskowcy-next-reveal = Swój rozkaz odkryjesz w swojej kolejce.
web-spiskowcy-next-end = Na koniec rundy każdy odrzuca karty ponad limit.
web-spiskowcy-next-round = Następna runda zacznie się, gdy wszyscy zmieszczą się w limicie.
web-spiskowcy-next-scoring = Potem nastąpi punktacja.
web-spiskowcy-next-watching = Oglądasz grę. Ręce i rozkazy pozostają zakryte.

## Co robi przycisk

web-spiskowcy-do-place = Połóż { $cards }
web-spiskowcy-do-place-pair = Połóż { $first } i { $second }
web-spiskowcy-do-place-none = Nie kładź żadnej karty
web-spiskowcy-do-two-kinds = Dwa rodzaje
web-spiskowcy-do-reveal = Odkryj { $cards }
web-spiskowcy-do-banker = Weź kartę Punktów Zwycięstwa
web-spiskowcy-do-bishop = Zniszcz swój { $card }
web-spiskowcy-do-spy = Ukradnij punkt graczowi { $seat }
web-spiskowcy-do-end-turn = Zakończ kolejkę
web-spiskowcy-do-skip-raid = Zrezygnuj z Najazdu
web-spiskowcy-do-skip-plot = Zrezygnuj ze Spisku
web-spiskowcy-do-destroy = Zniszcz { $what }
web-spiskowcy-do-swap = Zamień { $first } na { $second }
web-spiskowcy-do-discard = Odrzuć { $card }
web-spiskowcy-do-keep =
    { $count ->
        [one] Zatrzymaj { $count } kartę
        [few] Zatrzymaj wszystkie { $count } karty
       *[many] Zatrzymaj wszystkie { $count } kart
    }
web-spiskowcy-owned = { $card } ({ $seat })
web-spiskowcy-owned-you =
    { $id ->
        [innkeeper] swoją { $card }
       *[other] swojego { $card }
    }

## Karty w bierniku

web-spiskowcy-one-merchant = Handlarza
web-spiskowcy-one-juggler = Kuglarza
web-spiskowcy-one-guard = Strażnika
web-spiskowcy-one-banker = Bankiera
web-spiskowcy-one-innkeeper = Karczmarkę
web-spiskowcy-one-bishop = Biskupa
web-spiskowcy-one-prince = Księcia
web-spiskowcy-one-spy = Szpiega
web-spiskowcy-one-seer = Wróżbitę
web-spiskowcy-one-raid = Najazd
web-spiskowcy-one-plot = Spisek
web-spiskowcy-some-merchant =
    { $count ->
        [one] { $count } Handlarza
        [few] { $count } Handlarzy
       *[many] { $count } Handlarzy
    }
web-spiskowcy-some-juggler =
    { $count ->
        [one] { $count } Kuglarza
        [few] { $count } Kuglarzy
       *[many] { $count } Kuglarzy
    }
web-spiskowcy-some-guard =
    { $count ->
        [one] { $count } Strażnika
        [few] { $count } Strażników
       *[many] { $count } Strażników
    }
web-spiskowcy-some-banker =
    { $count ->
        [one] { $count } Bankiera
        [few] { $count } Bankierów
       *[many] { $count } Bankierów
    }
web-spiskowcy-some-innkeeper =
    { $count ->
        [one] { $count } Karczmarkę
        [few] { $count } Karczmarki
       *[many] { $count } Karczmarek
    }
web-spiskowcy-some-bishop =
    { $count ->
        [one] { $count } Biskupa
        [few] { $count } Biskupów
       *[many] { $count } Biskupów
    }
web-spiskowcy-some-prince =
    { $count ->
        [one] { $count } Księcia
        [few] { $count } Książąt
       *[many] { $count } Książąt
    }
web-spiskowcy-some-spy =
    { $count ->
        [one] { $count } Szpiega
        [few] { $count } Szpiegów
       *[many] { $count } Szpiegów
    }
web-spiskowcy-some-seer =
    { $count ->
        [one] { $count } Wróżbitę
        [few] { $count } Wróżbitów
       *[many] { $count } Wróżbitów
    }
web-spiskowcy-some-raid =
    { $count ->
        [one] { $count } Najazd
        [few] { $count } Najazdy
       *[many] { $count } Najazdów
    }
web-spiskowcy-some-plot =
    { $count ->
        [one] { $count } Spisek
        [few] { $count } Spiski
       *[many] { $count } Spisków
    }

## Punktacja

web-spiskowcy-score-caption = Punktacja: co każdy gracz dostaje za mieszkańców, Wydarzenia i karty Punktów Zwycięstwa
web-spiskowcy-score-rank = Miejsce i gracz
web-spiskowcy-score-sources = Wpływy według źródeł
web-spiskowcy-score-events = Wydarzenia
web-spiskowcy-score-points = Karty PZ
web-spiskowcy-score-total = Razem
web-spiskowcy-score-nothing = nic
web-spiskowcy-score-leads = { $value }, większość, liczba kart: { $count }
web-spiskowcy-score-copies = 0, liczba kart: { $count }
web-spiskowcy-score-note = Za mieszkańca punkty dostaje tylko gracz, który ma najwięcej jego kart; Wróżbita nie rozstrzyga tu remisów.
web-spiskowcy-verdict =
    { $lead ->
        [0] Najwięcej Wpływów ma { $seat }: { $count }.
       *[other] Najwięcej Wpływów ma { $seat }: { $count }, o { $lead } więcej niż { $other }.
    }
web-spiskowcy-verdict-shared = Zwycięstwo dzielą { $seats }, z których każdy ma tyle samo Wpływów: { $count }.
web-spiskowcy-verdict-characters = Wpływów jest tyle samo ({ $count }), ale { $seat } ma więcej Postaci i wygrywa.
