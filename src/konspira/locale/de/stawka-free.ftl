# Das freie Szenario, seine Losungswörter und eigene Szenarien (docs/rules/stawka.md, 4.7; docs/scenario-files.md).

stawka-scenario-free = Freies Szenario
stawka-scenario-own = Eigenes Szenario
stawka-difficulty-free-basic = einfaches Spiel
stawka-difficulty-free-advanced = Spiel für Fortgeschrittene, mit Losungswörtern
stawka-victory-vp = Siegpunkte
stawka-victory-secrets = Geheimnisse
stawka-victory-exposure = Enttarnung des feindlichen Netzchefs
stawka-victory-prisoners = drei Polen zugleich im Arrest
stawka-victory-password = das erratene Losungswort des Gegners
stawka-victory-network = das zerschlagene feindliche Netz
stawka-victory-dispatch = die Meldung eine ganze Runde lang gesendet
stawka-victory-room-217 = die Hotelkarte in Zimmer 217 gespielt
stawka-victory-barracks = der Schwarze Audi zurück in der Kaserne oder gestoppt
stawka-ending-prisoners = drei polnische Agenten sitzen im Arrest
    .because = drei polnische Agenten sitzen im Arrest
stawka-ending-password = das Losungswort ist erraten
    .because = das Losungswort ist erraten

## Fragen und Wahlmöglichkeiten

stawka-ask-lay-sector = Welchen Sektor legst du?
stawka-ask-lay-cell = Wohin legst du { $sector-acc }?
stawka-ask-lay-turn = Wie weit drehst du { $sector-acc }?
stawka-ask-set-password = Dein Losungswort, Buchstabe für Buchstabe: { $word }
stawka-ask-guess-password = { $agent-nom } rät das Losungswort: { $word }
stawka-ask-name-letter = Welchen Buchstaben des gegnerischen Losungsworts willst du sehen?
stawka-ask-mission-reward = Welche Belohnung bringt dir die Mission?
stawka-activity-password = { $seat } wählt ein Losungswort.
stawka-choose-sector = { $sector }
stawka-choose-cell = Spalte und Zeile { $cell }
stawka-cell-north = nördlich { $sector-of }
stawka-cell-east = östlich { $sector-of }
stawka-cell-south = südlich { $sector-of }
stawka-cell-west = westlich { $sector-of }
stawka-choose-turn =
    { $count ->
        [0] nicht gedreht
       *[other] um { $count } Grad nach rechts gedreht
    }
stawka-choose-letter = { $letter }
stawka-choose-guess = Rate das Losungswort
stawka-choose-name-letter = Buchstabe { $count }
stawka-choose-take-secret = Nimm ein Geheimnis
stawka-choose-take-letter = Nimm einen Buchstaben des Losungsworts

## Ereignisse

stawka-event-sector-laid =
    { $seat } legt { $sector-acc } { $edge ->
        [north] nördlich
        [east] östlich
        [south] südlich
       *[west] westlich
    } { $sector_other-of } an{ $count ->
        [0] { "" }
       *[other] , um { $count } Grad nach rechts gedreht
    }.
stawka-event-agent-drawn = { $seat } nimmt { $agent-acc } ins Netz auf.
stawka-event-password-chosen = Dein Losungswort ist „{ $word }“.
stawka-event-password-sealed = { $seat } wählt ein Losungswort.
stawka-event-letter-shown = { $seat } erfährt, dass Buchstabe { $count } des gegnerischen Losungsworts ein „{ $letter }“ ist.
stawka-event-password-guessed = { $agent-nom } rät das Losungswort „{ $word }“.

stawka-why-no-meeting = Das Losungswort kann nur raten, wer einen Feind trifft.
stawka-why-not-in-list = Kein mögliches Wort beginnt mit „{ $word }“.

## Optionen

