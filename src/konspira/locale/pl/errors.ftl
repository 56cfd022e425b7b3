# Błędy silnika oraz drobne słowa, z których konspira.words składa zdania.

## Drobne słowa

name-you = { $name } (ty)
seat-number = Miejsce { $seat }
list-and = { $rest } i { $last }
no-cards = brak kart
waiting-somebody = Gra czeka na możliwe reakcje.

## Dlaczego wybór jest niedostępny, w każdej grze

why-not-your-turn = To nie twoja kolej: gra o nic cię teraz nie pyta.
why-not-asked-now = Ten wybór nie odpowiada na pytanie, które gra teraz ci zadaje.
why-look-first = To zależy od czegoś, czego jeszcze nie widać. Najpierw to zobacz, potem wybierz.

## Dla gracza

error-unknown-choice = Nie ma wyboru „{ $value }” ({ $remedy }).
error-unknown-seat = { $value } nie jest miejscem przy stole; miejsca mają numery od 0 do { $last }.
error-game-over = Miejsce { $seat } odpowiada „{ $value }”, ale gra jest skończona; zacznij następną.
error-not-your-turn = Miejsce { $seat } odpowiada „{ $value }”, ale gra o nic go teraz nie pyta; poczekaj na jego kolej.
error-not-an-option = Miejsce { $seat } nie może odpowiedzieć „{ $value }”. { $reason } Dostępne: { $offered }.

## Dla gospodarza stołu

error-unknown-game = Żadna gra nie nazywa się „{ $value }” ({ $remedy }).
error-game-module = Nie można zaimportować modułu gry „{ $value }”: { $reason }. Uruchom polecenie tam, gdzie Python go znajdzie, i sprawdź „import { $module }”.
error-game-not-found = Moduł { $module } nie ma gry pod nazwą „{ $value }” ({ $remedy }).
error-game-name-taken = Gra „{ $value }” ma identyfikator „{ $game }”, tak jak jedna z gier Konspiry; nadaj jej inny.
error-bad-seats = { $game }: niewłaściwa liczba miejsc ({ $value }); wybierz liczbę od { $low } do { $high }.
error-exact-seats = { $game }: liczba miejsc musi wynosić { $low }, a nie { $value }.
error-bad-seed = { $value } nie jest ziarnem losowości ({ $remedy }).
error-bad-key = Klucz strumienia musi mieć od 1 do { $high } bajtów; wybierz inny.
error-unknown-option = { $game }: nie ma opcji „{ $value }” ({ $remedy }).
error-bad-option-value = Opcja { $option } nie może mieć wartości „{ $value }” ({ $remedy }).
error-option-needs-seats = Opcja { $option } może mieć wartość „{ $value }” tylko przy liczbie miejsc od { $low } do { $high }, a nie { $seats }.
error-unknown-bot = Żaden bot nie nazywa się „{ $value }” ({ $remedy }).
error-unknown-puzzle = Żadna zagadka nie nazywa się „{ $value }” ({ $remedy }).
error-no-such-hint = Nie ma podpowiedzi { $value }. Są trzy: 1, 2 i 3.
error-bot-module = Nie można zaimportować modułu bota „{ $value }”: { $reason }. Uruchom polecenie tam, gdzie Python go znajdzie, i sprawdź „import { $module }”.
error-bot-not-found = Moduł { $module } nie ma „{ $value }”, które tworzyłoby bota ({ $remedy }).
error-bot-not-made = Nie można utworzyć bota „{ $value }”: { $reason }. Fabryka przyjmuje ziarno losowości, a za nim argument, jeśli go podano.
error-bot-kind = „{ $value }” tworzy { $kind }, a nie bota. Zwróć instancję podklasy konspira.bots.Bot.
error-bot-argument = { $bot } nie przyjmuje argumentu, także „{ $value }”. Pomiń dwukropek i to, co po nim stoi.
error-bot-failed = Partii { $value } ({ $bots }; ziarno { $seed }) nie można rozegrać do końca: { $reason }. Popraw bota i uruchom to samo polecenie jeszcze raz.
error-needs-extra = Do tego potrzebny jest pakiet { $value }, którego nie zainstalowano. Wpisz: { $command }
error-bot-simulations = Przeszukiwanie przyjmuje liczbę symulacji od 1 do { $high }, sekundy (1.5s) lub pamięć (64MB), każde najwyżej raz i oddzielone dwukropkiem, a nie „{ $value }”.
error-bot-memory = To przeszukiwanie nie buduje drzewa, więc nie przyjmuje pamięci. Pomiń „{ $value }” albo wybierz przeszukiwanie z drzewem, ismcts.
error-unknown-language = Konspira nie zna języka „{ $value }” ({ $remedy }).
error-no-layout = { $game }: ta gra nie deklaruje obserwacji. Napisz dla niej Game.observing.
error-no-network = Nie ma pliku { $value }. Wytrenuj sieć poleceniem python -m konspira.research.train.
error-network-outdated = { $value }: tę sieć wytrenowano dla innej wersji gry. Wytrenuj ją ponownie.
error-network-table = Ta sieć gra przy innym stole niż ten ({ $value }). Wytrenuj sieć dla tego stołu.
error-unknown-utility = Żadna użyteczność nie nazywa się „{ $value }” ({ $remedy }).
error-batch-shape = Seria, w której liczba gier wynosi { $count }, przyjmuje tyle samo liczb całkowitych, po jednej na grę, a nie { $value }.
error-unknown-illegal = Żaden sposób traktowania niedozwolonego ruchu nie nazywa się „{ $value }” ({ $remedy }).
error-wrong-opponents = Potrzebni przeciwnicy: { $count }, po jednym bocie na każde inne miejsce. Podano: { $value }.

