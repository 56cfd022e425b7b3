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

## Dla gracza

error-unknown-choice = Nie ma wyboru „{ $value }” ({ $remedy }).
error-unknown-seat = { $value } nie jest miejscem przy stole; miejsca mają numery od 0 do { $last }.
error-game-over = Miejsce { $seat } odpowiada „{ $value }”, ale gra jest skończona; zacznij następną.
error-not-your-turn = Miejsce { $seat } odpowiada „{ $value }”, ale gra o nic go teraz nie pyta; poczekaj na jego kolej.
error-not-an-option = Miejsce { $seat } nie może odpowiedzieć „{ $value }”. { $reason } Dostępne: { $offered }.

## Dla gospodarza stołu

error-unknown-game = Żadna gra nie nazywa się „{ $value }” ({ $remedy }).
error-bad-seats = { $game }: niewłaściwa liczba miejsc ({ $value }); wybierz liczbę od { $low } do { $high }.
error-unknown-option = { $game }: nie ma opcji „{ $value }” ({ $remedy }).
error-bad-option-value = Opcja { $option } nie może mieć wartości „{ $value }” ({ $remedy }).
error-unknown-bot = Żaden bot nie nazywa się „{ $value }” ({ $remedy }).
error-unknown-language = Konspira nie zna języka „{ $value }” ({ $remedy }).

## Dla autora pakietu zawartości

error-pack-not-found = { $file } nie jest folderem; pakiet to folder z niektórymi z tych plików: { $remedy }.
error-pack-unknown-file = { $file }: ta gra nie czyta pliku o nazwie „{ $value }” ({ $remedy }).
error-content-not-toml = { $file } nie jest poprawnym plikiem TOML: { $value }. Popraw wskazany wiersz.
error-content-no-rows = { $file } ma zawierać wiersze [[{ $row }]] i nic więcej; znaleziono: { $value }.
error-content-bad-row = { $file }, { $row }: { $value }. Popraw ten wiersz.
error-content-unreadable = Nie można odczytać pliku { $file }: { $value }. Sprawdź ścieżkę i uprawnienia.

## Dla autora pozycji

error-bad-position = Pozycja jest błędna w miejscu { $path }, gdzie podano { $value } ({ $remedy }).

## Dla właściciela zapisu

error-record-no-start = Zapisać można tylko grę, która zaczyna się od ziarna losowości i od początku prowadzi dziennik; zacznij ją przez game.start(seed).
error-record-malformed = To nie jest pełny zapis gry: { $value }. Mógł zostać ucięty lub zmieniony; użyj nienaruszonej kopii.
error-record-version = Zapis ma format { $value }, a ta wersja czyta { $known }; odczytaj go tą wersją Konspiry, która go utworzyła.
error-record-unreadable = Nie można odczytać pliku { $file }: { $value }. Sprawdź ścieżkę.
error-record-rules = Zapis powstał według wersji { $value } zasad, a to jest wersja { $known }; odczytaj go tą wersją Konspiry, która go utworzyła.
error-record-pack = Zapis powstał z zawartością { $value }, a to jest { $known }; wskaż pakiet, którego wtedy użyto (--pack).
error-record-illegal-choice = Wyboru { $place } z zapisu nie można wykonać: { $value }. Obejrzyj pozycję przed nim, używając --to { $before }.
error-record-no-result = Gra z tego zapisu jest skończona, ale zapis nie podaje wyniku ({ $value }); zmieniono go po grze.
error-record-result = Zapis podaje wynik { $value }, ale jego wybory prowadzą do { $known }; zmieniono go po grze.

## Dla nas

error-choice-table = Tabela wyborów ma luki w numeracji. To błąd w Konspirze; prosimy o zgłoszenie.
error-refusal-missing = Odrzucono dozwolony wybór. To błąd w Konspirze; prosimy o zgłoszenie.
error-end-in-lane = Tajny wybór próbował zakończyć grę. To błąd w Konspirze; prosimy o zgłoszenie.
error-bot-not-asked = Bot ma wybierać za miejsce, którego gra o nic nie pyta. To błąd w Konspirze; prosimy o zgłoszenie.
error-message-missing = Brakuje komunikatu „{ $value }” ({ $language }). To błąd w Konspirze; prosimy o zgłoszenie.
error-message-broken = Nie można złożyć komunikatu „{ $value }” ({ $language }): { $problem }. To błąd w Konspirze; prosimy o zgłoszenie.
