# Zegary: własne czasy, co się dzieje po upływie czasu, inne tempo, urlop.

web-start-pace-own = Własne…
web-pace-own = własne czasy…
web-pace-fast = na żywo: { $clock }
web-pace-slow = korespondencyjnie: { $clock }
web-clock-turn = { $time } na ruch
web-clock-reserve = { $time } zapasu
web-clock-increment = +{ $time } za każdy ruch
web-clock-delay = { $time } zwłoki
web-clock-time =
    { $unit ->
        [seconds] { $count } s
        [minutes] { $count } min
        [hours] { $count } godz.
       *[days] { $count ->
            [one] { $count } dzień
            [few] { $count } dni
           *[many] { $count } dni
        }
    }
web-clock-own = Własne czasy
web-clock-preset = Gotowe czasy
web-clock-preset-none = – własne liczby –
web-clock-unit = Jednostka: { $what }
web-clock-unit-seconds = sekundy
web-clock-unit-minutes = minuty
web-clock-unit-hours = godziny
web-clock-unit-days = dni
web-clock-part-turn = Czas na ruch
web-clock-part-turn-about = płynie najpierw w każdym ruchu; reszta przepada
web-clock-part-reserve = Zapas
web-clock-part-reserve-about = na całą grę, gdy skończy się czas na ruch
web-clock-part-increment = Dodatek
web-clock-part-increment-about = trafia do zapasu po każdym ruchu
web-clock-part-delay = Zwłoka
web-clock-part-delay-about = o tyle później rusza zegar w każdym ruchu
web-clock-fault-value = { $what }: podaj liczbę, najwyżej { $high }.
web-clock-fault-short = Każdy ruch potrzebuje poza zapasem co najmniej { $low }.
web-time-out = Gdy komuś skończy się czas
web-time-out-bot = do powrotu gracza gra bot
web-time-out-choice = bot wykonuje tylko ten ruch, gracz zostaje
web-time-out-end = pozostali mogą zakończyć grę
web-menu-pace = Grać dalej w innym tempie
web-menu-propose-pace = Zaproponuj: { $pace }
web-menu-take-pace = { $pace }
web-proposal-pace = { $name } proponuje inny zegar: { $pace }.
web-line-proposed-pace = { $name } proponuje inne tempo.
web-line-pace-changed = Wszyscy się zgadzają: gra toczy się dalej w innym tempie, a zegary ruszają od nowa.
web-line-chosen-for = Czas gracza { $name } minął. Ten ruch wykonuje bot.
web-line-time-over = Czas gracza { $name } minął. Pozostali mogą zakończyć grę.
web-line-ran-out = Koniec gry, bo minął czas gracza { $name }.
web-line-holiday = { $name } idzie na urlop. Zegar stoi.
web-line-holiday-over = { $name } wraca z urlopu.
web-time-over = Skończył się czas: { $names }. Możesz poczekać albo zakończyć grę.
web-time-over-yours = Twój czas minął i pozostali mogą zakończyć grę. Nadal możesz wykonać ruch.
web-claim = Zakończ grę
web-end-expired = Jednemu z graczy skończył się czas, a inny zakończył grę.
web-role-holiday = na urlopie do { $day }
web-holiday = Urlop
web-holiday-about = Przez kilka dni w roku zegary twoich gier korespondencyjnych stoją. Dotyczy to gier, które toczą się w chwili wyjazdu; pozostali widzą, do kiedy cię nie ma.
web-holiday-left =
    { $left ->
        [0] W tym roku nie masz już ani dnia urlopu.
        [one] W tym roku został ci { $left } dzień z { $year }.
        [few] W tym roku zostały ci { $left } dni z { $year }.
       *[many] W tym roku zostało ci { $left } dni z { $year }.
    }
web-holiday-games =
    { $count ->
        [0] Nie grasz teraz w żadną grę korespondencyjną.
        [one] Grasz teraz w { $count } grę korespondencyjną.
        [few] Grasz teraz w { $count } gry korespondencyjne.
       *[many] Grasz teraz w { $count } gier korespondencyjnych.
    }
web-holiday-days = Liczba dni
web-holiday-go = Weź urlop
web-holiday-until = Masz urlop do { $day }. Zegary twoich gier korespondencyjnych stoją.
web-holiday-end = Już jestem
web-holiday-none = Na tym serwerze nie ma urlopów.
web-menu-holiday = Urlop…
