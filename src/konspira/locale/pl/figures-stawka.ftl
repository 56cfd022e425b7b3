# Pictures and player's aid of Stawka. Before a colon stands the name of the thing.

## Pictures

stawka-figure-table = Ada kieruje polską siatką. Aktywna jest Ingrid Heizer.
stawka-figure-table-agent = Własny agent: kolor i litera mówią, kto to; co potrafi, widać w dokumencie.
stawka-figure-table-enemy = Agent wroga: rozmowa na tym samym polu daje dowody.
stawka-figure-table-location = Lokacja: leżą tu zakryte kafelki przedmiotów, a agent może ją przeszukać.
stawka-figure-table-street = Ulica: każdy krok na sąsiednie pole kosztuje 1 PA.
stawka-figure-turn = Jedna aktywacja. Każdy obraz wynika z poprzedniego przez prawdziwy wybór.
stawka-figure-turn-before = Przed ruchem: Ingrid Heizer stoi na placu, Marta Becher w hotelu.
stawka-figure-turn-step = Krok: za 1 PA wchodzi do hotelu.
stawka-figure-turn-talk = Rozmowa: dwie kości i premię za dowody porównuje się z progami Marty Becher.
stawka-figure-scoring = Ta sama rozmowa z lepszym rzutem: drugi sekret kończy grę.
stawka-figure-secret = Sekret
stawka-figure-secret-text = Wyciągnięty z agenta wroga w rozmowie; wiele scenariuszy wygrywa się sekretami.
stawka-figure-vp = Punkt zwycięstwa
stawka-figure-vp-text = Za misje i sekrety, od poziomu rozszerzonego.
stawka-figure-mission = Misja
stawka-figure-mission-text = Szef przekazuje ją agentowi; nagrodę daje jedna z jej dwóch części.
stawka-figure-item = Przedmiot
stawka-figure-item-text = Znaleziony przy przeszukaniu; agent niesie najwyżej trzy.
stawka-figure-phone = Telefon
stawka-figure-phone-text = Lokacja z telefonem, którego wymagają niektóre karty i misje.
stawka-figure-jail = Areszt
stawka-figure-jail-text = Trafiają tu aresztowani agenci i można ich przesłuchiwać.

## Symbols

stawka-symbols-counters = Symbole

## Player's aid

stawka-aid-stage = Etap
stawka-aid-stage-plan = Planowanie: tajny wybór karty. Zaczyna niższe pierwszeństwo.
stawka-aid-stage-tokens = Żetony zagrożenia: jeden dla zaczynającego, dwa dla drugiego (rozszerzony).
stawka-aid-stage-cards = Karty: reakcje według planu, potem karty lokacji (zaawansowany).
stawka-aid-stage-turns = Aktywacje na zmianę, aż obaj zrezygnują.
stawka-aid-activation = Aktywacja
stawka-aid-activation-shape = Ruch za co najmniej 2 PA, jedna akcja albo jedno i drugie; nigdy ruch i przed akcją, i po niej.
stawka-aid-activation-pool = Każdy PA pochodzi z puli i liczy się do limitu agenta.
stawka-aid-activation-again = Ten sam agent może działać kilka razy w etapie.
stawka-aid-activation-withdraw = Bez pauzy: aktywuj albo zrezygnuj do końca etapu.
stawka-aid-costs = Koszty
stawka-aid-costs-step = 1 PA: krok na sąsiednie pole
stawka-aid-costs-talk = 1 PA: rozmowa z wrogiem na twoim polu
stawka-aid-costs-search = 2 PA: przeszukanie lokacji
stawka-aid-costs-mission = 1 PA: przekazanie misji
stawka-aid-costs-token = 1 PA: odrzucenie żetonu zagrożenia
stawka-aid-costs-arrest = 2 PA: aresztowanie, tylko strona niemiecka
stawka-aid-costs-kidnap = 2 PA: porwanie dla wymiany, tylko strona polska
stawka-aid-costs-attack = 1 PA: zamach
stawka-aid-costs-free = 0 PA: przedmioty, karty, łapówki, przekazywanie rzeczy
stawka-aid-talk = Rozmowa
stawka-aid-talk-rank = Niższa ranga: na kości musi wypaść więcej niż różnica.
stawka-aid-talk-roll = Dwie kości plus premia za dowody.
stawka-aid-talk-thresholds = Liczy się tylko najwyższy próg: 1 dowód, 2 dowody albo sekret.
stawka-aid-talk-secret = Sekret wymaga wcześniej 3 dowodów i czyści tor.
stawka-aid-talk-once = Ta sama para rozmawia raz na etap.
stawka-aid-evidence = Dowody: premia i co umożliwiają
stawka-aid-evidence-watch = 0–2, pod obserwacją: premia 0
stawka-aid-evidence-located = 3–5, namierzony: premia 1; sekrety
stawka-aid-evidence-suspect = 6–7, podejrzany: premia 2; aresztowanie, porwanie
stawka-aid-evidence-tracked = 8–9, śledzony: premia 3
stawka-aid-evidence-burned = 10, spalony: premia 4; dekonspiracja szefa, jeśli scenariusz tak się kończy
stawka-aid-search = Przeszukanie i przedmioty
stawka-aid-search-where = Lokacja z kafelkami i bez żetonu „tu byłem” w kolorze agenta.
stawka-aid-search-keep = Zachowaj kafelek albo pokaż go jako dowód na jeden z jego kolorów.
stawka-aid-search-carry = Agent niesie trzy przedmioty.
stawka-aid-search-safe = Kasetka: rzut wyższy od zamka albo narzędzie.
stawka-aid-danger = Zagrożenia
stawka-aid-danger-test = Test czujności: dwie kości muszą dać więcej niż czujność.
stawka-aid-danger-arrest = Aresztowanie: oficer SS, 6 dowodów i niezdany test; nigdy Kloss.
stawka-aid-danger-tokens = Żeton wroga na drodze: stań i spróbuj go odrzucić, inaczej może zadziałać.
stawka-aid-danger-kidnap = Porwanie: broń, 6 dowodów; uwalnia więźnia.
stawka-aid-missions = Misje
stawka-aid-missions-get = Szef przekazuje ją, gdy w sektorze nie ma wroga.
stawka-aid-missions-parts = Część podstawowa lub specjalna: nagrodę daje tylko jedna.
stawka-aid-missions-claim = Ogłoś część, gdy spełnisz wszystkie jej cele.
stawka-aid-cards = Karty
stawka-aid-cards-location = Karta lokacji: dla tekstu na miejscu, dla 2 PA raz na etap albo dla misji ze skrytki.
stawka-aid-cards-reaction = Karta reakcji: w aktywacji wroga, najwyżej jedna na czynność.
stawka-aid-cards-block = Blok: unieważnia reakcję swojego rodzaju.
stawka-aid-plans = Karty planowania
stawka-aid-plans-precedence = Pierwszeństwo
stawka-aid-plans-pool = PA
stawka-aid-plans-draw = Karty reakcji
