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
why-look-first = Das hängt von etwas ab, das du noch nicht gesehen hast. Sieh es dir erst an und wähle dann.

## Für Spielende

error-unknown-choice = Es gibt keine Wahl „{ $value }“ ({ $remedy }).
error-unknown-seat = { $value } ist kein Platz; die Plätze haben die Nummern von 0 bis { $last }.
error-game-over = Platz { $seat } antwortet „{ $value }“, aber das Spiel ist vorbei; beginne ein neues.
error-not-your-turn = Platz { $seat } antwortet „{ $value }“, wird aber gerade nichts gefragt; warte, bis er an der Reihe ist.
error-not-an-option = Platz { $seat } kann nicht mit „{ $value }“ antworten. { $reason } Angeboten: { $offered }.

## Für Gastgeber

error-unknown-game = Kein Spiel heißt „{ $value }“ ({ $remedy }).
error-game-module = Das Modul des Spiels „{ $value }“ lässt sich nicht importieren: { $reason }. Starte den Befehl dort, wo Python es findet, und prüfe „import { $module }“.
error-game-not-found = Das Modul { $module } hat kein Spiel an der Stelle „{ $value }“ ({ $remedy }).
error-game-name-taken = Das Spiel „{ $value }“ nennt sich „{ $game }“ wie ein Spiel von Konspira; gib ihm eine andere id.
error-bad-seats = { $game }: { $value } ist keine mögliche Zahl von Plätzen; wähle eine Zahl von { $low } bis { $high }.
error-exact-seats = { $game }: Es müssen genau { $low } Plätze sein, nicht { $value }.
error-bad-seed = { $value } ist kein Startwert ({ $remedy }).
error-bad-key = Der Schlüssel eines Stroms muss 1 bis { $high } Bytes haben; wähle einen anderen.
error-unknown-option = { $game }: Es gibt keine Option „{ $value }“ ({ $remedy }).
error-bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein ({ $remedy }).
error-option-needs-seats = Die Option { $option } kann nur mit { $low } bis { $high } Plätzen „{ $value }“ sein, nicht mit { $seats }.
error-unknown-bot = Kein Bot heißt „{ $value }“ ({ $remedy }).
error-unknown-puzzle = Kein Rätsel heißt „{ $value }“ ({ $remedy }).
error-no-such-hint = Es gibt keinen Tipp { $value }. Es gibt drei: 1, 2 und 3.
error-bot-module = Das Modul des Bots „{ $value }“ lässt sich nicht importieren: { $reason }. Starte den Befehl dort, wo Python es findet, und prüfe „import { $module }“.
error-bot-not-found = Das Modul { $module } hat kein „{ $value }“, das einen Bot macht ({ $remedy }).
error-bot-not-made = Der Bot „{ $value }“ lässt sich nicht erzeugen: { $reason }. Eine Fabrik nimmt einen Startwert und dahinter das Argument, wenn eines angegeben ist.
error-bot-kind = „{ $value }“ macht { $kind } statt eines Bots. Gib eine Instanz einer Unterklasse von konspira.bots.Bot zurück.
error-bot-argument = { $bot } nimmt kein Argument, auch nicht „{ $value }“. Lass den Doppelpunkt und was dahinter steht weg.
error-bot-failed = Partie { $value } ({ $bots }; Startwert { $seed }) lässt sich nicht zu Ende spielen: { $reason }. Verbessere den Bot und starte denselben Befehl noch einmal.
error-needs-extra = Dafür wird das Paket { $value } gebraucht, das nicht installiert ist. Gib ein: { $command }
error-bot-simulations = Eine Suche nimmt eine Zahl von Simulationen von 1 bis { $high }, Sekunden (1.5s) oder Speicher (64MB), jedes höchstens einmal und mit einem Doppelpunkt dazwischen, nicht „{ $value }“.
error-bot-memory = Diese Suche baut keinen Baum auf, also nimmt sie keinen Speicher. Lass „{ $value }“ weg, oder nimm die Suche mit Baum, ismcts.
error-unknown-language = Konspira kennt die Sprache „{ $value }“ nicht ({ $remedy }).
error-no-layout = { $game }: Dieses Spiel beschreibt keine Beobachtungen. Schreibe Game.observing dafür.
error-no-network = Die Datei { $value } gibt es nicht. Trainiere ein Netz mit python -m konspira.research.train.
error-network-outdated = { $value }: Dieses Netz wurde für eine andere Fassung des Spiels trainiert. Trainiere es neu.
error-network-table = Dieses Netz spielt an einem anderen Tisch als diesem ({ $value }). Trainiere eines für diesen Tisch.
error-unknown-utility = Kein Nutzen heißt „{ $value }“ ({ $remedy }).
error-batch-shape = Ein Stapel von { $count } Spielen nimmt ebenso viele ganze Zahlen, eine für jedes Spiel, nicht { $value }.
error-unknown-illegal = Kein Umgang mit verbotenen Zügen heißt „{ $value }“ ({ $remedy }).
error-wrong-opponents = Benötigte Gegner: { $count }, ein Bot für jeden anderen Platz. Genannt wurden: { $value }.

