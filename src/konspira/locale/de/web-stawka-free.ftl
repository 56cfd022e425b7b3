# Stadtbau, Losungswörter und Szenariodateien im Browser. Begriffe wie in stawka-free.ftl.

web-stawka-goal-prisoners = Drei Polen zugleich im Arrest
web-stawka-goal-password = Das gegnerische Losungswort (offene Buchstaben)
web-stawka-goal-network = Das gegnerische Netz zerschlagen (Agenten aus dem Spiel)

## Bauen

web-stawka-tray = Sektoren zum Legen
web-stawka-tray-left =
    { $count ->
        [one] Noch { $count } Sektor von { $all } ist zu legen.
       *[other] Noch { $count } Sektoren von { $all } sind zu legen.
    }
web-stawka-mark-sector = Wähle einen Sektor, danach seinen Platz auf der Karte.
web-stawka-mark-cell = Wähle einen freien Platz auf der Karte oder einen anderen Sektor.
web-stawka-mark-turn = Wähle, wie der Sektor liegen soll.
web-stawka-cell-free = Freier Platz, { $where }
web-stawka-lay-at = Hierher legen: { $sector }, { $where }
web-stawka-lay-turned = So legen: { $turn }
web-stawka-unplaced = noch nicht auf dem Spielfeld
web-stawka-meets =
    { $count ->
        [0] Keine Straße schließt an.
        [one] { $count } Straße schließt an.
       *[other] { $count } Straßen schließen an.
    }

## Losungswörter

web-stawka-passwords = Losungswörter
web-stawka-password-open = noch nicht gewählt
web-stawka-password-word = dein Wort: { $word }
web-stawka-password-gap = unbekannt
web-stawka-password-yours =
    { $count ->
        [0] Nur du siehst es. Kein Buchstabe ist offen.
        [one] Nur du siehst es. { $count } Buchstabe ist offen.
       *[other] Nur du siehst es. { $count } Buchstaben sind offen.
    }
web-stawka-password-left =
    { $count ->
        [one] { $count } Wort ist möglich.
       *[other] { $count } Wörter sind möglich.
    }
web-stawka-password-right = erraten
web-stawka-password-guesses = Falsch geraten: { $words }
web-stawka-word-own = Dein Losungswort, fünf Buchstaben
web-stawka-word-guess = Das gegnerische Losungswort, fünf Buchstaben
web-stawka-word-list = Passende Wörter
web-stawka-word-any = Beliebige fünf Buchstaben.
web-stawka-word-fits =
    { $count ->
        [one] { $count } Wort der Liste passt.
       *[other] { $count } Wörter der Liste passen.
    }
web-stawka-word-none = Kein mögliches Wort beginnt so: { $word }. Nimm einen Buchstaben weg.
web-stawka-word-more = … und { $count } weitere
web-stawka-word-unlisted = „{ $word }“ steht nicht in der Liste dieses Tisches. Wähle ein anderes Wort.
web-stawka-word-missed = „{ $word }“ wurde schon geraten und war falsch.
web-stawka-word-unlike = „{ $word }“ passt nicht zu den offenen Buchstaben.
web-stawka-word-do-keep = { $word } wählen
web-stawka-word-do-keep-none = Wort wählen
web-stawka-word-do-guess = { $word } raten
web-stawka-word-do-guess-none = Wort raten
web-stawka-word-random = Wort vorschlagen
web-stawka-word-risk = Mit dem richtigen Wort gewinnst du das Spiel. Ein falsches kostet dich diesen Agenten.
web-stawka-list-spell = Wort eintippen

## Szenariodateien

web-stawka-save-design = Dieses Szenario speichern
web-stawka-design-title = Stadt von { $names }
