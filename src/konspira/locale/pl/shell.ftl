# Wiersz poleceń: co mówi wokół gry. Teksty pomocy poleceń zostają w kodzie, po angielsku.
# Imion nie odmieniamy: stoją w mianowniku albo po dwukropku.

## Kto gra

shell-player-alone = Gracz
shell-player = Gracz { $number }
shell-bot = { $name } (bot, { $level })
shell-level-random = losowy
shell-level-greedy = zachłanny
shell-level-easy = łatwy
shell-level-medium = średni
shell-level-hard = trudny
shell-level-expert = ekspert
shell-level-ismcts = przeszukiwanie drzewa
shell-level-search = przeszukiwanie
shell-spectator = widz

## Gra się zaczyna, trwa, kończy

shell-welcome = { $game } · ziarno { $seed }
shell-welcome-back = { $game } · gramy dalej
shell-at-the-table = Przy stole: { $players }.
shell-part = Część { $part } z { $parts }
shell-note = Wskazówka: { $note }
shell-go-on = Grać dalej, część { $part }? [Enter: teraz, { $key }: innym razem]
shell-standing = Wygrane części: { $standing }
shell-campaign-over = Koniec kampanii. Wygrane części: { $standing }
shell-file = Gra zapisuje się po każdym wyborze: { $file }
shell-no-file = Nie ma folderu, w którym można zapisać grę; ta gra się nie zapisuje. Aby ją zachować, podaj plik przez --record.
shell-not-saved = Nie udało się zapisać gry: { $reason }
shell-hand-over = Teraz przy ekranie siada { $name }. Pozostałych prosimy, by nie patrzyli.
shell-press-enter = { $name }: naciśnij Enter.
shell-forced = Jest tylko jeden wybór: { $choice }.
shell-prompt = Twój wybór (1–{ $last }, ? – pomoc):
shell-prompt-one = Twój wybór (1, ? – pomoc):
shell-winner = Wygrywa { $name }.
shell-winners = Wspólne zwycięstwo: { $names }.
shell-draw = Remis: nikt nie wygrywa.
shell-left = Do zobaczenia! Możesz wrócić do gry, kiedy zechcesz: { $command }
shell-left-unsaved = Do zobaczenia! Ta gra nie została zapisana.
shell-replay-hint = Cała gra jeszcze raz: { $command }

## Co można wpisać

shell-key-help = pomoc
shell-key-why = dlaczego
shell-key-rules = zasady
shell-key-rule = zasada
shell-key-log = dziennik
shell-key-table = stół
shell-key-undo = cofnij
shell-key-save = zapisz
shell-key-quit = koniec
shell-key-choice = WYBÓR
shell-key-file = PLIK
shell-help-cards = Co robią te karty
shell-help-keys = Co możesz wpisać
shell-help-number = numer wyboru
shell-help-name = wybór z nazwy; wystarczy sama nazwa karty albo imię gracza, jeśli to jednoznaczne
shell-help-help = ta pomoc
shell-help-why = dlaczego jakiś wybór jest niedostępny
shell-help-rules = jak się gra w tę grę
shell-help-rule = zasada o podanym numerze (po angielsku)
shell-help-log = wszystko, co się dotąd stało
shell-help-table = stół jeszcze raz
shell-help-undo = cofnij swój ostatni wybór, dopóki nikt niczego się od tego czasu nie dowiedział
shell-help-save = zapisz kopię gry w pliku
shell-help-quit = przerwij na razie; do gry można wrócić
shell-why-possible = { $choice }: ten wybór jest dostępny, ma numer { $number }.
shell-undone = Cofnięto.
shell-saved = Zapisano: { $file }

## Oglądanie gier

shell-replayed = Wybory: { $made } z { $count }
shell-seen-by = Tak widzi stół: { $name }
shell-verified-format = Format: { $format }, wersja { $version }
shell-verified-rules = Zasady: { $game }, wersja { $rules }; zawartość: { $pack }
shell-verified-choices =
    { $count ->
        [one] Odtworzono { $count } wybór, dozwolony
        [few] Odtworzono { $count } wybory, wszystkie dozwolone
       *[many] Odtworzono { $count } wyborów, wszystkie dozwolone
    }
