# Scenariusz swobodny, hasła i własne scenariusze (docs/rules/stawka.md, 4.7; docs/scenario-files.md).

stawka-scenario-free = Scenariusz swobodny
stawka-scenario-own = Własny scenariusz
stawka-difficulty-free-basic = gra podstawowa
stawka-difficulty-free-advanced = gra zaawansowana, z hasłami
stawka-victory-vp = punkty zwycięstwa
stawka-victory-secrets = sekrety
stawka-victory-exposure = dekonspiracja wrogiego szefa
stawka-victory-prisoners = trzech Polaków naraz w areszcie
stawka-victory-password = odgadnięte hasło przeciwnika
stawka-victory-network = rozbita siatka przeciwnika
stawka-victory-dispatch = meldunek nadawany przez cały etap
stawka-victory-room-217 = karta hotelu zagrana w pokoju 217
stawka-victory-barracks = Czarne Audi z powrotem w koszarach albo zatrzymane
stawka-ending-prisoners = trzech polskich agentów siedzi w areszcie
    .because = trzech polskich agentów siedzi w areszcie
stawka-ending-password = hasło odgadnięte
    .because = hasło zostało odgadnięte

## Pytania i wybory

stawka-ask-lay-sector = Który sektor kładziesz?
stawka-ask-lay-cell = Gdzie kładziesz { $sector }?
stawka-ask-lay-turn = Jak obracasz { $sector }?
stawka-ask-set-password = Twoje hasło, litera po literze: { $word }
stawka-ask-guess-password = { $agent } zgaduje hasło: { $word }
stawka-ask-name-letter = Którą literę hasła przeciwnika chcesz zobaczyć?
stawka-ask-mission-reward = Jaką nagrodę wybierasz za misję?
stawka-activity-password = { $seat } wybiera hasło.
stawka-choose-sector = { $sector }
stawka-choose-cell = Kolumna i rząd { $cell }
stawka-cell-north = na północ od { $sector-gen }
stawka-cell-east = na wschód od { $sector-gen }
stawka-cell-south = na południe od { $sector-gen }
stawka-cell-west = na zachód od { $sector-gen }
stawka-choose-turn =
    { $count ->
        [0] bez obrotu
       *[other] z obrotem w prawo o { $count } stopni
    }
stawka-choose-letter = { $letter }
stawka-choose-guess = Zgadnij hasło
stawka-choose-name-letter = Litera { $count }
stawka-choose-take-secret = Weź sekret
stawka-choose-take-letter = Weź literę hasła

## Zdarzenia

stawka-event-sector-laid =
    { $seat } kładzie { $sector } { $edge ->
        [north] na północ
        [east] na wschód
        [south] na południe
       *[west] na zachód
    } od { $sector_other-gen }{ $count ->
        [0] { "" }
       *[other] , obrócony w prawo o { $count } stopni
    }.
stawka-event-agent-drawn = { $seat } przyjmuje do siatki { $agent-acc }.
stawka-event-password-chosen = Twoje hasło to „{ $word }”.
stawka-event-password-sealed = { $seat } wybiera hasło.
stawka-event-letter-shown = { $seat } odkrywa, że litera { $count } hasła przeciwnika to „{ $letter }”.
stawka-event-password-guessed = { $agent } zgaduje hasło „{ $word }”.

stawka-why-no-meeting = Hasło można zgadywać tylko wtedy, gdy agent spotyka wroga.
stawka-why-not-in-list = Żadne możliwe słowo nie zaczyna się od „{ $word }”.

## Opcje

