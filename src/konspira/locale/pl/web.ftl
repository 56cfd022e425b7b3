# Klient w przeglądarce: wszystko, co mówi jego rama. Teksty obrazu gry stoją w web-<gra>.ftl.
# Imion nie odmieniamy: stoją w mianowniku albo po dwukropku.

## Wszędzie

web-skip = Przejdź do treści
web-nav = Strony
web-nav-play = Graj
web-nav-tables = Stoły
web-nav-learn = Nauka
web-nav-puzzles = Zagadki
web-nav-rules = Zasady
web-nav-preferences = Ustawienia
web-language = Język
web-theme-to-light = Włącz jasny motyw
web-theme-to-dark = Włącz ciemny motyw
web-home-link = Strona główna
web-close = Zamknij
web-loading = Wczytywanie…
web-try-again = Spróbuj ponownie
web-reload = Wczytaj stronę ponownie
web-new-version = Jest nowa wersja. Wczytaj stronę ponownie po swoim ruchu.
web-you = ty
web-somebody = ktoś
web-game = Gra
web-players = Gracze
web-link = Link do stołu
web-link-copied = Link skopiowany.
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij
web-shared = Link skopiowany
web-minutes = { $count } min
web-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
web-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
web-error-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
web-error-server = Serwer nie mógł tego zrobić ({ $code }). Spróbuj ponownie za chwilę.

## Kim jestem

web-me-guest = gość
web-me-change = zmień imię
web-me-name = Twoje imię przy stole
web-me-save = Używaj tego imienia
web-me-account = Twoje konto
web-me-keep = Zachowaj moje gry
# Listy oddzielone przecinkami: po jednym słowie z każdej powstaje imię, na przykład Cichy Borsuk.
web-guest-adjectives = Cichy, Bystry, Cierpliwy, Śmiały, Łagodny, Szybki, Chytry, Wesoły, Spokojny, Ciekawy, Ostrożny, Zwinny, Srebrny, Bursztynowy, Aksamitny
web-guest-nouns = Borsuk, Lis, Kruk, Zając, Ryś, Puchacz, Sokół, Jeż, Bóbr, Bocian, Gronostaj, Żuraw, Szpak, Dzięcioł, Jastrząb
web-guest-name = { $adjective } { $noun }

## Strona główna

web-home = Wybierz grę, a potem sposób rozpoczęcia
web-home-one = Jak chcesz zagrać?
web-yours = Twoje stoły
web-next =
    { $count ->
        [one] Czeka na ciebie stół
        [few] Czekają na ciebie { $count } stoły
       *[many] Czeka na ciebie { $count } stołów
    }
web-play-next = Graj dalej
web-how-to-play = Jak grać
web-strength = Siła botów
web-level-random = Losowy
web-level-greedy = Zachłanny
web-level-easy = Łatwy
web-level-medium = Średni
web-level-hard = Trudny
web-level-expert = Ekspert
web-level-ismcts = Przeszukiwanie drzewa
web-level-search = Przeszukiwanie
web-level-strength = { $level }: wygrywa { $percent }% gier z poziomem „{ $below }”
web-bots-about = Gra zaczyna się od razu. Możesz wyjść i wrócić.
web-strength-measured = Z poziomem „{ $below }” wygrywa { $percent } na 100 gier.
web-strength-measured-in = Z poziomem „{ $below }” wygrywa { $percent } na 100 gier w scenariuszu „{ $scenario }”.
web-open-all =
    { $count ->
        [one] Pokaż { $count } otwarty stół
        [few] Pokaż wszystkie { $count } otwarte stoły
       *[many] Pokaż wszystkie { $count } otwartych stołów
    }