## Für Veranstalter eines Turniers

error-arena-busy = Ein anderer Prozess spielt in { $file }. Warte auf ihn oder nenne ein anderes Verzeichnis.
error-arena-damaged = { $file }: Zeile { $line } ist beschädigt. Entferne diese Zeile, dann wird ihre Partie noch einmal gespielt.
error-arena-is-file = { $file } ist eine Datei. Die Arena braucht ein Verzeichnis. Nenne ein leeres oder ein neues.
error-arena-not-empty = { $file } enthält kein Turnier, dafür „{ $value }“. Nenne ein leeres oder ein neues Verzeichnis.
error-arena-job-damaged = { $file } lässt sich nicht lesen: { $value }. Stelle die Datei wieder her oder nenne ein anderes Verzeichnis.
error-arena-other-job = { $file } gehört zu einer anderen Aufgabe: { $value } ist dort { $known }, nicht { $wish }. Wiederhole jenen Befehl oder nenne ein anderes Verzeichnis.
error-arena-worker = Ein Arbeitsprozess ist mitten in einer Partie ausgefallen; vielleicht fehlt Speicher. Starte denselben Befehl noch einmal, er macht hier weiter.
error-tune-twice = „{ $value }“ ist zweimal genannt. Nenne es einmal.
error-tune-no-file = { $value }: Dieses Spiel liest keine Datei namens „{ $file }“ ({ $remedy }).
error-tune-no-value = { $value }: „{ $word }“ gibt es in { $file } nicht ({ $remedy }).
error-tune-several = { $value }: „{ $word }“ gibt es in { $file } mehrmals. Nenne eine dieser Stellen: { $known }.
error-tune-not-number = { $value }: Dort steht „{ $known }“. Nur Zahlen können sich ändern: Nenne eine davon.
error-tune-not-whole = { $value }: Dort steht die ganze Zahl { $known }. Nenne ganze Grenzen.
error-tune-few-games = Eine Generation von Kandidaten braucht { $count } Partien. Erlaube mindestens so viele oder weniger Kartenverteilungen für jeden Kandidaten.
error-tune-few-minutes = Die Zeit war um, bevor eine Generation gespielt war. Wiederhole den Befehl, dann geht es weiter, oder erlaube mehr Minuten.
error-tune-silent-goal = Diese Partien sagen nichts über „{ $value }“. Nenne ein anderes Ziel; es spielen diese Seiten: { $known }.
error-no-dataset = { $file } enthält keinen fertigen Datensatz. Erstelle einen mit konspira dataset oder wiederhole den Befehl, der unterbrochen wurde.
error-dataset-damaged = { $file } lässt sich nicht verwenden: { $value }. Erstelle den Datensatz mit demselben Befehl noch einmal.
error-dataset-version = { $file }: { $value } ist nicht { $known }. Lies ihn mit der Version von Konspira, die ihn geschrieben hat.
error-unknown-split = Ein Datensatz hat keinen Teil namens „{ $value }“ ({ $remedy }).
error-bad-batch-size = Ein Stapel hat mindestens eine Entscheidung, nicht { $value }.
error-drawn-for-seat = Nur ein Spielzustand lässt sich für einen Platz zeichnen, nicht { $value }. Lass den Platz weg oder zeichne den Zustand.
error-ray-address = „{ $value }“ ist keine Adresse eines Ray-Clusters. Schreibe sie als HOST:PORT, oder schreibe „local“ oder „auto“.
error-ray-unreachable = Unter „{ $value }“ antwortet kein Ray-Cluster: { $reason }. Starte einen mit „ray start --head“ oder nenne „local“.

## Für die Autoren eines Inhaltspakets

error-pack-not-found = { $file } ist kein Ordner; ein Paket ist ein Ordner mit einigen dieser Dateien: { $remedy }.
error-pack-unknown-file = { $file }: Dieses Spiel liest keine Datei namens „{ $value }“ ({ $remedy }).
error-content-not-toml = { $file } ist kein gültiges TOML: { $value }. Berichtige die genannte Zeile.
error-content-not-fluent = { $file } ist kein gültiges Fluent: { $value }. Berichtige die Meldung, die dort beginnt.
error-content-no-rows = { $file } muss Einträge [[{ $row }]] und nichts anderes enthalten; gefunden: { $value }.
error-content-bad-row = { $file }, { $row }: { $value }. Berichtige diesen Eintrag.
error-content-unreadable = { $file } ist nicht lesbar: { $value }. Prüfe den Pfad und die Zugriffsrechte.

## Für die Autoren einer Stellung

error-bad-position = Die Stellung ist falsch bei { $path }, dort steht { $value } ({ $remedy }).

