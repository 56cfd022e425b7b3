# Rysunki w notatnikach.

notebook-eyes = widok: { $name }
notebook-asked = { $name } – pytanie:
notebook-hand-size = Na ręce
notebook-markers = Znaczniki
notebook-seats = Miejsca
notebook-rules = Wersja zasad
notebook-content = Zawartość
notebook-options = Opcje
notebook-record = zapis partii
notebook-unfinished = niedokończona
notebook-choices =
    { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }
notebook-seed = ziarno { $seed }
notebook-key = rozdano z klucza
notebook-score = Wynik
notebook-place = Lokata