shell-verified-past =
    { $count ->
        [one] Poprzednia część się zgadza i prowadzi do tej.
        [few] { $count } poprzednie części się zgadzają i każda prowadzi do następnej.
       *[many] { $count } poprzednich części się zgadza i każda prowadzi do następnej.
    }
shell-verified-shuffle = Rozdanie: sekret ma odcisk { $commitment }; razem z losowymi bajtami miejsc ({ $salts }) daje klucz, którym rozdano karty. Porównaj jedno i drugie z tym, co pokazywał stół.
shell-verified-unfinished = Gra nie jest skończona, a zapis nie podaje wyniku. Poza tym wszystko się zgadza.
shell-verified-result = Wynik: { $scores }; odcisk ostatniej pozycji: { $checksum }
shell-verified = Zapis jest poprawny: jego wybory prowadzą do wyniku, który podaje.
shell-review-turns = Punkty zwrotne
shell-review-judging = Ocena wyborów
shell-review-none = Wśród ocenionych wyborów nic się nie wyróżnia: żaden nie kosztował na pewno wiele i żaden zwrot nie zaskoczył.
shell-review-part = Nie oceniono wszystkich wyborów, więc nie podano zwrotów między nimi.
shell-review-slip = traci { $points } pkt proc. (od { $low } do { $high })
shell-review-gain = szala przechyla się na korzyść gracza { $name }: o { $points } pkt proc. w górę (od { $low } do { $high })
shell-review-loss = szala przechyla się na niekorzyść gracza { $name }: o { $points } pkt proc. w dół (od { $low } do { $high })
shell-review-did = wybór: { $deed }
shell-review-chosen = ← wybrane
shell-review-share = { $share }% ({ $low }–{ $high }) z { $count } symulowanych gier
shell-review-about = Procenty to odsetki wygranych symulowanych gier, z przedziałami 95%; wspólne zwycięstwo liczy się częściowo. Każdy wynika z tego, co gracz mógł w tej chwili wiedzieć. Równe szanse przy { $count } graczach to { $even }%.
shell-reviewed =
    { $count ->
        [one] Oceniono { $count } wybór z { $of }.
        [few] Oceniono { $count } wybory z { $of }.
       *[many] Oceniono { $count } wyborów z { $of }.
    }
shell-games-seats = Miejsca przy stole: { $seats }
shell-games-option = Opcja
shell-games-values = Wartości
shell-games-ruling = Rozstrzygnięcie
shell-games-default = domyślnie
shell-pack-made = Zapisano w { $folder }: { $files }
shell-version-compiled = konspira { $version } (skompilowana)
shell-version-plain = konspira { $version } (czysty Python, bez kompilacji)

## Turnieje

shell-arena-progress = Partie: { $count } z { $total }
shell-arena-resumed = { $file }: rozegrane już partie ({ $count }) nie będą powtarzane.
shell-arena-kept = Raport: { $file }
shell-dataset-kept =
    Zbiór danych: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }. Co zawiera: { $file }
shell-arena-stopped = Przerwano po { $count } z { $total } partii. Nic nie zachowano; --out DIR zachowuje każdą partię.
shell-arena-stopped-kept = Przerwano. Zachowane partie: { $count } z { $total }; to samo polecenie gra dalej od tego miejsca.
shell-tune-comparing = Poszukiwanie skończone. Liczba nowych rozdań, w których porównuje się znalezione wartości z dawnymi: { $count }
shell-tune-pack = Pakiet ze znalezionymi wartościami: { $file }
shell-tune-stopped = Przerwano. Partie zachowane w { $file }: { $count }; to samo polecenie gra dalej od tego miejsca.

## Serwer

shell-serving = Konspira działa pod adresem { $address } – Ctrl-C ją zatrzymuje
shell-ready = Konspira { $version } działa. Otwórz ją w przeglądarce:
shell-ready-here = {"  "}{ $address }
shell-ready-near = {"  "}{ $address }  z innych urządzeń w twojej sieci
shell-ready-scan = Zeskanuj telefonem w tej samej sieci:
shell-ready-no-network = Nie ma kodu QR, bo ten komputer nie jest w żadnej sieci.
shell-ready-stop = Ctrl-C zatrzymuje serwer. Każda gra jest zapisana.
shell-ready-hint = Aby grać też na telefonach w twojej sieci, uruchom z --qr.
shell-served = Konspira się zatrzymała. Każda gra jest zapisana.
shell-backed-up = Zapisano kopię zapasową: { $file } (osoby: { $people }, stoły: { $tables })
shell-restored = Przywrócono kopię zapasową (osoby: { $people }, stoły: { $tables }). Można uruchomić serwer.

