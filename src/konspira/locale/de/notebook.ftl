# Zeichnungen in Notizbüchern.

notebook-eyes = Sicht von { $name }
notebook-asked = { $name } wird gefragt:
notebook-hand-size = Auf der Hand
notebook-markers = Marker
notebook-seats = Plätze
notebook-rules = Version der Regeln
notebook-content = Inhalt
notebook-options = Optionen
notebook-record = Aufzeichnung einer Partie
notebook-unfinished = nicht beendet
notebook-choices =
    { $count ->
        [one] { $count } Wahl
       *[other] { $count } Wahlen
    }
notebook-seed = Startwert { $seed }
notebook-key = aus einem Schlüssel ausgeteilt
notebook-score = Ergebnis
notebook-place = Rang