stawka-option-scenario-free = Frei: die Stadt wird am Tisch gebaut
stawka-option-scenario-other = ein eigenes
stawka-option-stage-cap = Unentschieden nach so vielen Runden
stawka-option-stage-cap-none = nie
stawka-option-stage-cap-12 = 12 Runden
stawka-option-stage-cap-30 = 30 Runden
stawka-option-stage-cap-60 = 60 Runden
stawka-option-free-sectors = Freies Szenario: Sektoren
stawka-option-free-sectors-4 = 4
stawka-option-free-sectors-5 = 5
stawka-option-free-sectors-6 = 6
stawka-option-free-sectors-7 = 7
stawka-option-free-level = Freies Szenario: Regeln
stawka-option-free-level-basic = Grundregeln
stawka-option-free-level-extended = erweiterte Regeln
stawka-option-free-level-advanced = volle Regeln
stawka-option-free-cards = Freies Szenario: Orts- und Reaktionskarten
stawka-option-free-cards-advanced = nur mit den vollen Regeln
stawka-option-free-cards-extended = ab den erweiterten Regeln
stawka-option-free-difficulty = Freies Szenario: Spiel
stawka-option-free-difficulty-basic = einfach: 8 Runden, zum Sieg zwei Geheimnisse
stawka-option-free-difficulty-advanced = fortgeschritten: zum Sieg ein Losungswort oder 13 SP
stawka-option-free-timeout = Freies Szenario, wenn die Zeit um ist
stawka-option-free-timeout-draw = endet unentschieden
stawka-option-free-timeout-vp = wird nach SP entschieden
stawka-option-allow-rotation = Sektoren dürfen gedreht werden
stawka-option-allow-rotation-false = nein
stawka-option-allow-rotation-true = ja
stawka-option-password-wordlist = Losungswörter kommen aus
stawka-option-password-wordlist-en = der englischen Liste
stawka-option-password-wordlist-pl = der polnischen Liste
stawka-option-password-wordlist-de = der deutschen Liste
stawka-option-password-wordlist-none = beliebigen fünf Buchstaben
stawka-option-password-fold-diacritics = Zeichen an Buchstaben (ą, ö) beim Raten
stawka-option-password-fold-diacritics-false = zählen
stawka-option-password-fold-diacritics-true = zählen nicht

## Hinweise

stawka-note-build = Ihr baut die Stadt gemeinsam: Legt abwechselnd je einen Sektor an einen, der schon liegt. Nähe zur Polizei nützt den Deutschen, lange Wege nützen den Polen.
stawka-note-password = Dein Losungswort hat fünf Buchstaben. Jedes Geheimnis zeigt dem Feind einen davon, und wer das Wort des Gegners errät, gewinnt.
stawka-note-letters = Ein Geheimnis zeigt dir einen Buchstaben des gegnerischen Losungsworts. Wähle die Stelle, die am meisten Wörter ausschließt.
stawka-note-guess = Dein Agent trifft einen Feind und darf das Losungswort raten. Mit dem richtigen Wort gewinnst du sofort, ein falsches kostet dich diesen Agenten.
stawka-note-reward = Du wählst die Belohnung der Mission. Beweise gelten dem feindlichen Agenten derselben Farbe.

## Szenariodateien

