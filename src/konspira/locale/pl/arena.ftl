# Raporty areny: turnieje botów i to, jak wyrównana jest gra.

## Oba raporty

arena-interval-note = Za każdą liczbą w nawiasie stoi jej przedział ufności 95%. Za niezależne uznaje się rozdania, a nie partie: partie z jednego rozdania mają te same karty.
arena-draws =
    { $count ->
        [one] { $count } partia skończyła się remisem; remis liczy się każdej stronie jako pół zwycięstwa.
        [few] { $count } partie skończyły się remisem; remis liczy się każdej stronie jako pół zwycięstwa.
       *[many] { $count } partii skończyło się remisem; remis liczy się każdej stronie jako pół zwycięstwa.
    }
arena-wins = Zwycięstwa
arena-games = Partie
arena-score = Wynik
arena-part = Udział
arena-seats = Miejsca przy stole
arena-seat = Miejsce { $number }
arena-order = Kolejność gry
arena-turn = Gra jako { $number }.
arena-than-even = Wobec równego udziału
arena-with-even = { $title } (linia przerywana: równy udział)
arena-verdict-even = może być równy
arena-verdict-more = więcej
arena-verdict-less = mniej
arena-turns = Tury na gracza
arena-plies = Wybory w partii
arena-scores = Wyniki końcowe
arena-ends = Jak kończą się partie
arena-ends-note = Partia może się skończyć z kilku powodów naraz.
arena-sides = Strony

## Turnieje

arena-title = Turniej: { $game }
arena-lead = Liczba partii: { $games }, rozdań: { $deals }, miejsc: { $seats }, ziarno losowości: { $seed }. Każde rozdanie rozegrały wszystkie składy, przesiadając się kolejno wokół stołu.
arena-standings = Tabela
arena-bot = Bot
arena-rating = Ranking
arena-time = Milisekundy na wybór
arena-seats-played = Rozegrane miejsca
arena-rating-note = Ranking podano w skali Elo ze średnią 1500: 400 punktów to szanse dziesięć do jednego. Porównuje tylko boty z tego turnieju.
arena-pairs = Kto z kim wygrywa
arena-pairs-note = Jak często bot z wiersza kończy przed botem z kolumny; równe miejsca liczą się za pół.
arena-seats-note = Ile wygrywa każde miejsce, ktokolwiek na nim siedzi.
arena-length-and-scores = Długość i wyniki
arena-ends-and-sides = Zakończenia i strony
arena-sides-note = W partiach, w których gra więcej niż jedna strona.

## Raport projektanta

arena-report-title = Raport: { $game }
arena-report-lead =
    { $variants ->
        [one] Liczba partii: { $games }; na wszystkich miejscach { $bots }; ziarno losowości: { $seed }.
        [few] { $variants } warianty, liczba partii w każdym: { $games }; na wszystkich miejscach { $bots }; ziarno losowości: { $seed }. Wszystkie warianty mają te same rozdania.
       *[many] { $variants } wariantów, liczba partii w każdym: { $games }; na wszystkich miejscach { $bots }; ziarno losowości: { $seed }. Wszystkie warianty mają te same rozdania.
    }
arena-table-of =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
arena-pack = pakiet „{ $name }”
arena-overview = Przegląd
arena-variant = Wariant
arena-quartiles = Kwartyle
arena-per-turn = Wybory na turę
arena-per-question = Opcje na wybór
arena-winner = Zwycięzca
arena-others = Pozostali
arena-sides-mixed =
    { $count ->
        [one] W { $count } partii, w której grała więcej niż jedna strona.
        [few] W { $count } partiach, w których grała więcej niż jedna strona.
       *[many] W { $count } partiach, w których grała więcej niż jedna strona.
    }
