# Skąd pochodzą wartości w grze: na stronie gry i w poleceniu `konspira games`.

web-sources = Co jest z pudełka, a co nasze
web-sources-about = Instrukcje nie podają wszystkich liczb i tekstów z pudełka. Gdzie żadne źródło nie podaje wartości, ułożyliśmy własną, zgodną ze wszystkim, co mówi instrukcja.
web-sources-line = Wartości: { $printed } z instrukcji, { $public } ze źródeł publicznych, { $ours } naszych; razem { $all }.
web-sources-line-no-public = Wartości: { $printed } z instrukcji, { $ours } naszych; razem { $all }.
web-sources-line-all = Wartości: wszystkie ({ $all }) pochodzą z instrukcji.
web-sources-line-none-ours = Wartości: { $printed } z instrukcji, { $public } ze źródeł publicznych; razem { $all }, żadna nie jest nasza.
web-sources-none = Ta gra nie ma plików z wartościami: jej nieliczne liczby należą do reguł, a te są publiczne.
web-sources-kind = Część gry
web-sources-printed = Z instrukcji
web-sources-public = Publiczne
web-sources-ours = Nasze
web-sources-total = Razem
web-sources-printed-about = podane w instrukcji albo wprost z niej wynikające
web-sources-public-about = znalezione w publicznym źródle: na stronie, w artykule, w programie
web-sources-ours-about = ułożone przez nas; kto ma pudełko, może je zastąpić
web-sources-fields = Nasze, pole po polu
web-sources-rulebooks = Instrukcje
web-sources-sites = Źródła publiczne
web-sources-own = Jeśli masz pudełko
web-sources-step-copy = Skopiuj pliki gry do własnego folderu.
web-sources-step-edit = Zastąp nasze wartości wydrukowanymi i oznacz je jako wydrukowane: "S" w source albo marks, albo nazwa pola w stated. Usuń pliki, w których nic się nie zmienia.
web-sources-step-check = Sprawdź folder: błędy są wskazane z plikiem i wierszem, a tabela pokazuje, co wciąż jest nasze.
web-sources-step-play = Graj z nim w terminalu albo na własnym serwerze.
web-sources-do-copy = { $program } pack { $game } moje-pudelko
web-sources-do-check = { $program } games { $game } --pack moje-pudelko
web-sources-do-play = { $program } play { $game } --pack moje-pudelko
web-sources-do-serve = { $program } serve --pack { $game }=moje-pudelko
web-sources-same = Rozpoczęta gra toczy się dalej tylko z tymi wartościami, z którymi się zaczęła.
web-sources-pack = Ten serwer gra z wartościami z pakietu swojego gospodarza.
