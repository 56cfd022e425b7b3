## Rätsel im Web

web-puzzle = Rätsel
web-puzzle-of-the-day = Rätsel des Tages
web-puzzle-all = Alle Rätsel
web-puzzle-none = Dieses Rätsel gibt es nicht
web-puzzle-solve = Lösen
web-puzzle-leave = Zurück zu allen Rätseln
web-puzzle-answer = Antwort
web-puzzle-ask = Welche Wahl gibt dir die beste Aussicht auf den Sieg? Der erste Versuch zählt.
web-puzzle-level-1 = Sehr leicht
web-puzzle-level-2 = Leicht
web-puzzle-level-3 = Mittel
web-puzzle-level-4 = Schwer
web-puzzle-level-5 = Sehr schwer
web-puzzle-difficulty-of = Schwierigkeit { $level } von 5
web-puzzle-filters = Spiele und Schwierigkeit
web-puzzle-progress = Dein Fortschritt
web-puzzle-days = { $count ->
    [0] Noch kein Tag
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
web-puzzle-best = Bestwert: { $count }
web-puzzle-day-done = { $day }: beantwortet
web-puzzle-day-open = { $day }: nicht beantwortet
web-puzzle-solved-count = Gelöst
web-puzzle-first-try = Beim ersten Versuch
web-puzzle-new = neu
web-puzzle-solved = gelöst
web-puzzle-hints = mit Tipps
web-puzzle-missed = nicht gelöst
web-puzzle-no-match = Zu diesen Filtern passt kein Rätsel.
web-puzzle-clear = Filter aufheben
web-puzzle-right = Das ist die beste Wahl
web-puzzle-wrong = Es gibt eine bessere Wahl
web-puzzle-tried = { $choice }: gewinnt { $share } % der simulierten Spiele ({ $low } bis { $high }).
web-puzzle-try-again = Noch einmal
web-puzzle-hint = Tipp { $step } von 3
web-puzzle-hint-about = Am meisten entscheidet: { $name }.
web-puzzle-hint-win = Die Möglichkeiten unterscheiden sich darin, wie oft du gewinnst, nicht in einer Quelle von Punkten.
web-puzzle-hint-not = Die schwächste Wahl: { $choice }.
web-puzzle-hint-choice = Beginne damit: { $choice }.
web-puzzle-give-up = Antwort zeigen
web-puzzle-options = Siegchance jeder Wahl
web-puzzle-why = Warum
web-puzzle-under = unter 1 %
web-puzzle-interval = { $low } bis { $high }
web-puzzle-games =
    { $games ->
        [one] { $games } simuliertes Spiel
       *[other] { $games } simulierte Spiele
    }
web-puzzle-about-numbers = Die Markierung zeigt, wo der wahre Wert in 19 von 20 Fällen liegt. Was du nicht siehst, wird in jedem simulierten Spiel neu verteilt, und alle spielen wie ein vernünftiger Bot weiter.
web-puzzle-source = Aus einem Spiel zwischen Bots: { $bots }, Startwert { $seed }.
web-puzzle-play-on = Von hier weiterspielen
web-puzzle-playing = Du spielst gegen Bots weiter. Die Karten, die du nicht siehst, wurden neu verteilt.
web-puzzle-played = Das Spiel ist zu Ende.
web-puzzle-again = Neu verteilen
web-puzzle-back = Zurück zum Rätsel
web-puzzle-next = Nächstes Rätsel
web-puzzle-seen = Du siehst, was dieser Platz sehen konnte. Nur danach wird deine Antwort beurteilt.