## Dla właściciela turnieju

error-arena-busy = Do { $file } zapisuje partie inny proces. Poczekaj na niego albo podaj inny katalog.
error-arena-damaged = { $file }: wiersz { $line } jest uszkodzony. Usuń ten wiersz, a jego partia zostanie rozegrana od nowa.
error-arena-is-file = { $file } to plik. Arena potrzebuje katalogu: podaj pusty lub nowy.
error-arena-not-empty = { $file } nie zawiera turnieju, za to zawiera „{ $value }”. Podaj pusty lub nowy katalog.
error-arena-job-damaged = Nie można odczytać { $file }: { $value }. Przywróć plik albo podaj inny katalog.
error-arena-other-job = { $file } należy do innego zadania: { $value } to tam { $known }, a nie { $wish }. Powtórz tamto polecenie albo podaj inny katalog.
error-arena-worker = Proces roboczy zakończył się w trakcie partii; być może brakuje pamięci. Uruchom to samo polecenie jeszcze raz, a gra ruszy od tego miejsca.
error-tune-twice = „{ $value }” podano dwa razy. Podaj raz.
error-tune-no-file = { $value }: ta gra nie czyta pliku o nazwie „{ $file }” ({ $remedy }).
error-tune-no-value = { $value }: w { $file } nie ma „{ $word }” ({ $remedy }).
error-tune-several = { $value }: „{ $word }” występuje w { $file } kilka razy. Podaj jedno z tych miejsc: { $known }.
error-tune-not-number = { $value }: jest tam „{ $known }”. Zmieniać można tylko liczby: wskaż jedną z nich.
error-tune-not-whole = { $value }: jest tam liczba całkowita { $known }. Podaj całkowite granice.
error-tune-few-games = Liczba partii, których wymaga jedno pokolenie kandydatów: { $count }. Pozwól na co najmniej tyle albo na mniej rozdań dla każdego kandydata.
error-tune-few-minutes = Czas minął, zanim rozegrano jedno pokolenie. Powtórz polecenie, a ruszy dalej, albo pozwól na więcej minut.
error-tune-silent-goal = Te partie nic nie mówią o „{ $value }”. Podaj inny cel; strony, które grają: { $known }.
error-no-dataset = { $file } nie zawiera gotowego zbioru danych. Utwórz go poleceniem konspira dataset albo powtórz polecenie, które zostało przerwane.
error-dataset-damaged = Nie można użyć { $file }: { $value }. Utwórz zbiór danych jeszcze raz tym samym poleceniem.
error-dataset-version = { $file }: { $value } to nie { $known }. Odczytaj go tą wersją Konspiry, która go zapisała.
error-unknown-split = Zbiór danych nie ma części „{ $value }” ({ $remedy }).
error-bad-batch-size = Porcja ma co najmniej jedną decyzję, a nie { $value }.
error-drawn-for-seat = Dla miejsca przy stole można narysować tylko stan gry, a nie { $value }. Pomiń miejsce albo narysuj stan.
error-ray-address = „{ $value }” nie jest adresem klastra Ray. Zapisz go jako HOST:PORT albo podaj „local” lub „auto”.
error-ray-unreachable = Pod adresem „{ $value }” nie odpowiada żaden klaster Ray: { $reason }. Uruchom go poleceniem „ray start --head” albo podaj „local”.

## Dla autora pakietu zawartości

error-pack-not-found = { $file } nie jest folderem; pakiet to folder z niektórymi z tych plików: { $remedy }.
error-pack-unknown-file = { $file }: ta gra nie czyta pliku o nazwie „{ $value }” ({ $remedy }).
error-content-not-toml = { $file } nie jest poprawnym plikiem TOML: { $value }. Popraw wskazany wiersz.
error-content-not-fluent = { $file } nie jest poprawnym plikiem Fluent: { $value }. Popraw komunikat, który się tam zaczyna.
error-content-no-rows = { $file } ma zawierać wiersze [[{ $row }]] i nic więcej; znaleziono: { $value }.
error-content-bad-row = { $file }, { $row }: { $value }. Popraw ten wiersz.
error-content-unreadable = Nie można odczytać pliku { $file }: { $value }. Sprawdź ścieżkę i uprawnienia.