## Für die Besitzer einer Aufzeichnung

error-record-place = { $value } Entscheidungen lassen sich nicht nachspielen; nenne eine Zahl ab 0.
error-record-no-start = Nur ein Spiel, das mit einem Startwert begonnen und seitdem mitgeschrieben wurde, kann aufgezeichnet werden; beginne es mit game.start(seed).
error-record-malformed = Das ist keine vollständige Aufzeichnung: { $value }. Sie wurde vielleicht abgeschnitten oder verändert; nimm eine unversehrte Kopie.
error-record-version = Die Aufzeichnung hat das Format { $value }, diese Version liest { $known }; lies sie mit der Version von Konspira, die sie geschrieben hat.
error-record-unreadable = { $file } ist nicht lesbar: { $value }. Prüfe den Pfad.
error-record-game = Das ist eine Aufzeichnung von { $value }, nicht von { $known }; nenne das Spiel, in dem sie entstand.
error-record-rules = Die Aufzeichnung wurde nach Version { $value } der Regeln gespielt, dies ist Version { $known }; lies sie mit der Version von Konspira, die sie geschrieben hat.
error-record-pack = Die Aufzeichnung wurde mit dem Inhalt { $value } gespielt, dies ist { $known }; nenne das Paket, mit dem sie gespielt wurde (--pack).
error-record-illegal-choice = Wahl { $place } der Aufzeichnung ist nicht möglich: { $value } Sieh dir die Stellung davor mit --to { $before } an.
error-record-no-result = Das aufgezeichnete Spiel ist vorbei, aber die Aufzeichnung nennt kein Ergebnis; sie wurde nach dem Spiel verändert.
error-record-result = Die Aufzeichnung behauptet { $value }, aber ihre Entscheidungen führen zu { $known }; sie wurde nach dem Spiel verändert.
error-record-past = Teil { $value } dieser Aufzeichnung führt nicht zum nächsten. Sie wurde verändert oder aus verschiedenen Spielen zusammengesetzt.
error-pickle-rules = Das Pickle stammt von Version { $value } der Regeln von { $game }, dies ist Version { $known }; bewahre Spiele, die eine Version überdauern sollen, als Aufzeichnung auf.
error-pickle-pack = Das Pickle wurde mit dem Inhalt { $value } geschrieben, aber { $file } ist jetzt { $known }; stelle das Paket wieder so her, wie es war.
error-pickle-version = Das Pickle hat das Format { $value }, diese Version liest { $known }; lies es mit der Version von Konspira, die es geschrieben hat.
error-shuffle-malformed = Das Mischen in dieser Aufzeichnung lässt sich nicht lesen: „{ $value }“ besteht nicht aus Hexadezimalziffern. Die Aufzeichnung wurde nach dem Spiel verändert; nimm eine unversehrte Kopie.
error-shuffle-commitment = Das Geheimnis in dieser Aufzeichnung hat den Fingerabdruck { $value }, vor dem Spiel wurde aber { $known } veröffentlicht. Die Verteilung war nicht fair, oder die Aufzeichnung wurde verändert; vergleiche sie mit dem, was der Tisch gezeigt hat.
error-shuffle-key = Das Geheimnis und die Zufallsbytes der Plätze ergeben den Schlüssel { $known }, verteilt wurde aber mit { $value }. Die Verteilung war nicht fair, oder die Aufzeichnung wurde verändert; vergleiche sie mit dem, was der Tisch gezeigt hat.

## Für alle, die einen Server betreiben

error-unknown-setting = Es gibt keine Einstellung { $value } ({ $remedy }).
error-bad-setting-value = Die Einstellung { $name } kann nicht „{ $value }“ sein ({ $remedy }).
error-bad-database-url = „{ $value }“ ist keine Datenbank für Konspira. Schreibe sqlite:///konspira.db oder postgresql://Benutzer:Passwort@Rechner/Name.
error-database-unreachable = Die Datenbank { $value } lässt sich nicht benutzen: { $reason }. Prüfe die Adresse, den Ordner und ob die Datenbank läuft.
error-database-other-version = Die Datenbank hat das Schema { $value }, diese Version von Konspira kennt { $known }. Nimm die Version, die sie angelegt hat, oder eine neuere.
error-database-in-use = Ein anderer Prozess benutzt die Datenbank { $value }. Halte ihn zuerst an, oder gib allen Prozessen dieselbe --broker-url redis://…
error-bad-broker-url = „{ $value }“ ist kein Broker für Konspira. Schreibe memory:// oder redis://Rechner:6379/0.
error-broker-unreachable = Der Broker { $value } antwortet nicht: { $trouble }. Prüfe die Adresse und ob Redis läuft.
error-bad-pack-setting = Ein Paket wird als spiel=ordner angegeben, nicht als „{ $value }“ ({ $remedy }).
error-workers-need-broker = Mehrere Prozesse ({ $count }) können einander im Speicher nicht hören. Ergänze --broker-url redis://127.0.0.1:6379/0 oder nimm einen einzigen Prozess.
error-port-taken = An Port { $value } lauscht schon jemand. Wähle mit --port einen anderen.
error-address-unusable = Die Adresse { $value } lässt sich nicht benutzen: { $trouble }. Wähle mit --host und --port eine andere.
error-phones-shut-out = Kein Handy kann { $value } erreichen. Nimm --qr ohne --host oder mit --host 0.0.0.0.
error-no-database = Es gibt keine Datenbank { $value }. Nenne mit --database-url eine andere.
error-nothing-to-back-up = In dieser Datenbank liegt noch nichts von Konspira. Nenne mit --database-url eine andere.
error-backup-exists = { $file } gibt es schon. Nenne eine Datei, die es noch nicht gibt.
error-backup-unreadable = { $file } lässt sich nicht benutzen: { $trouble }. Prüfe den Pfad und die Zugriffsrechte.
error-backup-malformed = { $file } ist keine vollständige Sicherung: { $remedy }. Nichts wurde geändert; nimm eine unversehrte Kopie.
error-backup-newer = { $file } stammt von einer neueren Version von Konspira (Schema { $value }). Nimm diese Version.
error-database-not-empty = In { $value } gibt es schon Personen oder Tische. Soll die Sicherung sie ersetzen, ergänze --replace.