## Narzędzia gospodarza

shell-admin-none = Nie ma otwartych ani trwających stołów.
shell-admin-nobody-barred = Nikt nie jest zablokowany.
shell-admin-columns = Stół	Gra	Stan	Gospodarz	Adres	Osoby	Wybory	Wiek
shell-admin-age = { $hours } godz.
shell-admin-guest = { $name } (gość { $id })
shell-admin-account = { $name } (konto { $login })
shell-admin-ended = Serwer zakończy stół { $table } w ciągu sekundy.
shell-admin-barred = Zablokowano: { $kind } { $value }. Stoły bez innych osób, które się przez to kończą: { $tables }.
shell-admin-unbarred = Odblokowano: { $kind } { $value }.
shell-admin-bar = { $kind } { $value }, od { $since }. { $reason }
shell-error-admin-no-table = Żaden otwarty ani trwający stół nie nazywa się „{ $value }”. Listę pokazuje `konspira admin tables`.
shell-error-admin-nobody = Nie ma takiej osoby ani adresu: { $kind } „{ $value }”. Gości, konta i adresy pokazuje `konspira admin tables`.
shell-error-admin-not-barred = { $kind } „{ $value }” nie jest na liście zablokowanych. Pokazuje ją `konspira admin bars`.
shell-error-admin-kind = Nie można zablokować „{ $value }”. Napisz guest, account albo address.

## Co serwer zgłasza w terminalu

shell-log-server-broke = Żądanie nie powiodło się z powodu błędu w Konspirze ({ $reason }). Gracz zobaczył numer { $request }.
shell-log-bot-failed = Bot { $bot } zawiódł ({ $reason }). Wybiera za niego bot średni.
shell-log-clocks = Nie udało się odczytać stołów, na których minął czas ({ $reason }). Serwer spróbuje ponownie.
shell-log-table-ended = Gra przy stole { $table } nie może być kontynuowana: { $why }.
shell-log-orders = Nie udało się odczytać poleceń gospodarza ({ $reason }).
shell-log-alerts = Nie udało się wysłać powiadomień ({ $reason }). Serwer spróbuje ponownie.
shell-log-alert-failed = Nie udało się przygotować powiadomienia ({ $reason }).
shell-log-table-not-stopped = Nie można zakończyć stołu { $table }: { $why }.
shell-log-table-stuck = Stół { $table } utknął ({ $reason }). Serwer spróbuje ponownie.
shell-log-bot-thoughtless = Bot { $bot } przy stole { $table } nie może myśleć ({ $reason }). Wybiera cokolwiek dozwolonego, a gra toczy się dalej.
shell-log-table-unread = Nie udało się odczytać stołu { $table } ({ $reason }). Serwer spróbuje ponownie, gdy ktoś go otworzy.
shell-log-reviews = Nie udało się odczytać gier czekających na omówienie ({ $reason }). Serwer spróbuje ponownie.
shell-log-review-refused = Gry przy stole { $table } nie można omówić: { $why }.
shell-log-review-broke = Omawianie gry przy stole { $table } zostało przerwane ({ $reason }). Serwer spróbuje ponownie.
shell-log-claim-lost = Utracono wyłączność na bazę danych ({ $database }). Dopóki serwer jej nie odzyska, nie przyjmuje wyborów.
shell-log-claim-taken = Z bazy danych korzysta inny serwer ({ $database }). Ten nie przyjmuje wyborów. Zatrzymaj jeden z nich.
shell-log-claim-back = Odzyskano wyłączność na bazę danych ({ $database }). Serwer znów przyjmuje wybory.
shell-log-sessions = Nie udało się sprawdzić, które sesje się zakończyły ({ $reason }). Serwer spróbuje ponownie.
shell-log-letters = Zbyt wiele e-maili dotyczących kont czeka na wysłanie; jednego nie przygotowano.
shell-log-letter-unwritten = Nie udało się przygotować e-maila dotyczącego konta ({ $reason }).
shell-log-letter-refused = Serwer pocztowy odrzucił e-mail dotyczący konta: { $why }.
shell-log-letter-not-taken = Serwer pocztowy nie przyjął e-maila dotyczącego konta: { $why }.
shell-log-guests = Nie udało się usunąć dawno nieobecnych gości ({ $reason }). Serwer spróbuje ponownie.
shell-log-broker-away = Redis nie odpowiada ({ $reason }). Gry toczą się dalej, ale gracze mogą widzieć ruchy z opóźnieniem.
shell-log-broker-back = Redis znów odpowiada.
shell-log-live-broke = Połączenie na żywo zerwało się z powodu błędu w Konspirze ({ $reason }). Strona gracza połączy się ponownie.
shell-log-few-files = System pozwala temu serwerowi otworzyć naraz niewiele plików, więc połączy się tylko kilka osób. Podnieś limit: LimitNOFILE=65536 w pliku jednostki albo ulimit -n 65536.