web-sit-down = Usiądź
web-usual = domyślnie
web-needs-seats = (od { $low } do { $high } graczy)
web-file-pick = Z pliku…
web-file-label = Plik scenariusza (TOML)
web-file-used = Użyty plik: { $file }.
web-file-unread = Nie można odczytać pliku. Wybierz plik tekstowy.
web-pace = Czas
web-pace-none = bez zegara
web-pace-live = na żywo: 45 sekund na ruch, 10 minut zapasu
web-pace-daily = korespondencyjnie: dzień na ruch, 3 dni zapasu
web-pace-relaxed = bez pośpiechu: 3 dni na ruch, 7 dni zapasu
web-pace-short-live = zegar na żywo
web-pace-short-daily = dzień na ruch
web-pace-short-relaxed = 3 dni na ruch
web-visibility = Kto znajdzie stół
web-visibility-unlisted = tylko osoby z linkiem
web-visibility-public = wszyscy, na liście otwartych stołów
web-spectators = Widzowie
web-spectators-public = widzą to, co jawne
web-spectators-open = widzą wszystkie karty, później
web-spectators-delayed =
    { $minutes ->
        [one] { $what } (minutę później)
        [few] { $what } ({ $minutes } minuty później)
       *[many] { $what } ({ $minutes } minut później)
    }
web-delay = O tyle minut później widzą to widzowie
web-overheard = Czat graczy
web-overheard-no = do końca gry tylko dla graczy
web-overheard-yes = widzowie też go czytają
web-open-warning = Widzowie zobaczą wtedy każdą rękę i każdy sekret. Przed rozpoczęciem musi się na to zgodzić każda osoba przy stole.
web-consent = Odkryte karty dla widzów
web-consent-about =
    { $minutes ->
        [one] Gospodarz chce, żeby widzowie widzieli wszystkie karty, także twoje, minutę później. Kto je pozna, może zdradzić komuś przy stole to, co wtedy będzie jeszcze zakryte.
        [few] Gospodarz chce, żeby widzowie widzieli wszystkie karty, także twoje, { $minutes } minuty później. Kto je pozna, może zdradzić komuś przy stole to, co wtedy będzie jeszcze zakryte.
       *[many] Gospodarz chce, żeby widzowie widzieli wszystkie karty, także twoje, { $minutes } minut później. Kto je pozna, może zdradzić komuś przy stole to, co wtedy będzie jeszcze zakryte.
    }
web-consent-yes = Zgadzam się
web-consent-no = Wycofuję zgodę
web-consent-missing = Jeszcze bez zgody: { $names }.
web-consent-all = Wszyscy tutaj wyrazili zgodę.
web-start-consent = Nie wszyscy zgodzili się jeszcze na odkryte karty: { $names }.
web-shown-from = Widzowie widzą tę grę z opóźnieniem. Tutaj zacznie się o { $time }.
web-shown-wait = Jeszcze { $time }.
web-shown-later =
    { $minutes ->
        [one] Widzisz tę grę minutę później niż gracze.
        [few] Widzisz tę grę { $minutes } minuty później niż gracze.
       *[many] Widzisz tę grę { $minutes } minut później niż gracze.
    }
web-shown-open = Wszystkie karty są odkryte.
web-spectators-later = mogą obejrzeć po zakończeniu
web-spectators-none = nikt nie może patrzeć

## Listy stołów