## Für alle, die auf einem Server spielen

error-no-person = Hier kennt dich noch niemand. Nenne zuerst deinen Namen.
error-not-found = Unter dieser Adresse gibt es nichts. Prüfe sie.
error-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an.
error-too-large = Das ist zu viel auf einmal: Eine Anfrage darf { $high } kB haben. Sende weniger.
error-not-json-body = Der Inhalt dieser Anfrage muss JSON sein (application/json).
error-bad-csrf-token = Diese Seite war zu lange offen, oder die Anfrage kam von einer anderen Website. Versuche es noch einmal.
error-bad-request = Die Anfrage ist fehlerhaft: { $remedy }.
error-too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen von deiner Adresse. Warte { $seconds } Sekunde und versuche es dann noch einmal.
       *[other] Zu viele Anfragen von deiner Adresse. Warte { $seconds } Sekunden und versuche es dann noch einmal.
    }
error-server-broke = Auf dem Server ist etwas schiefgegangen; du kannst nichts dafür. Versuche es noch einmal. Passiert es wieder, nenne dem Betreiber des Servers diese Nummer: { $request }
error-not-ready = Der Server kann gerade nicht arbeiten. Versuche es gleich noch einmal.
error-server-busy = Gerade probieren viele Leute Optionen aus. Warte einen Moment und versuche es noch einmal.
error-claim-lost = Dieser Server hat seinen Anspruch auf die Datenbank verloren und ändert nichts, bis er ihn wiederhat. Versuche es gleich noch einmal; wenn es andauert, sag es dem Betreiber.
error-no-such-rules = Es gibt keine Regeln von „{ $value }“ ({ $remedy }).
error-bad-name = „{ $value }“ kann hier kein Name sein. Wähle 1 bis 24 Zeichen.
error-unseen-character = Dieser Name enthält ein Zeichen, das niemand sehen kann ({ $value }). Lass es weg.
error-too-many-preferences = Es ist Platz für { $high } kurze Einstellungen. Behalte weniger.
error-bad-login = „{ $value }“ kann kein Benutzername sein: In Kleinbuchstaben ist er zu lang. Wähle einen kürzeren.
error-login-like-address = „{ $value }“ sieht wie eine Netzwerkadresse aus und kann deshalb kein Benutzername sein. Füge einen Buchstaben hinzu und lass Doppelpunkte weg.
error-has-account = Du hast schon ein Konto: „{ $value }“.
error-login-taken = Der Benutzername „{ $value }“ ist vergeben. Wähle einen anderen, oder melde dich an, wenn es deiner ist.
error-wrong-password = Benutzername und Passwort passen nicht zusammen. Versuche es noch einmal.
error-no-account = Als Gast hast du kein Passwort. Leg zuerst ein Konto an.
error-wrong-old-password = Das ist nicht dein aktuelles Passwort. Versuche es noch einmal.
error-same-password = Dieses Passwort hast du schon. Wähle ein anderes.
error-sits-twice = Als Gast sitzt du an einem Tisch, an dem auch dein Konto sitzt ({ $value }). Spiele zu Ende oder steh auf und melde dich dann an.
pages-missing = Die Seiten sind noch nicht gebaut. Führe hier „make web“ aus und lade die Seite dann neu.
preview-about = Brettspiele über Spione: im Browser, mit Freunden oder gegen Bots.
preview-table-open = Du bist zu einer Partie eingeladen. Öffne den Link und setz dich dazu, ganz ohne Konto.
preview-table-running = Hier läuft eine Partie.
preview-table-finished = Diese Partie ist zu Ende. Öffne den Link, um zu sehen, wie sie verlaufen ist.
pages-not-packaged = Dieses Paket von Konspira wurde ohne seine Webseiten gebaut. Installiere Node 20.19 oder neuer und führe im Ordner mit den Quellen von Konspira „pip install --force-reinstall --no-deps .“ aus; oder installiere ein veröffentlichtes Wheel.