## Dla autora pozycji

error-bad-position = Pozycja jest błędna w miejscu { $path }, gdzie podano { $value } ({ $remedy }).

## Dla właściciela zapisu

error-record-place = Nie można odtworzyć { $value } wyborów; podaj liczbę od 0 wzwyż.
error-record-no-start = Zapisać można tylko grę, która zaczyna się od ziarna losowości i od początku prowadzi dziennik; zacznij ją przez game.start(seed).
error-record-malformed = To nie jest pełny zapis gry: { $value }. Mógł zostać ucięty lub zmieniony; użyj nienaruszonej kopii.
error-record-version = Zapis ma format { $value }, a ta wersja czyta { $known }; odczytaj go tą wersją Konspiry, która go utworzyła.
error-record-unreadable = Nie można odczytać pliku { $file }: { $value }. Sprawdź ścieżkę.
error-record-game = To jest zapis gry { $value }, a nie { $known }; wskaż grę, w którą grano.
error-record-rules = Zapis powstał według wersji { $value } zasad, a to jest wersja { $known }; odczytaj go tą wersją Konspiry, która go utworzyła.
error-record-pack = Zapis powstał z zawartością { $value }, a to jest { $known }; wskaż pakiet, którego wtedy użyto (--pack).
error-record-illegal-choice = Wyboru { $place } z zapisu nie można wykonać: { $value } Obejrzyj pozycję przed nim, używając --to { $before }.
error-record-no-result = Gra z tego zapisu jest skończona, ale zapis nie podaje wyniku; zmieniono go po grze.
error-record-result = Zapis podaje wynik { $value }, ale jego wybory prowadzą do { $known }; zmieniono go po grze.
error-record-past = Część { $value } tego zapisu nie prowadzi do następnej. Zapis zmieniono albo złożono z różnych gier.
error-pickle-rules = Plik pickle powstał według wersji { $value } zasad gry { $game }, a to jest wersja { $known }; gry, które mają przetrwać zmianę wersji, przechowuj jako zapisy.
error-pickle-pack = Plik pickle powstał z zawartością { $value }, a { $file } to teraz { $known }; przywróć pakiet do poprzedniego stanu.
error-pickle-version = Plik pickle ma format { $value }, a ta wersja czyta { $known }; odczytaj go tą wersją Konspiry, która go utworzyła.
error-shuffle-malformed = Nie można odczytać tasowania w tym zapisie: „{ $value }” nie składa się z cyfr szesnastkowych. Zapis zmieniono po grze; użyj nienaruszonej kopii.
error-shuffle-commitment = Sekret w tym zapisie ma odcisk { $value }, a przed grą ogłoszono { $known }. Rozdanie nie było uczciwe albo zapis zmieniono; porównaj go z tym, co pokazywał stół.
error-shuffle-key = Z sekretu i losowych bajtów miejsc wychodzi klucz { $known }, a karty rozdano kluczem { $value }. Rozdanie nie było uczciwe albo zapis zmieniono; porównaj go z tym, co pokazywał stół.

## Dla osoby prowadzącej serwer

