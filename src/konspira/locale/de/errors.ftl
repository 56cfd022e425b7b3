# Fehler der Engine und die kleinen Wörter, mit denen konspira.words Sätze zusammensetzt.

## Kleine Wörter

name-you = { $name } (du)
seat-number = Platz { $seat }
list-and = { $rest } und { $last }
no-cards = keine Karten
waiting-somebody = Das Spiel wartet auf mögliche Reaktionen.

## Warum eine Wahl nicht angeboten wird, in jedem Spiel

why-not-your-turn = Du bist nicht an der Reihe: Du wirst gerade nichts gefragt.
why-not-asked-now = Diese Wahl beantwortet nicht die Frage, die dir gerade gestellt wird.

## Für Spielende

error-unknown-choice = Es gibt keine Wahl „{ $value }“ ({ $remedy }).
error-unknown-seat = { $value } ist kein Platz; die Plätze haben die Nummern von 0 bis { $last }.
error-game-over = Platz { $seat } antwortet „{ $value }“, aber das Spiel ist vorbei; beginne ein neues.
error-not-your-turn = Platz { $seat } antwortet „{ $value }“, wird aber gerade nichts gefragt; warte, bis er an der Reihe ist.
error-not-an-option = Platz { $seat } kann nicht mit „{ $value }“ antworten. { $reason } Angeboten: { $offered }.

## Für Gastgeber

error-unknown-game = Kein Spiel heißt „{ $value }“ ({ $remedy }).
error-bad-seats = { $game }: { $value } ist keine mögliche Zahl von Plätzen; wähle eine Zahl von { $low } bis { $high }.
error-unknown-option = { $game }: Es gibt keine Option „{ $value }“ ({ $remedy }).
error-bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein ({ $remedy }).
error-unknown-bot = Kein Bot heißt „{ $value }“ ({ $remedy }).
error-unknown-language = Konspira spricht nicht „{ $value }“ ({ $remedy }).

## Für die Autoren eines Inhaltspakets

error-pack-not-found = { $file } ist kein Ordner; ein Paket ist ein Ordner mit einigen dieser Dateien: { $remedy }.
error-pack-unknown-file = { $file }: Dieses Spiel liest keine Datei namens „{ $value }“ ({ $remedy }).
error-content-not-toml = { $file } ist kein gültiges TOML: { $value }. Berichtige die genannte Zeile.
error-content-no-rows = { $file } muss Einträge [[{ $row }]] und nichts anderes enthalten; gefunden: { $value }.
error-content-bad-row = { $file }, { $row }: { $value }. Berichtige diesen Eintrag.
error-content-unreadable = { $file } ist nicht lesbar: { $value }. Prüfe den Pfad und die Zugriffsrechte.

## Für die Autoren einer Stellung

error-bad-position = Die Stellung ist falsch bei { $path }, dort steht { $value } ({ $remedy }).

## Für die Besitzer einer Aufzeichnung

error-record-no-start = Nur ein Spiel, das mit einem Startwert begonnen und seitdem mitgeschrieben wurde, kann aufgezeichnet werden; beginne es mit game.start(seed).
error-record-malformed = Das ist keine vollständige Aufzeichnung: { $value }. Sie wurde vielleicht abgeschnitten oder verändert; nimm eine unversehrte Kopie.
error-record-version = Die Aufzeichnung hat das Format { $value }, diese Version liest { $known }; lies sie mit der Version von Konspira, die sie geschrieben hat.
error-record-unreadable = { $file } ist nicht lesbar: { $value }. Prüfe den Pfad.
error-record-rules = Die Aufzeichnung wurde nach Version { $value } der Regeln gespielt, dies ist Version { $known }; lies sie mit der Version von Konspira, die sie geschrieben hat.
error-record-pack = Die Aufzeichnung wurde mit dem Inhalt { $value } gespielt, dies ist { $known }; nenne das Paket, mit dem sie gespielt wurde (--pack).
error-record-illegal-choice = Wahl { $place } der Aufzeichnung ist nicht möglich: { $value }. Sieh dir die Stellung davor mit --to { $before } an.
error-record-no-result = Das aufgezeichnete Spiel ist vorbei, aber die Aufzeichnung nennt kein Ergebnis ({ $value }); sie wurde nach dem Spiel verändert.
error-record-result = Die Aufzeichnung behauptet { $value }, aber ihre Züge führen zu { $known }; sie wurde nach dem Spiel verändert.

## Für uns

error-choice-table = Die Tabelle der Wahlmöglichkeiten hat Lücken in der Nummerierung. Das ist ein Fehler in Konspira; bitte melde ihn.
error-refusal-missing = Eine erlaubte Wahl wurde abgelehnt. Das ist ein Fehler in Konspira; bitte melde ihn.
error-end-in-lane = Eine verdeckte Wahl wollte das Spiel beenden. Das ist ein Fehler in Konspira; bitte melde ihn.
error-bot-not-asked = Ein Bot soll für einen Platz wählen, der nichts gefragt wird. Das ist ein Fehler in Konspira; bitte melde ihn.
error-message-missing = Die Meldung „{ $value }“ fehlt ({ $language }). Das ist ein Fehler in Konspira; bitte melde ihn.
error-message-broken = Die Meldung „{ $value }“ ({ $language }) lässt sich nicht zusammensetzen: { $problem }. Das ist ein Fehler in Konspira; bitte melde ihn.