## Stoły dowolnych gier

shell-yes = tak
shell-no = nie
shell-field-bet = Stawka
shell-field-card = Karta
shell-field-pot = Pula
shell-field-public = Karta wspólna
shell-field-raises = Przebicia
shell-field-round = Runda
shell-field-scores = Wynik

## Stół gry Spiskowcy

shell-spiskowcy-round = Runda { $round } z { $rounds }
shell-spiskowcy-place = rozdanie { $deal }, limit { $keep }
shell-spiskowcy-bank = bank { $count }
shell-spiskowcy-deck = talia { $count }
shell-spiskowcy-worth = wpływy
shell-spiskowcy-hand = twoja ręka
shell-spiskowcy-order = twój rozkaz
shell-spiskowcy-points = Punkty Zwycięstwa
shell-spiskowcy-cards = Karty (limit { $keep })
shell-spiskowcy-hand-size = Na ręce
shell-spiskowcy-order-size = Zakryte
shell-spiskowcy-protected = Odporność na { $card }
shell-spiskowcy-total = Obecny wynik
shell-spiskowcy-majority = większość
shell-spiskowcy-by-seer = większość tylko dzięki Wróżbicie
shell-spiskowcy-first = Pierwszy Gracz
shell-spiskowcy-asked = wybiera
shell-spiskowcy-scoring = Punktacja
shell-spiskowcy-sum = Razem
shell-spiskowcy-rank = Miejsce

## Stół gry Estoril

shell-estoril-round = Runda { $round } z { $rounds }
shell-estoril-deck = stos { $count }
shell-estoril-known-deck = znane karty stosu: { $cards }
shell-estoril-strength = siła
shell-estoril-points = { $count } PZ
shell-estoril-mission = Misja
shell-estoril-seat = na ręce { $hand }, znaczniki { $markers }, odrzucone { $discards }
shell-estoril-agenda = tajny cel rekrutacji
shell-estoril-hand = twoja ręka
shell-estoril-picks = do odrzucenia
shell-estoril-owned = ma
shell-estoril-scoring = Punktacja
shell-estoril-discarded = Odrzucone karty
shell-estoril-printed = Karty na ręce
shell-estoril-sum = Razem
shell-estoril-rank = Miejsce
shell-estoril-face-down = zakryta karta
shell-estoril-peek = podglądanie
shell-estoril-inner = obszar wewnętrzny
shell-estoril-reward = nagroda
shell-estoril-safe = pod ochroną
shell-estoril-moved = uwiedziona postać
shell-estoril-first = pierwszy gracz
shell-estoril-asked = wybiera

## Stół do gry Studium w Szmaragdzie