web-list-yours = Twoje
web-list-yours-none = Nie siedzisz jeszcze przy żadnym stole.
web-list-open = Otwarte
web-list-open-none = Żaden stół nie czeka na graczy.
web-list-running = Trwające
web-list-running-none = Nie toczy się żadna publiczna gra.
web-list-finished = Zakończone
web-list-finished-none = Żadna gra nie jest jeszcze zakończona.
web-list-start = Zacznij grę
web-row-alone = na razie nikogo więcej
web-row-your-turn = Twoja kolej
web-row-free =
    { $count ->
        [0] brak wolnych miejsc
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-row-waits = Czeka na start
web-row-running = W grze
web-row-turn-of = Teraz gra { $name }
web-row-won = Zwycięstwo: { $names }
web-row-ended = Koniec bez zwycięzcy
web-row-goes-on = Czeka następna część

## Poczekalnia

web-seat-empty = Wolne miejsce
web-role-bot = bot, { $level }
web-role-you-host = ty, gospodarz
web-role-ready = na miejscu
web-role-coming = siada…
web-role-reserved = miejsce na rewanż
web-role-kept = miejsce na następną część
web-role-away = nie ma przy stole, gra bot ({ $level })
web-role-resigned = gra poddana
web-room-waits = Stół czeka na graczy.
web-room-ready = Są już wszyscy.
web-room-host-starts = Grę zaczyna gospodarz stołu.
web-sit-down-again = Zajmij moje miejsce
web-bot-add = Dodaj bota…
web-bot-add-here = Dodaj bota na miejscu { $seat }
web-bot-remove = Usuń bota
web-bot-fill =
    { $count ->
        [one] Posadź bota na wolnym miejscu
        [few] Posadź boty na { $count } miejscach
       *[many] Posadź boty na { $count } miejscach
    }
web-start = Zacznij grę
web-start-seats =
    { $count ->
        [one] Zostało jedno wolne miejsce: zaproś kogoś albo dodaj bota.
        [few] Zostały { $count } wolne miejsca: zaproś znajomych albo dodaj boty.
       *[many] Zostało { $count } wolnych miejsc: zaproś znajomych albo dodaj boty.
    }
web-start-names = Brakuje jeszcze: { $names }.
web-leave = Odejdź od stołu
web-invite-about = Kto otworzy ten link, może usiąść albo patrzeć.
web-variants-change = Zmień
web-variants-done = Gotowe

## Wiersz stanu

web-status-loading = Otwieranie stołu…
web-status-open = Czekamy na graczy
web-status-full = Czekamy na rozpoczęcie
web-status-your-turn = Twoja kolej
web-status-reactions = Reakcje
web-status-chosen = Wybór zapisany. Gra czeka na pozostałych.
web-status-many =
    { $count ->
        [one] Wybiera { $count } gracz.
        [few] Wybiera { $count } graczy.
       *[many] Wybiera { $count } graczy.
    }
web-status-over = Koniec gry
web-status-past = Ruch { $move } z { $last }
web-status-lost = Ponowne łączenie
web-status-lost-clock = Twój zegar idzie dalej.
web-status-lost-calm = Nic nie przepada.
web-clock-yours = Twój czas:
web-time-low = Mało czasu: { $time }.
web-phases = Runda i faza
web-back-to-now = Wróć do bieżącego ruchu
web-to-scores = Wróć do wyniku
web-tools = Narzędzia
web-tool-list = Stół jako lista
web-tool-hint = Podpowiedź
web-tool-rules = Zasady gry
web-tool-sound = Dźwięki
web-tool-menu = Menu stołu

## Obok planszy

web-dock = Twoja ręka i pytanie
web-side = Gracze i dziennik
web-views = Części stołu
web-tab-board = Plansza
web-tab-players = Gracze
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-notes = Notatki
web-tab-rules = Zasady
web-unread = nieprzeczytane
web-score-now = teraz
web-only-you = Wiesz o tym tylko ty
web-log = Dziennik gry
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-new =
    { $count ->
        [one] { $count } nowy wpis
        [few] { $count } nowe wpisy
       *[many] { $count } nowych wpisów
    }
web-chat = Czat
web-chat-said = { $name }: { $text }
web-chat-empty = Nikt jeszcze nic nie napisał. Przywitaj się.
web-chat-quiet = Nikt jeszcze nic nie napisał.
web-chat-write = Napisz do stołu
web-chat-send = Wyślij
web-chat-seated-only = Pisać mogą tylko osoby przy stole.
web-chat-players = Gracze
web-chat-onlookers = Widzowie
web-chat-onlookers-empty = Nikt z widzów jeszcze nic nie napisał.
web-chat-onlookers-write = Napisz do widzów
web-chat-onlookers-only = To pisali widzowie. Tylko oni mogą tu pisać.
web-chat-onlookers-name = Żeby tu pisać, najpierw wybierz imię.
web-chat-players-later = To, co piszą gracze, przeczytasz po grze.
web-notes-about = Te notatki widzisz tylko ty; zostają w tej przeglądarce.
web-rules-players = Jak grać
web-rules-reference = Zasady z numerami
web-rules-window = W osobnym oknie
web-rules-english = Zasady z numerami są tylko po angielsku.
web-rules-unknown = Nie ma tu zasad tej gry.
web-rules-aid = Ściągawka gracza
web-rules-aid-page = Ściągawka na jednej stronie
web-key-aid = ściągawka gracza do tej gry, w osobnym oknie
web-no-board = Ta wersja strony nie ma planszy do gry: { $game }. Wczytaj stronę ponownie.

## Przeszłość

web-history = Ruchy gry
web-history-first = Pierwszy ruch
web-history-back = Ruch wstecz
web-history-forward = Ruch naprzód
web-history-last = Ostatni ruch
web-history-play = Odtwarzaj grę
web-history-pause = Zatrzymaj
web-history-move = Ruch
web-move = Ruch { $move }
web-live = Teraz
web-spectator-eyes = To widzą pozostali.
web-spectator-closed = Ten stół nie ma widzów.
web-spectator-eyes-later =
    { $minutes ->
        [one] To widzą teraz widzowie: stół sprzed minuty.
        [few] To widzą teraz widzowie: stół sprzed { $minutes } minut.
       *[many] To widzą teraz widzowie: stół sprzed { $minutes } minut.
    }
web-spectator-not-yet =
    { $minutes ->
        [one] Widzowie jeszcze nic nie widzą: oglądają grę minutę później.
        [few] Widzowie jeszcze nic nie widzą: oglądają grę { $minutes } minuty później.
       *[many] Widzowie jeszcze nic nie widzą: oglądają grę { $minutes } minut później.
    }

## Nad ręką

web-take-back = Cofnij
web-skip-bots = Przejdź do mojej tury
web-proposal-take-back = { $name } prosi o cofnięcie ostatniego wyboru.
web-proposal-end = { $name } proponuje zakończyć grę w tym miejscu.
web-proposal-hints = { $name } proponuje, żeby wszyscy mogli korzystać z podpowiedzi.
web-proposal-stand-in = { $name } proponuje, żeby za gracza { $other } zagrał bot, bo chyba nikogo tam nie ma.
web-proposal-stand-in-you = { $name } proponuje, żeby zagrał za ciebie bot, bo chyba cię nie ma.
web-here = Jestem tutaj
web-proposal-missing = Czekamy na odpowiedź: { $names }.
web-agree = Zgoda
web-decline = Nie
web-withdraw = Wycofaj
web-sits-in = Podczas twojej nieobecności gra za ciebie bot.
web-come-back = Wróć na swoje miejsce

## Menu stołu

web-menu-game = Ta gra
web-menu-rewind = Cofnij mój ostatni wybór
web-menu-propose-take-back = Poproś o cofnięcie mojego wyboru
web-menu-end = Zakończ grę
web-menu-propose-end = Zaproponuj koniec gry
web-menu-propose-hints = Poproś o zgodę na podpowiedzi
web-hints = Podpowiedzi
web-hints-yes = mogą z nich korzystać wszyscy
web-hints-no = tylko w grze z botami albo za zgodą wszystkich
web-stand-in = Niech za gracza { $name } zagra bot
web-menu-proposal-open = Stół nie odpowiedział jeszcze na poprzednią propozycję.
web-menu-resign = Poddaj się
web-resign-sure-end = Poddajesz grę, która na tym się kończy.
web-resign-sure-bot = Na twoim miejscu dalej zagra bot. Powrotu nie będzie.
web-resign-yes = Poddaję się
web-resign-no = Gram dalej
web-menu-invite = Zaproszenie
web-menu-played = Tak gramy
web-menu-away = Przejdź do strony głównej
web-menu-away-note = Miejsce zostaje twoje. Gra czeka wśród twoich stołów.
web-fair = Skąd wiem, że gra jest uczciwa?
web-fair-about = Zanim ktokolwiek usiadł, serwer wybrał sekret i ogłosił jego odcisk (SHA-256). Każda przeglądarka dołożyła własne losowe bajty. O rozdaniu decyduje wszystko to razem, więc ani serwer, ani żaden gracz nie może go wybrać.
web-fair-commitment = Odcisk sekretu serwera
web-fair-salts = Losowe bajty miejsc
web-fair-bot = brak, bot
web-fair-missing = jeszcze nie
web-fair-secret = Sekret serwera
web-fair-later = Sekret zostanie ujawniony po końcu gry. Ta strona go wtedy sprawdzi.
web-fair-unable = Ta przeglądarka nie może tego sprawdzić przez niezabezpieczone połączenie (http). Użyj https albo sprawdź zapis poleceniem konspira verify.
web-fair-promise-kept = To ten sam sekret, który serwer obiecał.
web-fair-promise-broken = To nie jest obiecany sekret.
web-fair-own-there = Bajty tej przeglądarki są częścią rozdania.
web-fair-own-missing = Bajty tej przeglądarki nie są częścią rozdania.
web-fair-verify = Na podstawie zapisu gry sprawdzisz, że karty rozdano według tych liczb:
web-record = Zapisz przebieg gry

## Koniec

web-end-you = Wygrywasz
web-end-winner =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają wspólnie { $names }
       *[many] Wygrywają wspólnie { $names }
    }