error-bad-scenario = Dieses Szenario hat einen Fehler in Zeile { $line }: { $remedy }. (Insgesamt: { $count })
remedy-design-long = eine Szenariodatei hat höchstens { $count } Zeichen; kürze sie
remedy-design-not-toml = das ist kein TOML (Spalte { $column }); berichtige die Zeile
remedy-design-tangled = eine Szenariodatei ist einfacher: Ein Schlüssel hat höchstens { $parts } Teile, Klammern haben { $deep } Ebenen, eine Zeile { $high } Zeichen; schreib es schlichter
remedy-design-no-table = erwartet wird eine Tabelle [{ $key }] und nichts daneben; gefunden: { $value }
remedy-design-unknown-field = das Feld { $value } ist unbekannt; { $remedy }
remedy-design-unknown = „{ $value }“ ist hier unbekannt; { $remedy }
remedy-design-missing = das Feld { $key } fehlt; ergänze es
remedy-design-range = { $value } liegt außerhalb der Grenzen; erwartet wird eine ganze Zahl von { $low } bis { $high }
remedy-design-expected-text = erwartet wird ein Text in Anführungszeichen
remedy-design-expected-number = erwartet wird eine ganze Zahl
remedy-design-expected-flag = erwartet wird true oder false
remedy-design-expected-list = erwartet wird eine Liste in eckigen Klammern
remedy-design-expected-table = erwartet wird eine Tabelle in geschweiften Klammern
remedy-design-title = ein Titel hat 1 bis { $count } druckbare Zeichen, nicht nur Leerzeichen; wähle einen anderen
remedy-design-turn = ein Sektor lässt sich nicht um { $value } Grad drehen; erwartet wird 0, 90, 180 oder 270
remedy-design-same-tile = { $value } ist auf demselben Plättchen wie { $other }; nimm eines davon heraus
remedy-design-same-square = dort liegt schon { $value }; wähle einen anderen Platz
remedy-design-no-sectors = ein Spielfeld braucht wenigstens einen Sektor; lege einen
remedy-design-apart = keine Kante verbindet { $value } mit { $other }; lege ihn an einen anderen Sektor
remedy-design-same-color = { $value } hat dieselbe Farbe ({ $color }) wie { $other }; nimm einen davon heraus
remedy-design-agents = die Seite { $value } hat { $count } Agenten; erwartet werden 2 bis 4
remedy-design-no-kloss = { $value } fehlt; er führt das polnische Netz, ergänze ihn
remedy-design-off-board = { $value } liegt nicht auf diesem Spielfeld; lege den Sektor dazu oder nenne einen anderen Ort
remedy-design-no-room = die Seite { $value } stellt { $count } Agenten auf, aber es ist Platz für { $room }; erhöhe per_sector oder lege mehr Sektoren
remedy-design-cards = Ortskarten gehören zur Stufe advanced und nur dorthin; hier ist { $value }
remedy-design-missions = eine Belohnung für Missionen ({ $value }) gehört zu den Stufen extended und advanced, und nur dorthin
remedy-design-no-jail = ab der Stufe extended gibt es Verhaftungen; lege den Sektor police, in dem der Arrest ist
remedy-design-film = { $value } gehört zu den Filmen; in einer Datei gibt es weder Funkgerät noch Hotelkarte noch Wagen: nenne vp, secrets, exposure, prisoners, password oder network
remedy-design-no-victory = niemand könnte gewinnen; nenne vp, secrets, exposure, prisoners oder password
remedy-design-no-secret = mit Geheimnissen kann niemand gewinnen, weil keine Belohnung als eines zählt; schreibe secret = true in eine Belohnung
remedy-design-no-chief = mit exposure kann ohne deutschen Netzchef niemand gewinnen; ergänze einen schwarzen SS-Offizier
remedy-design-few-prisoners = drei Polen können nie im Arrest sitzen; nötig sind die Stufe extended und drei polnische Agenten außer Kloss
remedy-design-no-password = Buchstaben gehören zu Losungswörtern; nenne password in victory oder lass letter weg
remedy-stawka-no-password = „{ $value }“ kann kein Losungswort sein; erwartet wird ein Wort aus { $count } kleinen Buchstaben, aus der Liste, wo es eine gibt
remedy-stawka-words-order = erwartet werden die Wörter in der Reihenfolge der Buchstaben
remedy-stawka-layout = so lässt sich hier kein Sektor legen
remedy-stawka-few-sectors = dieses Spielfeld hat { $count } Sektoren; nenne sie alle
remedy-stawka-needs-word = beide Seiten brauchen ein Losungswort

## Das Terminal

shell-stawka-goal-prisoners = drei Polen im Arrest
shell-stawka-goal-password = das Losungswort des Gegners
shell-stawka-unlimited = Runde { $stage }
shell-stawka-laid = Es liegen
shell-stawka-to-lay = Noch zu legen
shell-stawka-password = Losungswort von { $seat }
shell-stawka-yours = deines: { $word }
shell-stawka-candidates = mögliche Wörter: { $count }
shell-stawka-guessed = falsch geraten
shell-scenario-good = { $file }: keine Fehler. { $title }, Stufe { $level }.
shell-scenario-mistake = { $file }:{ $line }: { $code }: { $remedy }
shell-scenario-count =
    { $count ->
        [one] Ein Fehler. Berichtige ihn und prüfe noch einmal.
       *[other] { $count } Fehler. Berichtige sie und prüfe noch einmal.
    }
shell-error-scenario-twice = Gib entweder --scenario-file oder die Option scenario an, nicht beides.
shell-error-scenario-other = Szenariodateien gehören zu stawka, nicht zu { $game }.
shell-error-file-not-text = { $file } ist kein Text in UTF-8; speichere sie so.
shell-spell = Tippe einen Buchstaben, mehrere oder das ganze Wort.