stawka-option-scenario-free = Swobodny: miasto budowane przy stole
stawka-option-scenario-other = własny
stawka-option-stage-cap = Remis po liczbie etapów
stawka-option-stage-cap-none = nigdy
stawka-option-stage-cap-12 = 12 etapów
stawka-option-stage-cap-30 = 30 etapów
stawka-option-stage-cap-60 = 60 etapów
stawka-option-free-sectors = Scenariusz swobodny: sektory
stawka-option-free-sectors-4 = 4
stawka-option-free-sectors-5 = 5
stawka-option-free-sectors-6 = 6
stawka-option-free-sectors-7 = 7
stawka-option-free-level = Scenariusz swobodny: zasady
stawka-option-free-level-basic = podstawowe
stawka-option-free-level-extended = rozszerzone
stawka-option-free-level-advanced = zaawansowane
stawka-option-free-cards = Scenariusz swobodny: karty lokacji i reakcji
stawka-option-free-cards-advanced = tylko przy zasadach zaawansowanych
stawka-option-free-cards-extended = od zasad rozszerzonych
stawka-option-free-difficulty = Scenariusz swobodny: gra
stawka-option-free-difficulty-basic = podstawowa: 8 etapów, do zwycięstwa dwa sekrety
stawka-option-free-difficulty-advanced = zaawansowana: do zwycięstwa hasło albo 13 PZ
stawka-option-free-timeout = Scenariusz swobodny, gdy skończy się czas
stawka-option-free-timeout-draw = kończy się remisem
stawka-option-free-timeout-vp = rozstrzygają go PZ
stawka-option-allow-rotation = Sektory wolno obracać
stawka-option-allow-rotation-false = nie
stawka-option-allow-rotation-true = tak
stawka-option-password-wordlist = Hasła pochodzą
stawka-option-password-wordlist-en = z listy angielskiej
stawka-option-password-wordlist-pl = z listy polskiej
stawka-option-password-wordlist-de = z listy niemieckiej
stawka-option-password-wordlist-none = spoza list: dowolne pięć liter
stawka-option-password-fold-diacritics = Znaki przy literach (ą, ö) w zgadywanych hasłach
stawka-option-password-fold-diacritics-false = liczą się
stawka-option-password-fold-diacritics-true = nie liczą się

## Wskazówki

stawka-note-build = Budujecie miasto razem: na zmianę kładziecie po jednym sektorze obok tych, które już leżą. Bliskość policji służy Niemcom, długie drogi Polakom.
stawka-note-password = Twoje hasło ma pięć liter. Każdy sekret pokazuje wrogowi jedną z nich, a kto odgadnie hasło przeciwnika, wygrywa.
stawka-note-letters = Sekret pokazuje ci jedną literę hasła przeciwnika. Wybierz miejsce, które wykluczy najwięcej słów.
stawka-note-guess = Twój agent spotyka wroga i może zgadywać hasło. Trafne daje zwycięstwo od razu, chybione kosztuje cię tego agenta.
stawka-note-reward = Ty wybierasz nagrodę za misję. Dowody dotyczą wrogiego agenta w tym samym kolorze.

## Pliki scenariuszy