arena-course = Przebieg partii
arena-course-note = O tym, kto prowadzi, mówi ocena samej gry, sprawdzana za każdym razem, gdy wybór ma inne miejsce. Dramatyzm: jak bardzo zwycięzca był w tyle, średnio z chwil, w których prowadził kto inny (0: nigdy nie był w tyle). Rozstrzygnięcie: jaka część partii minęła, gdy zwycięzca objął prowadzenie na dobre. Drzewo wyborów to potęga dziesięciu.
arena-drama = Dramatyzm
arena-swaps = Zmiany prowadzącego
arena-decided = Rozstrzygnięcie po
arena-alone = Jeden zwycięzca
arena-tree = Drzewo wyborów
arena-gaps = Odległość od równego podziału
arena-gaps-note = W punktach procentowych: miejsce, kolej w grze lub strona najdalsza od równego udziału w zwycięstwach. Przedział, który zaczyna się od 0, nie wyklucza równej gry.
arena-sources = Skąd biorą się punkty
arena-per-seat = Na miejsce
arena-choices = Wybory: { $variant }
arena-choices-note = Liczą się tylko chwile, w których jest więcej niż jedna opcja. Wybór podaje się jako „nigdy” albo „zawsze” brany, jeśli był dostępny co najmniej { $count } razy. Nazwy wyborów liczą miejsca od 0, tak jak zapisy gier; słowa liczą je od 1.
arena-families = Rodzaje wyborów
arena-family = Rodzaj
arena-offered = Dostępny
arena-taken = Wybrany
arena-questions = Pytania
arena-question = Pytanie
arena-asked = Zadane
arena-never = Nigdy niewybrane
arena-always = Zawsze wybrane
arena-unseen = Nigdy niedostępne
arena-unseen-of = { $count } z { $total }
arena-examples = Na przykład
arena-choice = Wybór
arena-in-words = Słownie
arena-more =
    { $count ->
        [one] Pominięto jeszcze { $count }.
        [few] Pominięto jeszcze { $count }.
       *[many] Pominięto jeszcze { $count }.
    }
arena-none = Brak.
arena-comparison = { $one } → { $two }
arena-comparison-note = Po obu stronach te same rozdania, porównane jedno po drugim. Zmiana jest pewna, jeśli jej przedział nie zawiera zera; z dwudziestu liczb, które się nie zmieniają, mniej więcej jedna i tak wyda się pewna.
arena-measure = Miara
arena-before = Przed
arena-after = Po
arena-change = Zmiana
arena-certain = Pewna
arena-yes = tak
arena-no = nie
arena-too-few = za mało rozdań
arena-measure-winner = Wynik zwycięzcy
arena-measure-margin = Przewaga zwycięzcy
arena-measure-first = Zwycięstwa zaczynającego
arena-measure-seat = Zwycięstwa miejsca { $number }

## Poszukiwanie wartości

tune-title = Poszukiwanie wartości: { $game }
tune-lead = Cel – { $goal }. Na wszystkich miejscach ({ $seats }) gra { $bot }, ziarno { $seed }.
tune-searched = Rozegrane partie: { $games }; pokolenia kandydatów: { $generations }. Kandydaci jednego pokolenia mają te same rozdania.
tune-end-games = Poszukiwanie skończyło się, bo następne pokolenie przekroczyłoby liczbę partii. Przy większej liczbie będzie trwało dalej.
tune-end-minutes = Poszukiwanie skończyło się, bo minął jego czas. To samo polecenie prowadzi je dalej.
tune-end-settled = Poszukiwanie skończyło się samo: optymalizator nie znajduje już różnic.
tune-values = Wartości
tune-values-note = Najlepsze są te wartości, których przedział ma gorszy koniec najbliżej celu. „Nie do odróżnienia” to zakres od najmniejszej do największej liczby wszystkich kandydatów, o których nie wiadomo na pewno, że są dalej od celu.
tune-nothing-better = Żaden kandydat nie okazał się lepszy od tego, co było, więc pakiet nie powstał.
tune-value = Wartość
tune-bounds = Granice
tune-before = Przedtem
tune-after = Znaleziono
tune-as-good = Nie do odróżnienia
tune-goal = Cel w nowych rozdaniach
tune-fresh-note = Tych rozdań nie użyto w poszukiwaniu, więc szczęście w poszukiwaniu tu się nie liczy. Dawne i znalezione wartości mają te same rozdania.
tune-goal-possible = Przedział tego, co znaleziono, zawiera cel.
tune-goal-apart = Przedział tego, co znaleziono, nie zawiera celu: te wartości go nie osiągają.
tune-measured = Zmierzono
tune-candidates = Kandydaci
tune-candidates-note = W partiach poszukiwania. Kandydat, który wygląda tu najlepiej, miał też szczęście; ile jest wart, mówią nowe rozdania.
tune-candidate = Nr
tune-refused = nie da się grać
tune-share = Zwycięstwa: { $name }
tune-gap = Odległość od równego udziału: { $name }
tune-low = jak najmniej
tune-high = jak najwięcej
