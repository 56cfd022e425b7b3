# Die Seite der Kurse und die Sprechblase einer Lektion.

web-learn-title =
    { $count ->
        [one] Ein Spiel, ein Ziel
        [4] Vier Spiele, vier Ziele
       *[other] { $count } Spiele, { $count } Ziele
    }
web-learn-sub = Du lernst an einem echten Tisch, immer nur ein paar Minuten. Vorher lesen musst du nichts.
web-learn-go-on = Weiter
web-learn-lesson = Lektion { $lesson } von { $lessons }
web-learn-lessons = Lektionen zeigen
web-learn-minutes = { $minutes } Min.
web-learn-left = noch { $minutes } Min.
web-learn-done = { $done } von { $lessons } Lektionen
web-learn-is-done = , erledigt
web-learn-start = Los: { $lesson }
web-learn-continue = Weiter: { $lesson }
web-learn-continue-step = Weiter bei Schritt { $step } von { $steps }
web-learn-first-game = Leichte Bots, Hinweise und Tipps, keine Uhr
web-learn-step = Schritt { $step } von { $steps }
web-learn-reached = Ziel erreicht: { $goal }
web-learn-rule = Regel { $rule }
web-learn-back = Zurück
web-learn-show = Zeig es mir
web-learn-skip = Lektion überspringen
web-learn-next = Nächster Schritt
web-learn-next-lesson = Weiter: { $lesson }
web-learn-finish = Kurs abschließen
web-learn-leave = Lektion verlassen
web-learn-leave-question = Die Lektion verlassen? Erledigte Schritte bleiben gespeichert.
web-learn-stay = Bleiben
web-learn-fold = Text einklappen
web-learn-unfold = Text zeigen
web-learn-not-loaded = Diese Lektion ließ sich nicht laden.