error-unknown-setting = Nie ma ustawienia { $value } ({ $remedy }).
error-bad-setting-value = Ustawienie { $name } nie może mieć wartości „{ $value }” ({ $remedy }).
error-bad-database-url = „{ $value }” nie jest bazą danych dla Konspiry. Podaj sqlite:///konspira.db albo postgresql://użytkownik:hasło@host/nazwa.
error-database-unreachable = Nie można użyć bazy danych { $value }: { $reason }. Sprawdź adres, folder i to, czy baza działa.
error-database-other-version = Baza danych ma schemat { $value }, a ta wersja Konspiry zna { $known }. Użyj wersji, która ją utworzyła, albo nowszej.
error-database-in-use = Z bazy danych { $value } korzysta inny proces. Najpierw go zatrzymaj albo podaj wszystkim procesom to samo --broker-url redis://…
error-bad-broker-url = „{ $value }” nie jest brokerem dla Konspiry. Podaj memory:// albo redis://host:6379/0.
error-broker-unreachable = Broker { $value } nie odpowiada: { $trouble }. Sprawdź adres i to, czy Redis działa.
error-bad-pack-setting = Pakiet podaje się jako gra=folder, a nie jako „{ $value }” ({ $remedy }).
error-workers-need-broker = Kilka procesów ({ $count }) nie porozumie się przez pamięć. Dodaj --broker-url redis://127.0.0.1:6379/0 albo użyj jednego procesu.
error-port-taken = Na porcie { $value } już coś nasłuchuje. Wybierz inny za pomocą --port.
error-address-unusable = Nie można użyć adresu { $value }: { $trouble }. Wybierz inny za pomocą --host i --port.
error-phones-shut-out = Żaden telefon nie połączy się z adresem { $value }. Użyj --qr bez --host albo z --host 0.0.0.0.
error-no-database = Nie ma bazy danych { $value }. Wskaż inną za pomocą --database-url.
error-nothing-to-back-up = W tej bazie danych nie ma jeszcze nic z Konspiry. Wskaż inną za pomocą --database-url.
error-backup-exists = Plik { $file } już istnieje. Podaj nazwę, której jeszcze nie ma.
error-backup-unreadable = Nie można użyć pliku { $file }: { $trouble }. Sprawdź ścieżkę i uprawnienia.
error-backup-malformed = { $file } nie jest pełną kopią zapasową: { $remedy }. Nic nie zmieniono; użyj nienaruszonej kopii.
error-backup-newer = Plik { $file } utworzyła nowsza wersja Konspiry (schemat { $value }). Użyj tej wersji.
error-database-not-empty = W bazie { $value } są już osoby lub stoły. Jeśli kopia zapasowa ma je zastąpić, dodaj --replace.

## Dla osoby grającej na serwerze

error-no-person = Nikt cię tu jeszcze nie zna. Najpierw podaj swoje imię.
error-not-found = Pod tym adresem nic nie ma. Sprawdź go.
error-method-not-allowed = Ten adres nie przyjmuje takich żądań.
error-too-large = To za dużo naraz: żądanie może mieć { $high } kB. Wyślij mniej.
error-not-json-body = Treść tego żądania musi być w formacie JSON (application/json).
error-bad-csrf-token = Ta strona była otwarta zbyt długo albo żądanie przyszło z innej witryny. Spróbuj ponownie.
error-bad-request = Żądanie jest niepoprawne: { $remedy }.
error-too-many-requests =
    { $seconds ->
        [one] Zbyt wiele żądań z twojego adresu. Poczekaj { $seconds } sekundę i spróbuj ponownie.
        [few] Zbyt wiele żądań z twojego adresu. Poczekaj { $seconds } sekundy i spróbuj ponownie.
       *[many] Zbyt wiele żądań z twojego adresu. Poczekaj { $seconds } sekund i spróbuj ponownie.
    }
error-server-broke = Coś poszło nie tak na serwerze; to nie twoja wina. Spróbuj ponownie. Jeśli to się powtórzy, podaj gospodarzowi serwera ten numer: { $request }
error-not-ready = Serwer nie może teraz pracować. Spróbuj za chwilę.
error-server-busy = W tej chwili wiele osób sprawdza opcje. Poczekaj chwilę i spróbuj ponownie.
error-claim-lost = Ten serwer utracił wyłączność na bazę danych i niczego nie zmienia, dopóki jej nie odzyska. Spróbuj za chwilę; jeśli to nie minie, powiadom gospodarza serwera.
error-no-such-rules = Nie ma zasad gry „{ $value }” ({ $remedy }).
error-bad-name = „{ $value }” nie może tu być imieniem. Wybierz od 1 do 24 znaków.
error-unseen-character = W tej nazwie jest znak, którego nikt nie zobaczy ({ $value }). Usuń go.
error-too-many-preferences = Można zapamiętać najwyżej tyle krótkich ustawień: { $high }. Zostaw ich mniej.
error-bad-login = „{ $value }” nie może być nazwą użytkownika: zapisana małymi literami jest za długa. Wybierz krótszą.
error-login-like-address = „{ $value }” wygląda jak adres sieciowy, więc nie może być nazwą użytkownika. Dodaj literę i nie używaj dwukropków.
error-has-account = Masz już konto: „{ $value }”.
error-login-taken = Nazwa użytkownika „{ $value }” jest zajęta. Wybierz inną albo zaloguj się, jeśli jest twoja.
error-wrong-password = Nazwa użytkownika i hasło do siebie nie pasują. Spróbuj ponownie.
error-no-account = Gość nie ma hasła. Najpierw załóż konto.
error-wrong-old-password = To nie jest twoje obecne hasło. Spróbuj jeszcze raz.
error-same-password = To hasło już masz. Wybierz inne.
error-sits-twice = Jako gość siedzisz przy stole, przy którym siedzi też twoje konto ({ $value }). Dokończ tę grę albo odejdź od stołu i wtedy się zaloguj.
pages-missing = Strony nie są jeszcze zbudowane. Uruchom tutaj „make web”, a potem wczytaj stronę ponownie.
preview-about = Gry planszowe o szpiegach: w przeglądarce, z przyjaciółmi albo przeciw botom.
preview-table-open = Masz zaproszenie do gry. Otwórz link i zajmij miejsce: konto nie jest potrzebne.
preview-table-running = Tu trwa gra.
preview-table-finished = Ta gra jest już skończona. Otwórz link, żeby zobaczyć, jak przebiegła.
pages-not-packaged = Ten pakiet Konspiry zbudowano bez stron WWW. Zainstaluj Node 20.19 lub nowszy i w folderze ze źródłami Konspiry uruchom „pip install --force-reinstall --no-deps .”; albo zainstaluj wydany pakiet wheel.