shell-emerald-turn = Tura { $turn }: { $seat }
shell-emerald-actions = pozostałe akcje: { $count }
shell-emerald-target = próg { $count }
shell-emerald-zombie-supply = zombie w puli: { $count }
shell-emerald-distance = Różnica między znacznikami: { $count }
shell-emerald-limbo = Otchłań
shell-emerald-place = umieść
shell-emerald-claim = przejmij
shell-emerald-retrieve = odzyskaj
shell-emerald-move = przesuń
shell-emerald-assassinate = zabij
shell-emerald-restorationist = znacznik Restauracjonistów
shell-emerald-loyalist = znacznik Lojalistów
shell-emerald-empty = pusta
shell-emerald-points = { $count } PZ
shell-emerald-supply = pula: { $cubes }, { $agents }
shell-emerald-sanity = poczytalność { $count }
shell-emerald-piles = na ręce { $hand }, talia { $deck }, odrzucone { $discard }
shell-emerald-identity = tożsamość
shell-emerald-hidden = ukryta
shell-emerald-shown = jawna
shell-emerald-seen = znana graczom: { $names }
shell-emerald-hand = twoja ręka
shell-emerald-deck = twoja talia, kolejność nieznana
shell-emerald-discard = stos kart odrzuconych
shell-emerald-tableau = przy tożsamości
shell-emerald-pending = na stole
shell-emerald-scoring = Punktacja
shell-emerald-faction = Frakcja
shell-emerald-live = Bieżący wynik
shell-emerald-neutral = Punkty neutralne
shell-emerald-own = Punkty frakcji
shell-emerald-kills = Zabici agenci
shell-emerald-track = Tory
shell-emerald-corrected = Po korekcie
shell-emerald-penalty = Kara
shell-emerald-sum = Wynik
shell-emerald-rank = Miejsce
shell-emerald-agent = agent
shell-emerald-cube = kostka
shell-emerald-zombie = zombie
shell-emerald-leads = ma przewagę
shell-emerald-royal = arystokrata
shell-emerald-bomb = bomba
shell-emerald-madness = szaleństwo
shell-emerald-stack = karty w talii miasta
shell-emerald-box = punkty za zabitego agenta
shell-emerald-first = pierwszy gracz
shell-emerald-asked = wybiera
shell-emerald-total = punkty { $total } (neutralne { $neutral }, Restauracjonistów { $restorationist }, Lojalistów { $loyalist }, zabici agenci { $kills }, tory { $track })
shell-emerald-so-far = twój wybór do tej pory
shell-emerald-owned = ręka i talia razem
shell-emerald-city-card = karta miasta w talii
shell-emerald-text = ma tekst (? albo zasady)

## Stół gry Stawka

shell-stawka-stage = Etap { $stage } z { $stages }
shell-stawka-radio-yours = Twoja radiostacja
shell-stawka-radio-public = Radiostacja, znana wszystkim
shell-stawka-radio-possible = Tu może być radiostacja
shell-stawka-radio-sending = Nadaje od etapu { $stage }
shell-stawka-audi-loaded = z Pulkowskim
shell-stawka-audi-empty = puste
shell-stawka-audi-values = obrona { $defence }, czujność { $vigilance }
shell-stawka-pulkowski = Pulkowskiego złamie wynik { $need }
shell-stawka-first = zaczyna { $seat }
shell-stawka-goals = Co daje zwycięstwo
shell-stawka-goal-vp = { $count } PZ
shell-stawka-goal-secrets = sekrety: { $count }
shell-stawka-goal-exposure = dekonspiracja wrogiego szefa
shell-stawka-tiles = kafelki { $count }
shell-stawka-hides = dowody
shell-stawka-known = znasz
shell-stawka-markers = tu byli
shell-stawka-destroyed = zniszczona
shell-stawka-vp = { $count } PZ
shell-stawka-secrets = sekrety { $count }
shell-stawka-ap = pula { $count } PA
shell-stawka-withdrawn = rezygnacja z etapu
shell-stawka-ready = karta planowania wybrana
shell-stawka-hands = karty lokacji { $locations }, karty reakcji { $reactions }
shell-stawka-bribed = przekupiony agent
shell-stawka-values = ranga { $rank }, obrona { $defence }, czujność { $vigilance }
shell-stawka-spent = PA { $spent }/{ $limit }
shell-stawka-talk = rozmowa { $one }/{ $two }/{ $three }
shell-stawka-evidence = dowody { $count } ({ $band })
shell-stawka-secret-card = karta Ściśle Tajne
shell-stawka-location-cards = twoje karty lokacji
shell-stawka-reaction-cards = twoje karty reakcji
shell-stawka-token-hand = żetony do ustawienia
shell-stawka-token = żeton zagrożenia
shell-stawka-mission = misja
shell-stawka-phone = telefon
shell-stawka-active = aktywny
shell-stawka-asked = wybiera
shell-stawka-result = Wynik
shell-stawka-row-vp = Punkty zwycięstwa
shell-stawka-row-secrets = Sekrety
shell-stawka-row-evidence = Dowody: { $color }
shell-stawka-row-result = Wynik
shell-stawka-won = zwycięstwo
shell-stawka-drawn = remis

