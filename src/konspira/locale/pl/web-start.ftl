# Panel strony głównej: w co, z kim i jak się gra. I stoły, które czekają.

## Panel

web-start-panel = Początek gry: { $game }
web-start-cards = W co gracie
web-start-group-training = Szkolenie
web-start-group-training-about = jedna kampania, połowa dowodów przechodzi dalej; każda część także osobno
web-start-group-films = Filmy
web-start-group-films-about = wszystkie zasady, po czterech agentów
web-start-group-own = Własne
web-start-group-own-about = scenariusz, w który nikt jeszcze nie grał
web-start-group-edition = Wydanie
web-start-group-edition-about = oba wydania różnią się kilkoma drobnymi zasadami
web-start-difficulty = trudność { $count } na 5

## Jak nazywają się karty i co jest w nich nowego

web-start-name-build = Budujemy razem
web-start-name-passwords = Z hasłami
web-start-name-file = Z pliku
web-start-name-edition-pl = Wydanie polskie
web-start-name-edition-de = Wydanie niemieckie
web-start-name-variant-secret-missions = Sekretne misje
web-start-name-variant-recruitment-agenda = Tajne biuro rekrutacji
web-start-name-variant-second-place = Ważne drugie miejsce
web-start-title-build = własne miasto
web-start-title-passwords = własne miasto z hasłami
web-start-new-meeting = Po dwóch agentów. Ruch, przeszukania, rozmowy.
web-start-new-clash = Nowe: misje, zagrożenia, aresztowania, zamachy.
web-start-new-chestnuts = Nowe: karty lokacji i reakcji.
web-start-new-radio = Ukryta radiostacja: nadaj albo ją znajdź. 8 etapów.
web-start-new-hotel = Siedem sektorów. 15 punktów, potem pokój 217.
web-start-new-secret = Złamać Pulkowskiego i odwieźć go Czarnym Audi. 15 etapów.
web-start-new-build = Ułóżcie od 4 do 7 sektorów, dobierzcie agentów.
web-start-new-passwords = Odgadnij pięcioliterowe słowo.
web-start-new-file = Wybierz zapisany scenariusz.
web-start-new-edition-pl = Przy Boca do Inferno bezpieczniejsze są obszary o niższych numerach. Dzielone punkty zaokrągla się w dół.
web-start-new-edition-de = Przy Boca do Inferno postać traci ten, kto leży na obszarze o najwyższym numerze. Dzielone punkty zaokrągla się w górę.
web-start-new-variant-secret-missions = Jedna misja jest jawna; między każdymi dwoma sąsiadami leży taka, którą znają tylko oni.
web-start-new-variant-recruitment-agenda = Każdy ma tajny cel rekrutacji i na koniec dostaje punkt za każdy taki symbol.
web-start-new-variant-second-place = Każda misja daje 6 punktów pierwszemu i 3 drugiemu.

## Wiersz pod kartami: co jest wybrane

web-start-lead-meeting = Po dwóch agentów w dwóch sektorach. Wygrywa, kto pierwszy ma dwa sekrety.
web-start-lead-clash = Po trzech agentów; zaczynają się aresztowania, zamachy i misje. Zwycięstwo daje 11 punktów albo dekonspiracja wrogiego szefa.
web-start-lead-chestnuts = Po czterech agentów i wszystkie karty. Zwycięstwo daje 11 punktów albo trzy sekrety.
web-start-lead-radio = Tylko Polacy wiedzą, gdzie stoi radiostacja. Z dwoma sekretami Kloss może nadawać; Niemcy znajdują ją po trzech.
web-start-lead-hotel = Siedem sektorów i żadnego ostatniego etapu. Najpierw 15 punktów, potem zapłata w pokoju 217.
web-start-lead-secret = Niemcy łamią doktora Pulkowskiego i wiozą go do koszar. Polacy to opóźniają i zatrzymują samochód.
web-start-lead-build = Na zmianę układacie sektory i dobieracie agentów, a potem gracie w mieście, które powstało. Można je zapisać w pliku.
web-start-lead-passwords = Jak przy wspólnej budowie, ale każda strona ukrywa pięcioliterowe słowo. Sekrety odsłaniają jego litery; wygrywa, kto je odgadnie albo zdobędzie 13 punktów.
web-start-lead-file = Scenariusz zapisany przy stole albo napisany ręcznie. Jeśli ma błąd, dowiesz się, w którym wierszu.
web-start-balance = Gdy grają ze sobą równe boty, Polacy wygrywają { $polish } ze 100 gier, a Niemcy { $german }.
web-start-passwords =
    { $language ->
        [en] Słowa pochodzą z listy angielskiej.
        [pl] Słowa pochodzą z listy polskiej, bo w tym języku czytasz tę stronę; możesz wybrać inną.
        [de] Słowa pochodzą z listy niemieckiej.
       *[none] Słowem jest dowolne pięć liter.
    }
web-start-ask-free-sectors = Sektory
web-start-ask-free-level = Zasady
web-start-ask-password-wordlist = Hasła pochodzą

## Kampania, która trwa

web-start-part-waits = Twoja kampania toczy się dalej: część { $part }, wygrane części: { $standing }.
web-start-go-on = Graj dalej, część { $part }: { $title }
web-start-campaign = Twoja kampania
web-start-campaign-on = Dalszy ciąg kampanii
web-start-campaign-alone = Tylko ta część
web-start-campaign-about = Ludzie, boty i strony zostają te same, a połowa dowodów przechodzi dalej.

## Warianty