## Dla osoby przy stole

error-no-such-table = Stół „{ $value }” nie istnieje albo został usunięty. Sprawdź link.
error-table-not-started = Nikt jeszcze nie rozpoczął tej gry. Poczekaj na gospodarza.
error-table-started = Ta gra już się zaczęła. Usiądź przy innym stole albo ją oglądaj.
error-table-running = Ta gra jeszcze trwa. Najpierw dograjcie ją do końca.
error-no-next-part = Po tej grze nie ma dalszego ciągu. Zaproponuj rewanż albo zacznij inną.
error-table-finished = Ta gra jest skończona. Zaproponuj rewanż albo zacznij następną.
error-table-full = Wszystkie miejsca przy tym stole są zajęte. Oglądaj grę albo otwórz własny stół.
error-table-other-rules = Tę grę zaczęto według innych zasad lub z innymi kartami ({ $value }) niż te, które ma teraz ten serwer. Odczyta ją nadal ta wersja Konspiry, w której ją zaczęto.
error-too-many-bots = Za dużo botów: podano poziomy dla { $value }, a liczba miejsc to { $high }. Podaj jeden poziom na każde miejsce.
error-no-such-seat = Przy tym stole nie ma miejsca { $value }; miejsca mają numery od 0 do { $last }.
error-seat-taken = Miejsce { $value } jest zajęte. Wybierz inne.
error-same-seat = Miejsce { $value } podano dwa razy. Podaj dwa miejsca, które mają się zamienić.
error-seats-fixed = Każdy zostaje po tej stronie, po której grał w poprzedniej części. Żeby zagrać drugą, otwórz osobny stół.
error-seats-empty = Na miejscu { $value } nikt jeszcze nie siedzi. Poczekaj na kogoś znajomego albo posadź tam bota.
error-not-the-host = Może to zrobić tylko gospodarz tego stołu. Poproś go o to.
error-not-seated = Mogą to robić tylko osoby, które mają miejsce przy tym stole. Możesz oglądać grę.
error-not-watched = Przy tym stole gra się bez widzów. Poproś gospodarza o miejsce albo wybierz inny stół.
error-not-yet-shown = { $minutes ->
    [one] Widzowie widzą tę grę minutę później. Poczekaj, aż będzie co oglądać.
    [few] Widzowie widzą tę grę { $minutes } minuty później. Poczekaj, aż będzie co oglądać.
   *[many] Widzowie widzą tę grę { $minutes } minut później. Poczekaj, aż będzie co oglądać.
}
error-asides-later = To, co piszą widzowie, gracze czytają dopiero po grze, żeby nikt nie dostawał podpowiedzi. Zagraj do końca.
error-seated = Grasz przy tym stole, więc nie piszesz na czacie widzów. Napisz na czacie stołu.
error-not-asked-for = Nikt nie prosi o pokazanie twoich kart: gospodarz wybrał dla widzów coś innego.
error-open-needs-delay = Widzowie mogą widzieć wszystkie karty tylko z opóźnieniem (podano { $value } min). Wybierz od 1 do 1440 minut.
error-series-not-open = To, co zakryte w jednej części serii, działa dalej w następnej, dlatego w czasie gry nie pokazuje się kart. Wybierz dla widzów coś innego.
error-not-all-agree = { $value } nie wyraża jeszcze zgody na to, żeby widzowie widzieli wszystkie karty. Poczekaj na nią albo wybierz dla widzów coś innego.
error-shuffle-incomplete = W tasowaniu brakuje jeszcze losowych bajtów miejsca, na którym siedzi { $value }. Dotrą same, gdy { $value } otworzy stronę stołu.
error-stale-choice = To pytanie nie jest już aktualne. Spójrz na stół i wybierz ponownie, jeśli gra cię o coś pyta.
error-bot-sits-in = W tej chwili gra za ciebie bot. Najpierw wróć na swoje miejsce.
error-not-away = Żaden bot za ciebie nie gra; to twoje miejsce.
error-resigned-already = Ta gra jest już przez ciebie poddana, a na twoim miejscu gra bot. Możesz oglądać do końca.
error-nothing-to-take-back = Od twojego ostatniego wyboru ktoś już się czegoś dowiedział, więc nie cofniesz go bez zgody innych. Poproś ich o nią.
error-others-watch-bots = Gra tu też { $value } i chce widzieć, co robią boty. Pauzy może pominąć tylko ktoś, kto gra z samymi botami.
error-unknown-bot-speed = Boty nie mają tempa „{ $value }” ({ $remedy }).
error-not-slow = Z góry można odpowiadać tylko w grach korespondencyjnych, a przy stole { $value } gra się szybciej. Wybierz tempo, w którym na ruch jest co najmniej godzina albo zapas wynosi co najmniej dobę.
error-no-such-question = W tej grze nie pada pytanie „{ $value }” ({ $remedy }).
error-too-many-plans = Masz już tyle odpowiedzi danych z góry, ile można mieć ({ $most }). Najpierw odwołaj jedną z nich.
error-bad-plan = Liczba posunięć w tej odpowiedzi to { $value }. Podaj od 1 do { $most }, każde złożone z co najmniej jednego wyboru.
error-no-such-plan = Nie masz odpowiedzi danej z góry o numerze { $value }: została już użyta albo odwołana.
error-nothing-chosen-yet = Nie ma jeszcze twojego wyboru, który można by cofnąć. Najpierw coś wybierz.
error-proposal-open = Stół nie odpowiedział jeszcze na poprzednią propozycję. Poczekaj na odpowiedź albo na jej wycofanie.
error-no-proposal = W tej chwili nie ma żadnej propozycji: już na nią odpowiedziano albo ją wycofano. Możesz zaproponować coś od siebie.
error-agreed-already = Twoja zgoda już jest zapisana. Poczekaj na pozostałe osoby.
error-empty-line = W tej wiadomości nic nie ma. Napisz coś.
error-eyes-not-yet = Karty odkrywa się po końcu gry. Do tego czasu nikt nie patrzy oczami „{ $value }”; podaj own.
error-bad-eyes = Nie da się patrzeć oczami „{ $value }”. Podaj own, all, spectator albo numer miejsca.
error-record-not-yet = Zapis gry staje się jawny po jej końcu. Poczekaj, aż gra się skończy.
error-no-design = Nie ma tu scenariusza do zapisania. Najpierw zbudujcie planszę do końca.
error-hints-not-agreed = Grasz tu z ludźmi. Najpierw poproś ich o zgodę na podpowiedzi (menu stołu).
error-hints-already = Podpowiedzi są już przy tym stole dozwolone. Po prostu o nie poproś.
error-nothing-to-weigh = Jest tylko jedna możliwość, nie ma więc czego porównywać. Wybierz ją.
error-too-many-tables = Liczba twoich stołów: { $value }, a naraz można mieć najwyżej { $most }. Najpierw dokończ którąś z gier, poddaj się albo odejdź od stołu.
error-too-many-tables-here = Liczba stołów z twojego adresu: { $value }, a dozwolona: { $most }. Dokończ którąś z gier albo poproś gospodarza serwera o więcej.
error-too-many-bot-tables = Liczba twoich stołów, przy których boty grają same: { $value }, a naraz można mieć najwyżej { $most }. Poczekaj na koniec takiej gry albo zagraj tu osobiście.
error-too-many-bot-tables-here = Z twojego adresu boty grają już same (liczba stołów: { $value }, dozwolona: { $most }). Poczekaj na koniec jednej z tych gier albo zagraj tu osobiście.
error-bot-tables-not-allowed =
    { $allowed ->
        [accounts] Tylko osoby z kontem mogą tu uruchamiać gry samych botów. Załóż konto albo zagraj osobiście.
       *[other] Na tym serwerze boty nie grają same. Zagraj osobiście.
    }