## Pomyłki w wierszu poleceń

shell-error-players-do-not-fit = Ci gracze nie mieszczą się przy stole: miejsca { $seats }, ludzie { $people }, boty { $bots }. Zmień --seats, --people, --name lub --bots.
shell-error-bad-name = „{ $value }” nie może tu być imieniem gracza. Wybierz krótkie; każdego imienia można użyć raz.
shell-error-file-not-found = Nie ma pliku { $file }. Sprawdź ścieżkę.
shell-error-file-not-allowed = Brak dostępu do pliku { $file }. Sprawdź uprawnienia.
shell-error-file-is-folder = { $file } jest folderem. Podaj plik.
shell-error-file-trouble = { $file }: { $reason }. Sprawdź ścieżkę.
shell-error-file-exists = Plik { $file } już istnieje. Podaj inny albo wróć do tamtej gry: --resume.
shell-error-no-folder = Nie ma folderu { $file }. Utwórz go albo podaj plik w innym.
shell-error-nothing-to-resume = W folderze { $file } nie ma nieskończonej gry. Podaj plik z grą.
shell-error-already-over = Gra w pliku { $file } jest już skończona. Aby obejrzeć ją jeszcze raz: { $command }
shell-error-bad-setting = „{ $value }” to nie jest opcja z wartością. Napisz na przykład: --option order_timing=simultaneous.
shell-error-unknown-viewer = Przy tym stole nie siedzi „{ $value }”. Podaj miejsce od 0 do { $last }, gracza ({ $names }) albo „spectator”.
shell-error-which-game = Która gra? Podaj jedną z: { $known }.
shell-error-resume-alone = Wznawiana gra ma już swoich graczy, ziarno i opcje. Pomiń --seats, --people, --name, --bots, --seed i --option.
shell-error-resume-other-game = To zapis gry { $game }, a nie { $value }. Pomiń nazwę gry.
shell-error-replay-too-far = Zapis ma mniej wyborów niż { $value }: jest ich { $count }. Podaj mniejszą liczbę w --to.
shell-error-bad-choose = „{ $value }” to nie jest wybór miejsca. Napisz na przykład: --choose 0:order_count(2).
shell-error-not-json = { $file } nie jest poprawnym plikiem JSON: { $reason }.
shell-error-position-no-game = { $file } nie mówi, której gry jest pozycją. Dodaj "game"; znane gry: { $known }.
shell-error-bad-number = Nie ma wyboru numer { $value }. Wpisz liczbę od 1 do { $last }.
shell-error-ambiguous = „{ $value }” może oznaczać kilka wyborów: { $choices }. Wpisz jeden z nich albo jego numer.
shell-error-unknown-answer = „{ $value }” nie jest ani wyborem, ani poleceniem; pomoc: ?
shell-error-unknown-answer-near = „{ $value }” nie jest ani wyborem, ani poleceniem. Może chodzi o „{ $near }”; pomoc: ?
shell-error-why-what = Dlaczego co? W tej grze nie ma wyboru „{ $value }”. Wpisz na przykład: { $example }
shell-error-why-nothing = Dlaczego co? Podaj wybór, na przykład: { $example }
shell-error-rule-what = Która zasada? Podaj jej numer, na przykład: { $example }
shell-error-nothing-to-undo = Nie ma czego cofnąć: nie ma jeszcze twojego wyboru albo ktoś się już od tego czasu czegoś dowiedział.
shell-error-save-where = Gdzie zapisać? Podaj plik: { $example }
shell-error-no-bots = Nikt nie gra. Podaj boty: { $known } albo własnego jako pakiet.moduł:fabryka.
shell-error-bot-broken = Bot „{ $value }” zawiódł: { $reason }. Gra jest zapisana: popraw bota i wróć do niej przez --resume.
shell-error-bot-twice = „{ $value }” podano dwa razy. Podaj każdego bota raz; jedyny bot gra sam ze sobą.
shell-error-records-nowhere = --records wymaga katalogu, w którym partie zostaną zachowane. Dodaj --out DIR albo pomiń --records.
shell-error-bad-sweep = „{ $value }” to nie opcja z wartościami. Napisz na przykład: { $example }
shell-error-bad-goal = „{ $value }” to nie cel. Podaj miarę ({ $known }) i liczbę, low albo high, na przykład: { $example }
shell-error-bad-vary = „{ $value }” nie wskazuje liczby, którą można zmieniać. Napisz PLIK:WIERSZ.KLUCZ=OD..DO, na przykład: { $example }
shell-error-tune-one-bot = „{ $value }”: w poszukiwaniu na wszystkich miejscach gra jeden bot. Podaj jednego.
shell-error-games-pack = --pack wymaga nazwy gry. Napisz: konspira games GRA --pack { $folder }
shell-error-pack-exists = { $file } już istnieje, więc niczego nie zapisano. Podaj inny folder albo przenieś ten plik.
shell-error-pack-none = { $game }: ta gra nie ma plików z wartościami, które pakiet mógłby zmienić.
shell-error-pack-file = { $game }: ta gra nie ma pliku „{ $value }”. Jej pliki: { $known }.
shell-error-unexpected = Stało się coś, co nie powinno się zdarzyć: { $reason }. To nasz błąd; prosimy o zgłoszenie. KONSPIRA_TRACEBACK=1 pokazuje, gdzie powstał.