## Für alle, die an einem Tisch sitzen

error-no-such-table = Den Tisch „{ $value }“ gibt es nicht oder nicht mehr. Prüfe den Link.
error-table-not-started = Dieses Spiel hat noch niemand gestartet. Warte auf den Gastgeber.
error-table-started = Dieses Spiel hat schon begonnen. Setz dich an einen anderen Tisch oder schau zu.
error-table-running = Dieses Spiel ist noch nicht zu Ende. Spielt es zuerst fertig.
error-no-next-part = Auf dieses Spiel folgt kein weiteres. Bitte um eine Revanche, oder beginne ein anderes.
error-table-finished = Dieses Spiel ist zu Ende. Schlag eine Revanche vor oder beginne ein neues.
error-table-full = An diesem Tisch sind alle Plätze besetzt. Schau zu oder eröffne einen eigenen Tisch.
error-table-other-rules = Dieses Spiel wurde nach anderen Regeln oder mit anderen Karten begonnen ({ $value }), als dieser Server sie jetzt hat. Die Version von Konspira, mit der es begonnen wurde, kann es noch lesen.
error-too-many-bots = Zu viele Bots: Genannt sind Stufen für { $value }, die Zahl der Plätze ist { $high }. Nenne eine Stufe je Platz.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $value }; die Plätze haben die Nummern von 0 bis { $last }.
error-seat-taken = Platz { $value } ist besetzt. Wähle einen anderen.
error-same-seat = Platz { $value } ist zweimal genannt. Nenne zwei Plätze, die getauscht werden sollen.
error-seats-fixed = Alle behalten die Seite, die sie im Teil davor gespielt haben. Um die andere zu spielen, eröffne einen eigenen Tisch.
error-seats-empty = Auf Platz { $value } sitzt noch niemand. Warte auf jemanden oder setz einen Bot dorthin.
error-not-the-host = Das kann nur der Gastgeber dieses Tisches tun. Bitte ihn darum.
error-not-seated = Das kann nur, wer an diesem Tisch einen Platz hat. Du darfst zuschauen.
error-not-watched = An diesem Tisch wird ohne Zuschauer gespielt. Bitte den Gastgeber um einen Platz oder wähle einen anderen Tisch.
error-not-yet-shown = { $minutes ->
    [one] Zuschauer sehen dieses Spiel eine Minute später. Warte, bis es etwas zu sehen gibt.
   *[other] Zuschauer sehen dieses Spiel { $minutes } Minuten später. Warte, bis es etwas zu sehen gibt.
}
error-asides-later = Was die Zuschauer schreiben, lesen die Spieler erst nach dem Ende, damit niemand Tipps bekommt. Spiel es zu Ende.
error-seated = Du spielst an diesem Tisch und schreibst deshalb nicht bei den Zuschauern mit. Schreib in den Chat des Tisches.
error-not-asked-for = Niemand möchte deine Karten zeigen: Der Gastgeber hat für die Zuschauer etwas anderes gewählt.
error-open-needs-delay = Alle Karten dürfen Zuschauer nur mit Verzögerung sehen (angegeben sind { $value } Minuten). Wähle 1 bis 1440 Minuten.
error-series-not-open = Was in einem Teil einer Serie verborgen liegt, wirkt im nächsten weiter; deshalb werden die Karten während des Spiels nicht gezeigt. Wähle für die Zuschauer etwas anderes.
error-not-all-agree = { $value } hat noch nicht zugestimmt, dass Zuschauer alle Karten sehen. Warte darauf oder wähle für die Zuschauer etwas anderes.
error-shuffle-incomplete = Beim Mischen fehlen noch die Zufallsbytes von { $value }. Sie kommen von selbst, sobald { $value } die Seite des Tisches öffnet.
error-stale-choice = Diese Frage ist nicht mehr offen. Sieh dir den Tisch an, wie er jetzt ist, und wähle neu, wenn du gefragt wirst.
error-bot-sits-in = Im Augenblick spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
error-not-away = Für dich spielt kein Bot; der Platz gehört dir.
error-resigned-already = Du hast aufgegeben, und an deiner Stelle spielt ein Bot weiter. Du darfst bis zum Ende zuschauen.
error-nothing-to-take-back = Seit deiner letzten Wahl hat schon jemand etwas erfahren; allein kannst du sie nicht mehr rückgängig machen. Bitte die anderen um Zustimmung.
error-others-watch-bots = Hier spielt auch { $value } und möchte sehen, was die Bots tun. Pausen überspringen kann nur, wer allein mit Bots spielt.
error-unknown-bot-speed = Bots haben kein Tempo „{ $value }“ ({ $remedy }).
error-not-slow = Im Voraus antworten kann man nur in langsamen Spielen, und am Tisch { $value } wird schneller gespielt. Wähle ein Tempo mit mindestens einer Stunde je Zug oder einem Tag Reserve.
error-no-such-question = In diesem Spiel wird nie nach „{ $value }“ gefragt ({ $remedy }).
error-too-many-plans = Du hast schon { $most } Antworten im Voraus gegeben. Widerrufe erst eine davon.
error-bad-plan = In dieser Antwort stehen { $value } Züge. Nenne 1 bis { $most }, jeden aus mindestens einer Wahl.
error-no-such-plan = Du hast keine Antwort im Voraus mit der Nummer { $value }: Sie wurde schon gegeben oder widerrufen.
error-nothing-chosen-yet = Du hast noch nichts gewählt, was sich rückgängig machen ließe. Triff zuerst eine Wahl.
error-proposal-open = Der Tisch hat auf den letzten Vorschlag noch nicht geantwortet. Warte auf die Antwort oder darauf, dass er zurückgezogen wird.
error-no-proposal = Im Augenblick ist nichts vorgeschlagen: Es wurde schon beantwortet oder zurückgezogen. Du kannst selbst etwas vorschlagen.
error-agreed-already = Du hast schon zugestimmt. Warte auf die anderen.
error-empty-line = In dieser Zeile steht nichts. Schreib etwas.
error-eyes-not-yet = Die Karten werden nach dem Ende des Spiels aufgedeckt. Bis dahin sieht niemand mit den Augen „{ $value }“; schreib own.
error-bad-eyes = Mit den Augen „{ $value }“ kann niemand sehen. Schreib own, all, spectator oder die Nummer eines Platzes.
error-record-not-yet = Die Aufzeichnung wird nach dem Ende des Spiels offengelegt. Warte, bis es zu Ende ist.
error-no-design = Hier gibt es kein Szenario, das gespeichert werden kann. Baut zuerst die Stadt fertig.
error-hints-not-agreed = Du spielst hier gegen Menschen. Bitte sie zuerst, Tipps zu erlauben (Tischmenü).
error-hints-already = Tipps sind an diesem Tisch schon erlaubt. Bitte einfach um einen.
error-nothing-to-weigh = Es gibt nur eine Möglichkeit, also nichts abzuwägen. Nimm sie.
error-too-many-tables =
    { $value ->
        [one] Du hast schon { $value } Tisch; erlaubt sind zugleich höchstens { $most }. Spiel ihn erst zu Ende, gib auf oder verlass ihn.
       *[other] Du hast schon { $value } Tische; erlaubt sind zugleich höchstens { $most }. Spiel erst einen zu Ende, gib auf oder verlass ihn.
    }
