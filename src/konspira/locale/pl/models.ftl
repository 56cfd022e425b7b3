# What language models read, and what goes wrong there. Rules files first.

error-no-rules-file = Nie ma zasad gry „{ $value }”. Są zasady gier: { $known }.
error-unknown-rule = W zasadach nie ma „{ $value }”. Może chodzi o: { $near }.

## Tura, jak czyta ją model

models-seated = { $game }. Grasz jako { $name }, miejsce { $seat }. Twój klucz: { $key }. Stół dla innych: { $table }.
models-news = Co się wydarzyło:
models-news-cut =
    { $count ->
        [one] … jeden wcześniejszy wiersz, zobacz history
        [few] … { $count } wcześniejsze wiersze, zobacz history
       *[many] … { $count } wcześniejszych wierszy, zobacz history
    }
models-answer = Wybierz jedną z nich: podaj numer albo nazwę.
models-waiting = Teraz nie masz o czym decydować.
models-possible = To jest teraz możliwe.
models-no-notes = Nie masz notatek.
models-address = Modele znajdą narzędzia pod { $url }
models-bots = Boty: { $names }

## Co idzie źle przy stole modeli

error-unknown-table = Nie ma stołu „{ $value }”. Zapytaj o nazwę tego, kto go założył.
error-unknown-key = Żadne miejsce nie ma klucza „{ $value }”. Klucz dają start_game i join_game.
error-seat-not-open = Miejsce { $value } nie jest wolne. Wolne miejsca: { $known }.
error-bad-player-name = „{ $value }” nie może tu być imieniem. Wybierz inne: od 1 do { $most } drukowalnych znaków.
error-too-many-games = Liczba trwających gier: { $value }, więcej się nie zmieści. Najpierw dokończ jedną z nich.
error-bad-choice-number = Nie ma możliwości { $value }. Możliwości mają numery od 1 do { $last }.
error-bad-page = Nie ma strony { $value }. Strony mają numery od 1 do { $last }.
error-notes-too-long = Twoje notatki są za długie: znaków jest { $value }. Zachowaj najwyżej { $most }.
error-program-missing = { $bot } nie ma programu. Wpisz polecenie do { $variable } albo podaj je w klasie (command).
error-program-not-found = Nie ma programu „{ $value }”. Podaj taki, który da się uruchomić, razem ze ścieżką.
error-bot-seconds = { $bot } przyjmuje liczbę sekund na wybór, na przykład 5s, a nie „{ $value }”.
error-unknown-thing = Nic, co ma tekst, nie nazywa się „{ $value }” ({ $remedy }).