# Zagadki
shell-puzzles-count = { $count ->
    [one] { $count } zagadka. Rozwiąż ją poleceniem: konspira puzzles play ID
    [few] { $count } zagadki. Rozwiąż jedną poleceniem: konspira puzzles play ID
   *[other] { $count } zagadek. Rozwiąż jedną poleceniem: konspira puzzles play ID
}
shell-puzzle-prompt = Co jest najlepsze? (? pokazuje odpowiedź){" "}
shell-puzzle-number = Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć odpowiedź.
shell-puzzle-right = To najlepszy wybór.
shell-puzzle-wrong = Jest lepszy wybór. Spróbuj jeszcze raz.
shell-puzzle-option = { $choice }: { $share }% (od { $low } do { $high }, symulowane gry: { $games })
shell-puzzle-source = Z partii między botami: { $bots }, ziarno { $seed }.
shell-puzzles-mined = { $games ->
    [one] Przejrzano { $games } partię, zagadki: { $count }
    [few] Przejrzano { $games } partie, zagadki: { $count }
   *[other] Przejrzano { $games } partii, zagadki: { $count }
}
shell-puzzles-kept = { $count ->
    [one] { $count } zagadka w pliku { $file }
    [few] { $count } zagadki w pliku { $file }
   *[other] { $count } zagadek w pliku { $file }
}
shell-puzzles-dropped-forced = Odrzucono, mniej niż trzy możliwości: { $count }
shell-puzzles-dropped-too-wide = Odrzucono, za dużo możliwości do porównania: { $count }
shell-puzzles-dropped-alike = Odrzucono, to samo pytanie co w innej zagadce z tej gry: { $count }
shell-puzzles-dropped-advised = Odrzucono, rozwiązanie nie zaskakuje: { $count }
shell-puzzles-dropped-two-good = Odrzucono, na pierwszy rzut oka nic się nie wyróżnia: { $count }
shell-puzzles-dropped-not-proven = Odrzucono, przewagi nie udowodniono: { $count }
shell-puzzles-dropped-other-answer = Odrzucono, inne ziarno albo drugi sędzia mówi co innego: { $count }
shell-puzzles-dropped-rest-unsure = Odrzucono, coś spoza najlepszej trójki może być równie dobre: { $count }
shell-error-no-puzzles = { $game } nie ma jeszcze zagadek; poszukaj ich poleceniem: konspira puzzles mine
shell-error-no-puzzles-at-all = żadna gra nie ma tu zagadek; poszukaj ich poleceniem: konspira puzzles mine

## Lekcje

shell-learn-title = { $game }: nauka przez grę
shell-learn-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
shell-learn-how = Na początek: { $command }
shell-learn-step = Krok { $step } z { $steps }
shell-learn-goal = [ ] { $goal }
shell-learn-ticked = [x] { $goal }
shell-learn-step-done = Krok zrobiony.
shell-learn-go-on = Naciśnij Enter, aby iść dalej.
shell-learn-done = Lekcja skończona.
shell-learn-next = Dalej: { $command }
shell-learn-left = Lekcja przerwana. Możesz zacząć ją ponownie, kiedy zechcesz.
shell-error-no-course = Gra { $game } nie ma lekcji. Mają je: { $known }.
shell-error-no-lesson = Nie ma lekcji { $value }. { $remedy }