error-too-many-tables-here = Von deiner Adresse gibt es schon { $value } Tische; erlaubt sind { $most }. Spielt einen zu Ende oder bittet den Betreiber des Servers um mehr.
error-too-many-bot-tables = An { $value } deiner Tische spielen schon Bots allein; erlaubt sind zugleich höchstens { $most }. Warte, bis ein solches Spiel vorbei ist, oder setz dich selbst an diesen Tisch.
error-too-many-bot-tables-here = Von deiner Adresse spielen an { $value } Tischen schon Bots allein; erlaubt sind { $most }. Warte, bis eines der Spiele vorbei ist, oder setz dich selbst an diesen Tisch.
error-bot-tables-not-allowed =
    { $allowed ->
        [accounts] Nur mit einem Konto kann man hier Bots allein spielen lassen. Leg ein Konto an oder setz dich selbst dazu.
       *[other] Auf diesem Server spielen Bots nicht allein. Setz dich selbst dazu.
    }
error-barred = Der Betreiber dieses Servers hat dich gesperrt. Wenn das ein Irrtum ist, schreib ihm.
error-too-many-hints =
    { $most ->
        [one] Es gibt nur einen Tipp in der Minute. Denk eine Weile selbst nach.
       *[other] Es gibt nur { $most } Tipps in der Minute. Denk eine Weile selbst nach.
    }
error-no-such-player = Auf Platz { $value } spielt niemand, den ein Bot ersetzen könnte. Nenne den Platz einer anderen Person.
error-not-gone = Der Tisch hat noch nicht lange genug auf { $value } gewartet. Versuche es in { $seconds } s wieder, wenn nichts geschieht.
error-clock-missing = Das Tempo „{ $value }“ hat keine eigenen Zeiten. Gib sie als „clock“ an.
error-clock-value =
    { $part ->
        [turn] Die Zeit je Zug kann nicht { $value } s sein. Gib eine Zahl von Sekunden zwischen 0 und { $high } an.
        [reserve] Die Reserve kann nicht { $value } s sein. Gib eine Zahl von Sekunden zwischen 0 und { $high } an.
        [increment] Der Zuschlag kann nicht { $value } s sein. Gib eine Zahl von Sekunden zwischen 0 und { $high } an.
       *[delay] Die Verzögerung kann nicht { $value } s sein. Gib eine Zahl von Sekunden zwischen 0 und { $high } an.
    }