error-bad-scenario = Ten scenariusz ma błąd w wierszu { $line }: { $remedy }. (Wszystkich: { $count })
remedy-design-long = plik scenariusza ma najwyżej { $count } znaków; skróć go
remedy-design-not-toml = to nie jest TOML (kolumna { $column }); popraw ten wiersz
remedy-design-tangled = plik scenariusza nie może być tak złożony: klucz ma najwyżej { $parts } części, nawiasy { $deep } poziomów, wiersz { $high } znaków; zapisz to prościej
remedy-design-no-table = oczekiwano jednej tabeli [{ $key }] i niczego poza nią; jest: { $value }
remedy-design-unknown-field = nieznane pole { $value }; { $remedy }
remedy-design-unknown = „{ $value }” nie jest tu znane; { $remedy }
remedy-design-missing = brakuje pola { $key }; dopisz je
remedy-design-range = { $value } jest poza zakresem; oczekiwano liczby całkowitej od { $low } do { $high }
remedy-design-expected-text = oczekiwano tekstu w cudzysłowie
remedy-design-expected-number = oczekiwano liczby całkowitej
remedy-design-expected-flag = oczekiwano true albo false
remedy-design-expected-list = oczekiwano listy w nawiasach kwadratowych
remedy-design-expected-table = oczekiwano tabeli w nawiasach klamrowych
remedy-design-title = tytuł ma od 1 do { $count } drukowalnych znaków, nie same spacje; wybierz inny
remedy-design-turn = sektora nie można obrócić o { $value } stopni; oczekiwano 0, 90, 180 albo 270
remedy-design-same-tile = { $value } jest na tym samym kaflu co { $other }; usuń jeden z nich
remedy-design-same-square = leży tam już { $value }; wybierz inne miejsce
remedy-design-no-sectors = plansza potrzebuje choć jednego sektora; połóż go
remedy-design-apart = żadna krawędź nie łączy { $value } z { $other }; przesuń go obok innego sektora
remedy-design-same-color = { $value } ma ten sam kolor ({ $color }) co { $other }; usuń jedno z nich
remedy-design-agents = strona { $value } ma agentów: { $count }; oczekiwano od 2 do 4
remedy-design-no-kloss = brakuje { $value }; prowadzi polską siatkę, dopisz go
remedy-design-off-board = { $value } nie leży na tej planszy; połóż jej sektor albo podaj inne miejsce
remedy-design-no-room = strona { $value } rozstawia agentów: { $count }, a miejsc jest { $room }; zwiększ per_sector albo połóż więcej sektorów
remedy-design-cards = karty lokacji należą do poziomu advanced i tylko do niego; tu jest { $value }
remedy-design-missions = nagroda za misje { $value } należy do poziomów extended i advanced, i tylko do nich
remedy-design-no-jail = od poziomu extended są aresztowania; połóż sektor police, w którym jest areszt
remedy-design-film = { $value } należy do filmów; w pliku nie ma radiostacji, karty hotelu ani samochodu: podaj vp, secrets, exposure, prisoners, password albo network
remedy-design-no-victory = nikt nie mógłby wygrać; podaj vp, secrets, exposure, prisoners albo password
remedy-design-no-secret = sekrety nie dadzą zwycięstwa, bo żadna nagroda się do nich nie liczy; wpisz w nagrodzie secret = true
remedy-design-no-chief = exposure nie da zwycięstwa bez niemieckiego szefa; dopisz czarnego oficera SS
remedy-design-few-prisoners = trzech Polaków nigdy nie trafi do aresztu; potrzebny poziom extended i trzech polskich agentów poza Klossem
remedy-design-no-password = litery należą do haseł; wpisz password w victory albo usuń letter
remedy-stawka-no-password = „{ $value }” nie może być hasłem; oczekiwano słowa z małych liter (liczba: { $count }), z listy, jeśli jest
remedy-stawka-words-order = oczekiwano słów w kolejności liter
remedy-stawka-layout = tak nie można tu położyć żadnego sektora
remedy-stawka-few-sectors = ta plansza ma sektorów: { $count }; podaj wszystkie
remedy-stawka-needs-word = obie strony potrzebują hasła

## Terminal

shell-stawka-goal-prisoners = trzech Polaków w areszcie
shell-stawka-goal-password = hasło przeciwnika
shell-stawka-unlimited = Etap { $stage }
shell-stawka-laid = Leżą
shell-stawka-to-lay = Do położenia
shell-stawka-password = Hasło gracza { $seat }
shell-stawka-yours = twoje: { $word }
shell-stawka-candidates = możliwe słowa: { $count }
shell-stawka-guessed = nietrafione próby
shell-scenario-good = { $file }: bez błędów. { $title }, poziom { $level }.
shell-scenario-mistake = { $file }:{ $line }: { $code }: { $remedy }
shell-scenario-count =
    { $count ->
        [one] Jeden błąd. Popraw go i sprawdź jeszcze raz.
        [few] { $count } błędy. Popraw je i sprawdź jeszcze raz.
       *[many] { $count } błędów. Popraw je i sprawdź jeszcze raz.
    }
shell-error-scenario-twice = Podaj albo --scenario-file, albo opcję scenario, nie jedno i drugie.
shell-error-scenario-other = Pliki scenariuszy należą do stawka, nie do { $game }.
shell-error-file-not-text = { $file } nie jest tekstem w UTF-8; zapisz go w ten sposób.
shell-spell = Wpisz literę, kilka liter albo całe słowo.