web-end-nobody = Gra skończona
web-end-drawn = Remis: nikt nie wygrywa
web-end-agreed = Wszyscy zgodzili się zakończyć grę w tym miejscu.
web-end-stopped = Gospodarz serwera zakończył grę.
web-end-capped = Boty grały same zbyt długo, więc serwer zakończył grę.
web-end-resigned =
    { $count ->
        [one] { $names } poddaje grę.
        [few] { $names } poddają grę.
       *[many] { $names } poddają grę.
    }
web-rematch = Rewanż
web-rematch-open = Przejdź do rewanżu
web-go-on = Dalej: część { $part }
web-go-on-open = Przejdź do części { $part }
web-campaign-short = Część { $part } z { $parts }
web-campaign-standing = Wygrane części: { $standing }
web-campaign-over = Koniec kampanii. Wygrane części: { $standing }
web-sealed = To, co było w tej części ukryte, pozostaje zakryte do końca następnej: coś z tego jest nadal w grze.
web-replay = Powtórka
web-show-board = Plansza
web-new-table = Nowy stół
web-scores = Wynik
web-course = Przebieg gry
web-course-look = Zobacz ten moment
web-course-failed = Nie udało się wczytać przebiegu gry.
web-plot-table = To samo w liczbach
web-plot-moment = Moment
web-plot-end = Koniec
web-moments = Ważne chwile