error-clock-too-short = Außer der Reserve hat jeder Zug nur { $value } s. Zeit je Zug, Zuschlag und Verzögerung müssen zusammen { $low } s ergeben.
error-clock-starts-short = Der erste Zug hat nur { $value } s, denn den Zuschlag gibt es erst danach. Zeit je Zug, Verzögerung und Reserve müssen zusammen { $low } s ergeben.
error-pace-needed = Das Spiel kann in einem dieser Tempi weitergehen: { $value }. Nenne eines davon.
error-pace-already = An diesem Tisch wird schon in diesem Tempo gespielt. Wähle ein anderes.
error-on-holiday = { $value } hat Urlaub, deshalb kann kein Bot einspringen. Warte bis zum Ende des Urlaubs.
error-own-time-over = Deine eigene Zeit ist um, deshalb kannst du das Spiel nicht beenden. Triff deine Wahl.
error-time-not-over = Bei niemandem ist die Zeit abgelaufen, also geht das Spiel weiter.
error-holiday-already = Du hast schon Urlaub. Komm erst zurück.
error-holiday-too-long =
    { $left ->
        [0] Deine Urlaubstage für dieses Jahr sind verbraucht. Die ältesten kommen nach einem Jahr zurück.
        [one] Du hast dieses Jahr nur noch { $left } Urlaubstag und willst { $value }. Wähle weniger Tage.
       *[other] Du hast dieses Jahr nur noch { $left } Urlaubstage und willst { $value }. Wähle weniger Tage.
    }
error-not-on-holiday = Du hast keinen Urlaub. Deine Uhren laufen.
error-review-not-yet = Ein Spiel wird nach seinem Ende besprochen. Warte, bis es zu Ende ist.
error-too-many-reviews =
    { $most ->
        [one] Nur um eine Besprechung in der Minute kann gebeten werden. Warte eine Minute.
       *[other] Nur um { $most } Besprechungen in der Minute kann gebeten werden. Warte eine Minute.
    }
error-part-sealed = Etwas, das in diesem Teil verdeckt lag, ist im nächsten noch im Spiel. Alles wird aufgedeckt, wenn der zu Ende ist.
error-options-fixed = Wie dieser Teil gespielt wird, steht mit dem Teil davor fest. Um anders zu spielen, eröffne einen eigenen Tisch.

## Für uns

error-choice-table = Die Tabelle der Wahlmöglichkeiten hat Lücken in der Nummerierung. Das ist ein Fehler in Konspira; bitte melde ihn.
error-declared-twice = „{ $value }“ ist zweimal deklariert, mit verschiedenen Angaben. Das ist ein Fehler in Konspira; bitte melde ihn.
error-refusal-missing = Eine erlaubte Wahl wurde abgelehnt. Das ist ein Fehler in Konspira; bitte melde ihn.
error-end-in-lane = Eine verdeckte Wahl wollte das Spiel beenden. Das ist ein Fehler in Konspira; bitte melde ihn.
error-bot-not-asked = Ein Bot soll für einen Platz wählen, der nichts gefragt wird. Das ist ein Fehler in Konspira; bitte melde ihn.
error-message-missing = Die Meldung „{ $value }“ fehlt ({ $language }). Das ist ein Fehler in Konspira; bitte melde ihn.
error-message-broken = Die Meldung „{ $value }“ ({ $language }) lässt sich nicht zusammensetzen: { $problem }. Das ist ein Fehler in Konspira; bitte melde ihn.

## Was zu tun ist: Teile der Sätze oben

remedy-near = meinst du „{ $near }“?
remedy-near-some = meinst du eines von diesen: { $known }?
remedy-no-such-key = diesen Schlüssel gibt es nicht; { $near }
remedy-not-here = hier bedeutet es nichts; lass es weg
remedy-known = bekannt: { $known }
remedy-range = erwartet wird eine ganze Zahl von { $low } bis { $high }
remedy-no-options = dieses Spiel hat keine Optionen
remedy-seats =
    { $count ->
        [one] dieses Spiel hat { $count } Platz
       *[other] dieses Spiel hat { $count } Plätze
    }
remedy-only =
    { $count ->
        [one] es gibt nur { $count }
       *[other] es gibt nur { $count }
    }