error-barred = Gospodarz tego serwera zablokował ci dostęp. Jeśli to pomyłka, napisz do niego.
error-too-many-hints =
    { $most ->
        [one] Na minutę przypada tylko { $most } podpowiedź. Pomyśl przez chwilę bez pomocy.
        [few] Na minutę przypadają tylko { $most } podpowiedzi. Pomyśl przez chwilę bez pomocy.
       *[many] Na minutę przypada tylko { $most } podpowiedzi. Pomyśl przez chwilę bez pomocy.
    }
error-no-such-player = Na miejscu { $value } nie gra nikt, kogo mógłby zastąpić bot. Podaj miejsce innej osoby.
error-not-gone = Stół musi jeszcze poczekać, bo { $value } może wrócić. Jeśli nic się nie stanie, spróbuj za { $seconds } s.
error-clock-missing = Tempo „{ $value }” nie ma własnych czasów. Podaj je w polu „clock”.
error-clock-value =
    { $part ->
        [turn] Czas na ruch nie może wynosić { $value } s. Podaj liczbę sekund od 0 do { $high }.
        [reserve] Zapas nie może wynosić { $value } s. Podaj liczbę sekund od 0 do { $high }.
        [increment] Dodatek za ruch nie może wynosić { $value } s. Podaj liczbę sekund od 0 do { $high }.
       *[delay] Zwłoka nie może wynosić { $value } s. Podaj liczbę sekund od 0 do { $high }.
    }