web-start-variants = Warianty
web-start-variants-about = każdy osobno albo razem; w pierwszej grze lepiej żadnego
web-start-seats-range = od { $low } do { $high } miejsc

## Strony, przeciwnicy, miejsca

web-start-you-play = Grasz jako
web-start-side-polish = Polacy
web-start-side-polish-about = z Klossem
web-start-side-german = Niemcy
web-start-side-german-about = przeciw Klossowi
web-start-side-chance = Losowo
web-start-side-chance-about = zdecyduje los
web-start-side =
    { $side ->
        [polish] Polacy
       *[german] Niemcy
    }
web-start-against = Przeciw komu
web-start-against-bot = Botowi
web-start-against-friend = Znajomemu
web-start-against-open = Komukolwiek
web-start-against-friend-about = Dostaniesz link do wysłania; znajomy zagra drugą stroną. Jeśli nikt nie przyjdzie, miejsce może zająć bot.
web-start-against-open-about = Stół będzie na liście dla wszystkich; kto przyjdzie pierwszy, zagra drugą stroną.
web-start-sitters = Miejsca
web-start-first-drawn = kto zaczyna, decyduje los
web-start-seat = Kto siedzi na miejscu { $seat }
web-start-seat-you = Ja
web-start-seat-bot = Bot: { $level }
web-start-friend = Znajomy
web-start-bot = Bot
web-start-seat-drawn = ty, tam, gdzie wskaże los
web-start-seat-friend = dostanie link
web-start-seat-open = kto pierwszy przyjdzie
web-start-seat-remove = Usuń miejsce { $seat }
web-start-seat-empty = Miejsce { $seat }, puste
web-start-seat-add = Dodaj miejsce
web-start-your-seat = Twoje miejsce
web-start-seat-chosen = Moje miejsce jak wyżej
web-start-seat-by-lot = Moje miejsce losowo
web-start-for-friends = Znajomi z linkiem
web-start-for-all = Dla wszystkich
web-start-misfit = { $variant }: do tego wariantu potrzeba od { $low } do { $high } miejsc.
web-start-waiting =
    { $count ->
        [one] Ktoś czeka
        [few] Czekają { $count } stoły
       *[many] Czeka { $count } stołów
    }
web-start-pace = Tempo
web-start-pace-none = Bez zegara
web-start-pace-live = Na żywo, 45 s
web-start-pace-daily = Dzień
web-start-pace-relaxed = 3 dni

## Interpretacje niejasnych zasad

web-start-readings = Interpretacje niejasnych zasad
web-start-readings-about = Tu instrukcję można czytać na kilka sposobów. Domyślnie gramy tak, jak jest naszym zdaniem najlepiej uzasadnione.
web-start-readings-usual = wszystkie domyślnie ({ $count })
web-start-readings-changed =
    { $count ->
        [one] { $count } zmieniona
        [few] { $count } zmienione
       *[many] { $count } zmienionych
    }
web-start-readings-reset = Ustaw wszystkie domyślnie

## Przycisk

web-start-with = { $title }, { $variants }
web-start-go-bots =
    Zagraj: { $title }{ $side ->
        [polish] { "," } siatką polską
        [german] { "," } siatką niemiecką
        [chance] { "," } stroną z losowania
       *[none] { "" }
    }, przeciw { $bots ->
        [one] botowi ({ $levels })
        [few] { $bots } botom ({ $levels })
       *[many] { $bots } botom ({ $levels })
    }
web-start-go-friends =
    Otwórz stół: { $title }{ $side ->
        [polish] { "," } siatką polską
        [german] { "," } siatką niemiecką
        [chance] { "," } stroną z losowania
       *[none] { "" }
    }, i poczekaj na { $friends ->
        [one] znajomego
        [few] { $friends } znajomych
       *[many] { $friends } znajomych
    }
web-start-go-open =
    Zaproponuj wszystkim: { $title }{ $side ->
        [polish] { "," } grasz siatką polską
        [german] { "," } grasz siatką niemiecką
        [chance] { "," } grasz stroną z losowania
       *[none] { "" }
    }
web-start-join = Usiądź do stołu, przy którym czeka { $names }
web-start-waits = Stół czeka, aż będą wszyscy.
web-start-about-minutes = Około { $count } minut.
web-start-closed-file = Najpierw wybierz plik
web-start-closed-line = Plik ma błąd w wierszu { $line }
web-start-closed-fault = W ten plik nie da się zagrać
web-start-closed-seats = Liczba miejsc nie pasuje do wariantu

## Krótkie nazwy gier, na plakaty obok siebie w telefonie

web-start-short-spiskowcy = Spiskowcy
web-start-short-estoril = Estoril
web-start-short-emerald = Szmaragd
web-start-short-stawka = Stawka

## Stoły, które czekają

web-next-first = Najpierw: { $table }
web-yours-more = i jeszcze { $count }
web-yours-unread = Nie udało się wczytać twoich stołów.
web-row-bot = bot { $level }
web-row-side = ty: { $side }
web-row-left = zostało { $time }
web-row-since = od { $time }
web-row-part =
    { $played ->
        [0] część { $part }/{ $parts }
       *[other] część { $part }/{ $parts }, { $standing }
    }

## Poczekalnia

web-room-move = Przesiądź się tutaj
web-room-swap = Zamień miejsca
web-room-swap-of = Zamień miejsca: { $name } i …
web-room-place =
    { $free ->
        [true] { $place }, wolne
       *[false] { $place }, { $name }
    }
web-room-seat = Miejsce { $seat }
web-start-learn = Pierwszy raz? Ucz się, grając