remedy-this-game = dieses Spiel ist { $game }
remedy-this-game-has = dieses Spiel hat { $value }
remedy-expected-dict = erwartet werden Namen und Werte in geschweiften Klammern
remedy-expected-flag = erwartet wird true oder false
remedy-expected-list = erwartet wird eine Liste in eckigen Klammern
remedy-expected-numbers =
    { $count ->
        [one] erwartet wird eine Liste mit { $count } ganzen Zahl
       *[other] erwartet wird eine Liste mit { $count } ganzen Zahlen
    }
remedy-expected-key = erwartet werden hexadezimale Ziffern für 1 bis { $high } Bytes
remedy-no-dice = dieses Spiel hat keine Würfel; lass es weg
remedy-whole-throw = zu jedem Wurf gehören { $count } Würfel; nenne sie alle
remedy-expected-step = erwartet wird ein Schritt wie raid_card(0,2)
remedy-other-numbers = dieser Schritt hat andere Zahlen in der Klammer
remedy-does-not-fit = seine Zahlen passen nicht zu dieser Stellung
remedy-not-by-rules = die Regeln führen nicht dorthin
remedy-expected-lanes = erwartet wird je Platz eine Liste; Zahl der Plätze: { $count }
remedy-idle-lanes = auf diesen Bahnen hat niemand etwas zu wählen
remedy-changed = diese Stellung wurde geändert, nachdem Konspira sie geschrieben hatte; lass fingerprint, agenda und lanes weg, dann ergänzen die Regeln, was folgt
remedy-written-only = das darf nur eine Stellung mit dem Fingerabdruck von Konspira (fingerprint) nennen; lass es weg, dann ergänzen die Regeln, was folgt
remedy-nothing-left = es ist nichts mehr zu tun, doch niemand hat gewonnen; lass agenda weg, dann ergänzen es die Regeln
remedy-not-in-deck =
    sie liegt nicht in dem Stapel, aus dem sie gezogen würde; dort: { $count ->
        [0] nichts
       *[other] { $known }
    }
remedy-other-type = { $path }erwartet wird { $known }, angegeben ist { $value }
remedy-missing-key = { $path }der Schlüssel { $key } fehlt
remedy-unknown-key = { $path }der Schlüssel { $key } ist unbekannt
remedy-misfit = { $path }dieser Wert passt hier nicht
remedy-not-json = der Text ist kein vollständiges JSON
remedy-record-start = nötig ist ein Startwert von 0 bis { $seed } oder ein Schlüssel aus hexadezimalen Ziffern (1 bis { $key } Bytes)
remedy-unfinished = einem unbeendeten Spiel
remedy-at-line = Zeile { $line }, Spalte { $column }
remedy-at-end = Ende der Datei
remedy-not-utf8 = der Text ist nicht in UTF-8
remedy-no-such-file = es gibt keine solche Datei
remedy-is-folder = es ist ein Ordner
remedy-not-allowed = der Zugriff ist nicht erlaubt
remedy-too-long =
    { $high ->
        [one] { $path }hier passt höchstens { $high } Zeichen hin
       *[other] { $path }hier passen höchstens { $high } Zeichen hin
    }
remedy-too-short =
    { $low ->
        [one] { $path }mindestens { $low } Zeichen ist nötig
       *[other] { $path }mindestens { $low } Zeichen sind nötig
    }
remedy-too-many = { $path }es dürfen höchstens { $high } sein
remedy-at-most = { $path }die Zahl darf höchstens { $high } sein
remedy-at-least = { $path }die Zahl muss mindestens { $low } sein
remedy-no-such-value = { $path }„{ $value }“ steht hier nicht zur Wahl
remedy-expected-number = erwartet wird eine Zahl
remedy-expected-yes-no = erwartet wird true oder false
remedy-no-body = sie hat keinen Inhalt
remedy-odd-signs = { $path }einige dieser Zeichen sind hier nicht erlaubt, oder ihre Zahl stimmt nicht
remedy-backup-cut = ihr Ende fehlt
remedy-backup-after-end = nach ihrem Ende steht noch etwas
remedy-backup-changed = ihre Prüfsumme stimmt nicht
remedy-backup-kind = sie nennt sich { $value }
remedy-backup-no-gzip = sie ist keine vollständige gzip-Datei
remedy-lesson-unlisted = kein Kurs hat diese Lektion; trage sie in course.toml ein
remedy-lesson-no-position = der erste Schritt braucht eine Stellung
remedy-lesson-refused = { $reason }
remedy-lesson-name = „{ $value }“ kann hier kein Name sein; nimm Kleinbuchstaben und Bindestriche, jeden Namen einmal
remedy-lesson-goal-empty = es verlangt nichts; gib eine Wahl, ein Ereignis, einen Pfad in der Ansicht oder over an
remedy-lesson-reply = „{ $value }“ ist keine Antwort; schreibe den Platz und seine Wahl, wie 1:end_turn
remedy-lesson-answer-empty = es antwortet auf nichts; nenne, was versucht wurde, oder den Code der Ablehnung
error-no-such-lesson = Es gibt keine Lektion { $value }. { $remedy }