## Co się działo przy stole

web-line-joined = { $name } siada do stołu.
web-line-moved =
    { $side ->
        [polish] { $name } przesiada się na polską stronę.
        [german] { $name } przesiada się na niemiecką stronę.
       *[none] { $name } przesiada się na miejsce { $seat }.
    }
web-line-seats-drawn = O tym, kto gdzie siedzi, zdecydował los.
web-line-left = { $name } odchodzi od stołu.
web-line-started = Gra się zaczyna.
web-line-took-back = { $name } cofa swój wybór.
web-line-rewound = Wszyscy się zgadzają i { $name } cofa ostatni wybór.
web-line-proposed-take-back = { $name } prosi o cofnięcie ostatniego wyboru.
web-line-proposed-end = { $name } proponuje zakończyć grę.
web-line-declined = { $name } się nie zgadza.
web-line-resigned = { $name } poddaje grę.
web-line-sat-in = Czas gracza { $name } minął. Na tym miejscu gra teraz bot.
web-line-stood-in = Wygląda na to, że gracza { $name } nie ma przy stole. Do powrotu gra bot.
web-line-proposed-stand-in = Wygląda na to, że gracza { $name } nie ma przy stole. Czy ma zagrać bot?
web-line-proposed-hints = { $name } proponuje zezwolić na podpowiedzi.
web-line-hints-agreed = Wszyscy się zgadzają: można korzystać z podpowiedzi.
web-line-hinted = { $name } korzysta z podpowiedzi.
web-line-returned = { $name } wraca do gry.
web-line-ended = Wszyscy zgadzają się zakończyć grę.
web-line-stopped = Gospodarz serwera kończy grę.
web-line-capped = Boty grają same zbyt długo: serwer kończy grę.
web-line-rematch = { $name } chce rewanżu.
web-line-sequel = { $name } chce grać dalej, następną część.
web-line-other = Przy stole coś się stało: { $name }

## Klawisze