error-clock-too-short = Poza zapasem na każdy ruch zostaje tylko { $value } s. Czas na ruch, dodatek i zwłoka muszą dać razem { $low } s.
error-clock-starts-short = Na pierwszy ruch zostaje tylko { $value } s, bo dodatek przychodzi dopiero po nim. Czas na ruch, zwłoka i zapas muszą dać razem { $low } s.
error-pace-needed = Grać dalej można w jednym z tych temp: { $value }. Podaj jedno z nich.
error-pace-already = Przy tym stole gra się już w tym tempie. Wybierz inne.
error-on-holiday = { $value } ma urlop, więc bot nie może zająć tego miejsca. Poczekaj do końca urlopu.
error-own-time-over = To twój czas minął, więc nie możesz z tego powodu zakończyć gry. Wybierz swój ruch.
error-time-not-over = Nikomu nie skończył się czas, więc gra toczy się dalej.
error-holiday-already = Masz już urlop. Najpierw z niego wróć.
error-holiday-too-long =
    { $left ->
        [0] Masz już za sobą wszystkie dni urlopu na ten rok. Najstarsze wracają po roku.
        [one] W tym roku został ci tylko { $left } dzień urlopu, a chcesz wziąć { $value }. Wybierz mniej dni.
        [few] W tym roku zostały ci tylko { $left } dni urlopu, a chcesz wziąć { $value }. Wybierz mniej dni.
       *[many] W tym roku zostało ci tylko { $left } dni urlopu, a chcesz wziąć { $value }. Wybierz mniej dni.
    }
error-not-on-holiday = Nie masz urlopu. Twoje zegary idą.
error-review-not-yet = Grę można omówić po jej końcu. Poczekaj, aż się skończy.
error-too-many-reviews =
    { $most ->
        [one] W ciągu minuty można poprosić tylko o { $most } omówienie. Poczekaj minutę.
        [few] W ciągu minuty można poprosić tylko o { $most } omówienia. Poczekaj minutę.
       *[many] W ciągu minuty można poprosić tylko o { $most } omówień. Poczekaj minutę.
    }
error-part-sealed = Coś, co w tej części było ukryte, nadal liczy się w następnej. Wszystko zostanie odkryte, gdy tamta się skończy.
error-options-fixed = O zasadach tej części zdecydowała poprzednia. Żeby zagrać inaczej, otwórz osobny stół.

## Dla nas

error-choice-table = Tabela wyborów ma luki w numeracji. To błąd w Konspirze; prosimy o zgłoszenie.
error-declared-twice = „{ $value }” zadeklarowano dwa razy, z różnymi faktami. To błąd w Konspirze; prosimy o zgłoszenie.
error-refusal-missing = Odrzucono dozwolony wybór. To błąd w Konspirze; prosimy o zgłoszenie.
error-end-in-lane = Tajny wybór próbował zakończyć grę. To błąd w Konspirze; prosimy o zgłoszenie.
error-bot-not-asked = Bot ma wybierać za miejsce, którego gra o nic nie pyta. To błąd w Konspirze; prosimy o zgłoszenie.
error-message-missing = Brakuje komunikatu „{ $value }” ({ $language }). To błąd w Konspirze; prosimy o zgłoszenie.
error-message-broken = Nie można złożyć komunikatu „{ $value }” ({ $language }): { $problem }. To błąd w Konspirze; prosimy o zgłoszenie.

## Co z tym zrobić: części powyższych zdań

remedy-near = czy chodzi o „{ $near }”?
remedy-near-some = czy chodzi o jedno z tych: { $known }?
remedy-no-such-key = nie ma takiego klucza; { $near }
remedy-not-here = tutaj nic to nie znaczy; trzeba to pominąć
remedy-known = znane: { $known }
remedy-range = oczekiwano liczby całkowitej od { $low } do { $high }
remedy-no-options = ta gra nie ma opcji
remedy-seats =
    { $count ->
        [one] ta gra ma { $count } miejsce
        [few] ta gra ma { $count } miejsca
       *[many] ta gra ma { $count } miejsc
    }
remedy-only =
    { $count ->
        [one] jest tylko { $count }
        [few] są tylko { $count }
       *[many] jest tylko { $count }
    }
