# Pictures and player's aid of The Conspirators. Before a colon stands the name of the thing.

## Pictures

spiskowcy-figure-table = Widok Ady w rundzie 4, w fazie akcji. Kolejka Ady.
spiskowcy-figure-table-resident = Mieszkaniec: kolumna każdej Postaci z jej wartością na koniec i z tym, kto teraz prowadzi.
spiskowcy-figure-table-majority = Większość: Ada ma dwóch Bankierów, Celina jednego. Umiejętność Bankiera należy więc do Ady.
spiskowcy-figure-table-event = Wydarzenie: wlicza się do limitu i na koniec kosztuje punkt.
spiskowcy-figure-table-player = Gracz: ile kart ma wyłożonych, na ręce i w punktach.
spiskowcy-figure-table-orders = Rozkazy: wszyscy widzą, ile kart leży zakrytych, nikt nie widzi jakich.
spiskowcy-figure-table-bank = Bank: karty Punktów Zwycięstwa, których jeszcze nikt nie ma.
spiskowcy-figure-table-place = Karta Miejsca: ile kart rozdaje się w rundzie i ile wyłożonych można zatrzymać.
spiskowcy-figure-turn = Kolejka Ady w fazie akcji. Każdy obraz wynika z poprzedniego przez prawdziwy wybór.
spiskowcy-figure-turn-orders = Przed ruchem: Ada i Celina mają po jednym Bankierze. Przy remisie nikt nie ma większości.
spiskowcy-figure-turn-reveal = Odkrycie: jej dwaj Bankierzy dołączają do wyłożonych kart. Teraz prowadzi trzy do jednego.
spiskowcy-figure-turn-power = Umiejętność: mając większość, bierze z banku kartę Punktów Zwycięstwa, raz w kolejce.
spiskowcy-figure-scoring = Koniec gry trzech graczy, policzony przez silnik.
spiskowcy-figure-laurel = Wieniec
spiskowcy-figure-laurel-text = Ten gracz ma większość tej Postaci.
spiskowcy-figure-seal = Karta Punktów Zwycięstwa
spiskowcy-figure-seal-text = Warta 1 punkt; nie wlicza się do limitu.

## Symbols

spiskowcy-symbols-residents = Dziewięcioro mieszkańców
spiskowcy-symbols-events = Dwa Wydarzenia
spiskowcy-symbols-table = Na stole

## Player's aid

spiskowcy-aid-goal = Punkty na koniec
spiskowcy-aid-goal-worth = Każda Postać: jej wartość dla tego jednego gracza, który ma najwięcej jej kart.
spiskowcy-aid-goal-tie = Remis: nikt nie dostaje punktów. Wróżbita tu nie rozstrzyga.
spiskowcy-aid-goal-points = Każde Wydarzenie: −1. Każda karta Punktów Zwycięstwa: +1.
spiskowcy-aid-goal-share = Równe sumy dzielą miejsce.
spiskowcy-aid-round = Runda
spiskowcy-aid-round-deal = Rozdanie: każdy dostaje tyle kart, ile podaje karta Miejsca.
spiskowcy-aid-round-orders = Rozkazy: połóż zakryte karty jednego rodzaju.
spiskowcy-aid-round-actions = Akcje: odkrywaj karty i korzystaj z umiejętności.
spiskowcy-aid-round-limit = Koniec: odrzuć karty ponad limit.
spiskowcy-aid-round-token = Żeton Pierwszego Gracza idzie w lewo.
spiskowcy-aid-places = Karty Miejsc
spiskowcy-aid-places-place = Runda
spiskowcy-aid-places-deal = rozdaje się
spiskowcy-aid-places-keep = limit
spiskowcy-aid-majority = Większość
spiskowcy-aid-majority-most = Więcej wyłożonych kart Postaci niż u każdego innego.
spiskowcy-aid-majority-tie = Remis: nikt albo ten z remisujących, kto ma Wróżbitę.
spiskowcy-aid-majority-open = Liczą się tylko karty odkryte.
spiskowcy-aid-majority-once = Zmienia się od razu, także w środku kolejki.
spiskowcy-aid-orders = Faza rozkazów
spiskowcy-aid-orders-type = Dowolnie wiele kart jednego rodzaju.
spiskowcy-aid-orders-least = Co najmniej jedna karta.
spiskowcy-aid-orders-seen = Inni widzą, ile kart, ale nie jakie.
spiskowcy-aid-orders-pair = Większość Karczmarek: para, po jednej karcie dwóch rodzajów.
spiskowcy-aid-orders-rest = Reszta ręki wraca zakryta do talii.
spiskowcy-aid-turn = Faza akcji: twoja kolejka
spiskowcy-aid-turn-reveal = Odkryj wszystkie swoje rozkazy.
spiskowcy-aid-turn-powers = Bankier, Biskup i Szpieg: każdy raz, przy większości.
spiskowcy-aid-turn-sequence = Porządek wybierasz ty.
spiskowcy-aid-turn-events = Wydarzenia pojedynczo: użyj efektu albo zrezygnuj.
spiskowcy-aid-end = Faza końca rundy: limit
spiskowcy-aid-end-fit = Odrzucaj Postacie, aż zmieścisz się w limicie.
spiskowcy-aid-end-events = Wydarzenia się liczą, ale nie można ich odrzucić.
spiskowcy-aid-end-prince = Większość Książąt: do { $count } kart więcej.
spiskowcy-aid-end-own = Nie, jeśli odrzucisz samą tę większość.
spiskowcy-aid-powers = Umiejętności i Wydarzenia
spiskowcy-aid-powers-juggler = Kuglarz: jedna karta więcej, faza rozdania.
spiskowcy-aid-powers-guard = Strażnik: nie dosięgnie cię Najazd.
spiskowcy-aid-powers-banker = Bankier: karta Punktów Zwycięstwa z banku.
spiskowcy-aid-powers-innkeeper = Karczmarka: para dwóch rodzajów jako rozkaz.
spiskowcy-aid-powers-bishop = Biskup: zniszcz jedno własne Wydarzenie.
spiskowcy-aid-powers-prince = Książę: zatrzymaj więcej kart, koniec rundy.
spiskowcy-aid-powers-spy = Szpieg: ukradnij kartę Punktów Zwycięstwa; bez Strażnika nie działa na ciebie Spisek.
spiskowcy-aid-powers-seer = Wróżbita: wygrywasz remisy we wszystkich fazach.
spiskowcy-aid-powers-raid = Najazd: zniszcz Postać przeciwnika.
spiskowcy-aid-powers-plot = Spisek: zamień po jednej Postaci dwóch graczy.
spiskowcy-aid-cards = Karty
spiskowcy-aid-cards-name = Karta
spiskowcy-aid-cards-copies = sztuk
spiskowcy-aid-cards-worth = wartość