web-keys = Klawisze
web-keys-choose = Wybieranie
web-keys-go = Poruszanie się
web-keys-hear = Co słychać i widać
web-keys-past = W dzienniku
web-key-enter = zatwierdź, naciśnij
web-key-escape = wyczyść zaznaczenie, zamknij podsumowanie, wyjdź z czatu
web-key-digits = możliwość od 1 do 9; przytrzymaj Alt, by zobaczyć numery
web-key-pass = pasuj, jeśli można
web-key-why = dlaczego nie można tego wybrać?
web-key-details = szczegóły zaznaczonej rzeczy
web-key-undo = cofnij
web-key-hint = podpowiedź: co zrobiłby ekspert?
web-key-skip = przejdź do swojej tury, gdy grasz z samymi botami
web-key-hand = ręka
web-key-board = plansza
web-key-question = pytanie
web-key-chat = czat
web-key-list = stół jako lista
web-key-arrows = przejście do następnej rzeczy na planszy lub na ręce; z Ctrl dalej
web-key-story = fabuła scenariusza, w „Stawce”
web-key-turn = powiedz, czyja kolej i ile czasu zostało
web-key-scores = powiedz wynik
web-key-spectator = przytrzymaj: zobacz to, co widzą inni
web-key-move = ruch wstecz lub naprzód
web-key-phase = faza wstecz lub naprzód
web-key-ends = pierwszy ruch, bieżący ruch
web-key-help = ta lista

## Ustawienia

web-prefs-display = Wygląd
web-prefs-play = Gra
web-prefs-alerts = Dźwięki
web-prefs-kept = Ustawienia zostają w tej przeglądarce, a gdy usiądziesz przy stole, także przy twoim imieniu na serwerze.
web-pref-theme = Motyw
web-pref-theme-system = jak system
web-pref-theme-light = jasny
web-pref-theme-dark = ciemny
web-pref-text-size = Wielkość tekstu
web-pref-animation = Animacje
web-pref-animation-none = brak
web-pref-animation-fast = szybkie
web-pref-animation-normal = zwykłe
web-pref-animation-slow = powolne
web-pref-seat-letters = Litery na znakach miejsc
web-pref-seat-letters-about = A, B, C… oprócz koloru i kształtu
web-pref-list-first = Najpierw stół jako lista
web-pref-list-first-about = nagłówki i listy zamiast obrazu
web-pref-chat-in-log = Czat w dzienniku
web-pref-chat-in-log-about = wiadomości pojawiają się między ruchami
web-pref-bot-speed = Tempo botów
web-pref-bot-speed-natural = naturalne
web-pref-bot-speed-brisk = żwawe
web-pref-bot-speed-instant = natychmiastowe
web-pref-confirm = Potwierdzanie wyboru
web-pref-confirm-never = nigdy
web-pref-confirm-public = gdy inni się o nim dowiedzą
web-pref-confirm-always = zawsze
web-pref-aids = Pomoce
web-pref-aids-about = liczby, które gracz mógłby policzyć sam, na przykład niewidziane karty
web-pref-guide = Wskazówki
web-pref-guide-about = krótkie wyjaśnienia, gdy coś pojawia się po raz pierwszy; po ponownym włączeniu wszystkie pokażą się jeszcze raz
web-note = Wskazówka
web-note-close = Rozumiem
web-note-whole = Pokaż całą wskazówkę
web-notes-off = Bez wskazówek
web-pref-by-itself = Odpowiedź automatyczna
web-pref-by-itself-about = gdy jest tylko jedna opcja; nigdy w oknie reakcji ani tam, gdzie wszyscy wybierają w tajemnicy
web-pref-key-hints = Klawisze na przyciskach
web-pref-key-hints-about = na przykład Enter
web-pref-sounds = Dźwięki
web-pref-sounds-about = krótkie tony: twoja kolej, ruch, wiadomość, koniec

## Konto