remedy-this-game = ta gra to { $game }
remedy-this-game-has = ta gra ma { $value }
remedy-expected-dict = oczekiwano nazw i wartości w nawiasach klamrowych
remedy-expected-flag = oczekiwano true albo false
remedy-expected-list = oczekiwano listy w nawiasach kwadratowych
remedy-expected-numbers =
    { $count ->
        [one] oczekiwano listy z { $count } liczbą całkowitą
        [few] oczekiwano listy z { $count } liczbami całkowitymi
       *[many] oczekiwano listy z { $count } liczbami całkowitymi
    }
remedy-expected-key = oczekiwano cyfr szesnastkowych: od 1 do { $high } bajtów
remedy-no-dice = w tej grze nie ma kości; trzeba to pominąć
remedy-whole-throw = liczba kości w każdym rzucie: { $count }; trzeba podać wszystkie
remedy-expected-step = oczekiwano kroku w postaci raid_card(0,2)
remedy-other-numbers = ten krok ma inne liczby w nawiasie
remedy-does-not-fit = jego liczby nie pasują do tej pozycji
remedy-not-by-rules = zasady do tego nie prowadzą
remedy-expected-lanes = oczekiwano po jednej liście na miejsce; liczba miejsc: { $count }
remedy-idle-lanes = na tych torach nikt nie ma nic do wyboru
remedy-changed = tę pozycję zmieniono po zapisaniu jej przez Konspirę; pomiń fingerprint, agenda i lanes, a reguły uzupełnią, co dalej
remedy-written-only = może to podać tylko pozycja z odciskiem Konspiry (fingerprint); pomiń to, a reguły uzupełnią, co dalej
remedy-nothing-left = nie ma już nic do zrobienia, a nikt nie wygrał; pomiń agenda, a reguły ją uzupełnią
remedy-not-in-deck =
    tej karty nie ma w talii, z której miałaby zostać dobrana; w talii: { $count ->
        [0] nic
       *[other] { $known }
    }
remedy-other-type = { $path }oczekiwano { $known }, podano { $value }
remedy-missing-key = { $path }brakuje klucza { $key }
remedy-unknown-key = { $path }nieznany klucz { $key }
remedy-misfit = { $path }ta wartość tu nie pasuje
remedy-not-json = tekst nie jest pełnym plikiem JSON
remedy-record-start = potrzebne jest ziarno losowości od 0 do { $seed } albo klucz zapisany cyframi szesnastkowymi (od 1 do { $key } bajtów)
remedy-unfinished = niedokończonej gry
remedy-at-line = wiersz { $line }, kolumna { $column }
remedy-at-end = koniec pliku
remedy-not-utf8 = tekst nie jest zapisany w UTF-8
remedy-no-such-file = nie ma takiego pliku
remedy-is-folder = to jest folder
remedy-not-allowed = brak dostępu
remedy-too-long =
    { $high ->
        [one] { $path }mieści się tu najwyżej { $high } znak
        [few] { $path }mieszczą się tu najwyżej { $high } znaki
       *[many] { $path }mieści się tu najwyżej { $high } znaków
    }
remedy-too-short =
    { $low ->
        [one] { $path }potrzebny jest co najmniej { $low } znak
        [few] { $path }potrzebne są co najmniej { $low } znaki
       *[many] { $path }potrzeba co najmniej { $low } znaków
    }
remedy-too-many = { $path }może ich być najwyżej { $high }
remedy-at-most = { $path }ta liczba może wynosić najwyżej { $high }
remedy-at-least = { $path }ta liczba musi wynosić co najmniej { $low }
remedy-no-such-value = { $path }nie można tu wybrać „{ $value }”
remedy-expected-number = oczekiwano liczby
remedy-expected-yes-no = oczekiwano true albo false
remedy-no-body = nie ma treści
remedy-odd-signs = { $path }niektórych z tych znaków nie można tu użyć albo ich liczba jest niewłaściwa
remedy-backup-cut = brakuje jej końca
remedy-backup-after-end = coś stoi po jej końcu
remedy-backup-changed = suma kontrolna się nie zgadza
remedy-backup-kind = podaje się za { $value }
remedy-backup-no-gzip = to nie jest pełny plik gzip
remedy-lesson-unlisted = żaden kurs nie ma tej lekcji; dopisz ją do course.toml
remedy-lesson-no-position = pierwszy krok potrzebuje pozycji
remedy-lesson-refused = { $reason }
remedy-lesson-name = „{ $value }” nie może tu być nazwą; użyj małych liter i łączników, każdej nazwy raz
remedy-lesson-goal-empty = niczego nie wymaga; podaj wybór, zdarzenie, ścieżkę w widoku albo over
remedy-lesson-reply = „{ $value }” nie jest odpowiedzią; napisz miejsce i jego wybór, jak 1:end_turn
remedy-lesson-answer-empty = na nic nie odpowiada; podaj, czego próbowano, albo kod odmowy
error-no-such-lesson = Nie ma lekcji { $value }. { $remedy }