web-account = Konto
web-account-renamed = Imię zmienione.
web-account-keep = Zachowaj swoje gry
web-account-keep-about = Jako gość możesz grać tak długo, jak chcesz. Z kontem znajdziesz swoje gry także w innych przeglądarkach.
web-account-make = Załóż konto
web-account-sign-in = Zaloguj się
web-account-made = Konto jest gotowe. Twoje gry są zachowane.
web-account-signed-in = Zalogowano.
web-account-merge = Stoły, które masz jako gość, przejdą na twoje konto.
web-account-yours = Konto: { $login }
web-account-yours-about = Twoje gry są zachowane i otworzysz je w każdej przeglądarce, w której się zalogujesz.
web-login = Nazwa użytkownika
web-password = Hasło
web-password-new = Hasło, co najmniej 10 znaków
web-password-change = Zmień hasło
web-password-change-about = We wszystkich innych przeglądarkach nastąpi wylogowanie. Ta pozostanie zalogowana.
web-password-old = Obecne hasło
web-password-fresh = Nowe hasło, co najmniej 10 znaków
web-password-again = Powtórz nowe hasło
web-password-not-twice = Nowe hasła się różnią. Wpisz nowe hasło jeszcze raz.
web-password-changed = Hasło zmienione. Wszędzie indziej nastąpiło wylogowanie.
web-sign-out = Wyloguj się
web-sign-out-everywhere = Wyloguj się wszędzie
web-data = Twoje dane
web-data-about = Wszystko, co serwer o tobie przechowuje, możesz zapisać w jednym pliku albo usunąć.
web-export = Zapisz moje dane
web-delete = Usuń moje dane
web-delete-about = Twoje imię, konto i ustawienia zostaną usunięte. W trwających grach twoje miejsca zajmą boty. Tego nie można cofnąć.
web-delete-word = usuń
web-delete-type = Wpisz „{ $word }”, aby potwierdzić
web-delete-yes = Usuń wszystko
web-delete-no = Zostaw wszystko

## Inne strony

web-credits = Autorzy
web-credits-own = Plansze, karty, portrety, plakaty i ikony interfejsu to nasze własne rysunki; żadna twarz nie przedstawia aktora. Konspira nie używa grafik ani tekstów wydawców.
web-credits-icons = Ikony
web-credits-icons-about = Niektóre ikony na kartach są dziełem autorów serwisu
web-credits-frame = Interfejs
web-credits-faces = Kroje pisma
web-portraits = Portrety
web-portraits-about = Wszystkie postacie z portretem, w rozmiarach, w jakich widać je na planszach, oraz obrazki z kart Stawki.
web-missing = Nie ma takiej strony
web-missing-about = Być może w adresie jest błąd albo strona jest gdzie indziej.
web-session-ended = Twoja sesja „{ $name }” w tej przeglądarce się skończyła. Od teraz grasz tu jako ktoś nowy.
web-closed-no-table = Nie ma takiego stołu
web-closed-no-table-about = Link może być niepełny albo wszyscy odeszli, zanim gra się zaczęła.
web-closed-not-watched = Przy tym stole gra się bez widzów
web-closed-not-watched-about = Grę widzą tylko osoby, które przy nim siedzą.
web-closed-signed-out = Nastąpiło wylogowanie
web-closed-signed-out-about = Ktoś wylogował się w tej przeglądarce albo wszędzie naraz. Twoja gra jest bezpieczna: zaloguj się ponownie, aby grać dalej.
web-closed-password-changed = Twoje hasło zostało zmienione
web-closed-password-changed-about = To zakończyło tu twoją sesję. Aby grać dalej, zaloguj się nowym hasłem. Jeśli to nie twoja zmiana, powiadom gospodarza serwera.
web-closed-forgotten = Twoje dane zostały usunięte
web-closed-forgotten-about = Usunięto je w innym oknie. W trwających grach grają za ciebie boty.
web-closed-barred = Gospodarz serwera zakończył twoją sesję
web-closed-barred-about = Jeśli nie wiesz dlaczego, zapytaj go.
web-closed-bad-message = Serwer nie zrozumiał tej strony
web-closed-bad-message-about = Wczytaj stronę ponownie; jeśli to się powtórzy, daj znać gospodarzowi serwera.
web-broken = Coś się zepsuło na tej stronie
web-broken-about = Twoja gra jest bezpieczna na serwerze. Wczytaj stronę ponownie, by grać dalej.
web-broken-table = To miejsce:
web-broken-copy = Kopiuj raport
web-broken-report = Co poszło nie tak
