# Die Kommandozeile: was sie um ein Spiel herum sagt. Hilfetexte der Befehle bleiben englisch im Code.

## Wer spielt

shell-player-alone = Spieler
shell-player = Spieler { $number }
shell-bot = { $name } (Bot, { $level })
shell-level-random = zufällig
shell-level-greedy = gierig
shell-level-easy = leicht
shell-level-medium = mittel
shell-level-hard = schwer
shell-level-expert = Experte
shell-level-ismcts = Baumsuche
shell-level-search = Suche
shell-spectator = Zuschauer

## Ein Spiel beginnt, geht weiter, endet

shell-welcome = { $game } · Startwert { $seed }
shell-welcome-back = { $game } · das Spiel geht weiter
shell-at-the-table = Am Tisch: { $players }.
shell-part = Teil { $part } von { $parts }
shell-note = Hinweis: { $note }
shell-go-on = Weiter mit Teil { $part }? [Eingabetaste: jetzt, { $key }: ein andermal]
shell-standing = Gewonnene Teile: { $standing }
shell-campaign-over = Die Kampagne ist zu Ende. Gewonnene Teile: { $standing }
shell-file = Das Spiel wird nach jeder Wahl gespeichert: { $file }
shell-no-file = Es gibt keinen beschreibbaren Ordner für gespeicherte Spiele; dieses Spiel wird nicht gespeichert. Um es zu behalten, nenne mit --record eine Datei.
shell-not-saved = Das Spiel konnte nicht gespeichert werden: { $reason }
shell-hand-over = Der Bildschirm gehört jetzt { $name }. Alle anderen schauen bitte weg.
shell-press-enter = { $name }, drücke die Eingabetaste.
shell-forced = Es gibt nur eine Wahl: { $choice }.
shell-prompt = Deine Wahl (1–{ $last }, ? für Hilfe):
shell-prompt-one = Deine Wahl (1, ? für Hilfe):
shell-winner = { $name } gewinnt.
shell-winners = { $names } teilen sich den Sieg.
shell-draw = Unentschieden: Niemand gewinnt.
shell-left = Bis bald! So geht es jederzeit weiter: { $command }
shell-left-unsaved = Bis bald! Dieses Spiel wurde nicht gespeichert.
shell-replay-hint = Das ganze Spiel noch einmal: { $command }

## Was man eingeben kann

shell-key-help = hilfe
shell-key-why = warum
shell-key-rules = regeln
shell-key-rule = regel
shell-key-log = protokoll
shell-key-table = tisch
shell-key-undo = zurück
shell-key-save = speichern
shell-key-quit = ende
shell-key-choice = WAHL
shell-key-file = DATEI
shell-help-cards = Was diese Karten bewirken
shell-help-keys = Was du eingeben kannst
shell-help-number = die Nummer einer Wahl
shell-help-name = eine Wahl mit ihrem Namen; der Name einer Karte oder eines Spielers genügt, wenn er eindeutig ist
shell-help-help = diese Hilfe
shell-help-why = warum eine Wahl nicht angeboten wird
shell-help-rules = wie dieses Spiel gespielt wird
shell-help-rule = eine Regel mit ihrer Nummer (auf Englisch)
shell-help-log = alles, was bisher geschehen ist
shell-help-table = noch einmal der Tisch
shell-help-undo = mache deine letzte Wahl rückgängig, solange seither niemand etwas erfahren hat
shell-help-save = speichere eine Kopie des Spiels in einer Datei
shell-help-quit = höre vorerst auf; du kannst später weiterspielen
shell-why-possible = { $choice } ist möglich: Es ist Nummer { $number }.
shell-undone = Rückgängig gemacht.
shell-saved = Gespeichert: { $file }

## Spiele ansehen

shell-replayed = { $made } von { $count } Entscheidungen
shell-seen-by = Blick auf den Tisch: { $name }
shell-verified-format = Format: { $format }, Version { $version }
shell-verified-rules = Regeln: { $game }, Version { $rules }; Inhalt: { $pack }
shell-verified-choices =
    { $count ->
        [one] Nachgespielt: { $count } Entscheidung, und sie war erlaubt
       *[other] Nachgespielt: { $count } Entscheidungen, alle erlaubt
    }
shell-verified-past =
    { $count ->
        [one] Der Teil davor stimmt und führt zu diesem.
       *[other] Die { $count } Teile davor stimmen, und jeder führt zum nächsten.
    }
shell-verified-shuffle = Verteilung: Das Geheimnis hat den Fingerabdruck { $commitment }; zusammen mit den Zufallsbytes der Plätze ({ $salts }) ergibt es den Schlüssel, mit dem die Karten verteilt wurden. Vergleiche beides mit dem, was der Tisch gezeigt hat.
shell-verified-unfinished = Das Spiel ist nicht beendet, und die Aufzeichnung behauptet kein Ergebnis. Alles andere stimmt.
shell-verified-result = Ergebnis: { $scores }; Fingerabdruck der letzten Stellung: { $checksum }
shell-verified = Die Aufzeichnung stimmt: Ihre Entscheidungen führen zu dem Ergebnis, das sie nennt.
shell-review-turns = Wendepunkte
shell-review-judging = Die Entscheidungen werden beurteilt
shell-review-none = Unter dem Beurteilten sticht nichts heraus: Keine Entscheidung hat sicher viel verschenkt, und keine Wendung kam überraschend.
shell-review-part = Nicht alle Entscheidungen sind beurteilt: Wendungen dazwischen werden nicht genannt.
shell-review-slip = verschenkt { $points } Prozentpunkte ({ $low } bis { $high })
shell-review-gain = das Spiel hat sich zugunsten von { $name } gewendet: { $points } Prozentpunkte mehr ({ $low } bis { $high })
shell-review-loss = das Spiel hat sich gegen { $name } gewendet: { $points } Prozentpunkte weniger ({ $low } bis { $high })
shell-review-did = Wahl: { $deed }
shell-review-chosen = ← gewählt
shell-review-share = { $share } % ({ $low }–{ $high }) von { $count } simulierten Spielen
shell-review-about = Prozente sind Anteile gewonnener simulierter Spiele mit ihren 95-%-Intervallen; ein geteilter Sieg zählt anteilig. Jeder folgt aus dem, was dieser Spieler in diesem Moment wissen konnte. Gleiche Chancen bei { $count } Spielern sind { $even } %.
shell-reviewed =
    { $count ->
        [one] { $count } von { $of } Entscheidungen beurteilt.
       *[other] { $count } von { $of } Entscheidungen beurteilt.
    }
shell-games-seats = Plätze: { $seats }
shell-games-option = Option
shell-games-values = Werte
shell-games-ruling = Auslegung
shell-games-default = Standard
shell-pack-made = Geschrieben in { $folder }: { $files }
shell-version-compiled = konspira { $version } (kompiliert)
shell-version-plain = konspira { $version } (reines Python, nicht kompiliert)

## Turniere

shell-arena-progress =
    { $total ->
        [one] { $count } von { $total } Partie
       *[other] { $count } von { $total } Partien
    }
shell-arena-resumed =
    { $count ->
        [one] In { $file } ist schon { $count } Partie; sie wird nicht noch einmal gespielt.
       *[other] In { $file } sind schon { $count } Partien; sie werden nicht noch einmal gespielt.
    }
shell-arena-kept = Bericht: { $file }
shell-dataset-kept =
    Datensatz: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }. Was er enthält: { $file }
shell-arena-stopped =
    Abgebrochen nach { $total ->
        [one] { $count } von { $total } Partie
       *[other] { $count } von { $total } Partien
    }. Nichts wurde aufgehoben; --out DIR hebt jede Partie auf.
shell-arena-stopped-kept =
    Abgebrochen. { $total ->
        [one] { $count } von { $total } Partie
       *[other] { $count } von { $total } Partien
    } { $count ->
        [one] ist
       *[other] sind
    } aufgehoben; derselbe Befehl macht dort weiter.
shell-tune-comparing =
    Die Suche ist zu Ende. { $count ->
        [one] { $count } neue Kartenverteilung vergleicht
       *[other] { $count } neue Kartenverteilungen vergleichen
    } die gefundenen Werte mit den bisherigen.
shell-tune-pack = Paket mit den gefundenen Werten: { $file }
shell-tune-stopped = Angehalten. { $count ->
        [one] { $count } Partie ist
       *[other] { $count } Partien sind
    } in { $file } gesichert; derselbe Befehl macht dort weiter.

## Ein Server

shell-serving = Konspira läuft unter { $address } – Strg-C hält es an
shell-ready = Konspira { $version } läuft. Öffne es im Browser:
shell-ready-here = {"  "}{ $address }
shell-ready-near = {"  "}{ $address }  für andere Geräte in deinem Netz
shell-ready-scan = Scanne das mit einem Handy im selben Netz:
shell-ready-no-network = Es gibt keinen QR-Code, weil dieser Rechner in keinem Netz ist.
shell-ready-stop = Strg-C hält es an. Jedes Spiel ist gespeichert.
shell-ready-hint = Damit auch Handys in deinem Netz mitspielen können, starte mit --qr.
shell-served = Konspira hat angehalten. Jedes Spiel ist gespeichert.
shell-backed-up = Sicherung geschrieben: { $file } (Personen: { $people }, Tische: { $tables })
shell-restored = Sicherung eingespielt (Personen: { $people }, Tische: { $tables }). Der Server kann jetzt starten.

## Werkzeuge des Betreibers

shell-admin-none = Es gibt keinen offenen oder laufenden Tisch.
shell-admin-nobody-barred = Niemand ist gesperrt.
shell-admin-columns = Tisch	Spiel	Stand	Gastgeber	Adresse	Personen	Züge	Alter
shell-admin-age = { $hours } h
shell-admin-guest = { $name } (Gast { $id })
shell-admin-account = { $name } (Konto { $login })
shell-admin-ended = Der Server beendet den Tisch { $table } innerhalb einer Sekunde.
shell-admin-barred = Gesperrt: { $kind } { $value }. Tische ohne andere Personen, die damit enden: { $tables }.
shell-admin-unbarred = Nicht mehr gesperrt: { $kind } { $value }.
shell-admin-bar = { $kind } { $value }, seit { $since }. { $reason }
shell-error-admin-no-table = Kein offener oder laufender Tisch heißt „{ $value }“. `konspira admin tables` zeigt alle.
shell-error-admin-nobody = Das gibt es nicht: { $kind } „{ $value }“. `konspira admin tables` zeigt Gäste, Konten und Adressen.
shell-error-admin-not-barred = { $kind } „{ $value }“ ist nicht gesperrt. `konspira admin bars` zeigt alle Sperren.
shell-error-admin-kind = „{ $value }“ lässt sich nicht sperren. Schreib guest, account oder address.

## Was ein Server im Terminal meldet

shell-log-server-broke = Eine Anfrage ist an einem Fehler in Konspira gescheitert ({ $reason }). Der Spieler hat die Nummer { $request } gesehen.
shell-log-bot-failed = Der Bot { $bot } ist gescheitert ({ $reason }). Ein mittlerer Bot wählt für ihn.
shell-log-clocks = Die Tische, deren Zeit abgelaufen ist, ließen sich nicht lesen ({ $reason }). Der Server versucht es wieder.
shell-log-table-ended = Das Spiel am Tisch { $table } kann nicht weitergehen: { $why }.
shell-log-orders = Die Anweisungen des Betreibers ließen sich nicht lesen ({ $reason }).
shell-log-alerts = Die Nachrichten an Spieler ließen sich nicht verschicken ({ $reason }). Der Server versucht es wieder.
shell-log-alert-failed = Eine Nachricht an einen Spieler ließ sich nicht erstellen ({ $reason }).
shell-log-table-not-stopped = Tisch { $table } lässt sich nicht beenden: { $why }.
shell-log-table-stuck = Der Tisch { $table } hängt ({ $reason }). Der Server versucht es wieder.
shell-log-bot-thoughtless = Der Bot { $bot } am Tisch { $table } kann nicht denken ({ $reason }). Er wählt irgendetwas Erlaubtes, und das Spiel geht weiter.
shell-log-table-unread = Der Tisch { $table } ließ sich nicht lesen ({ $reason }). Der Server versucht es wieder, wenn ihn jemand öffnet.
shell-log-reviews = Die Spiele, die auf eine Besprechung warten, ließen sich nicht lesen ({ $reason }). Der Server versucht es wieder.
shell-log-review-refused = Das Spiel am Tisch { $table } lässt sich nicht besprechen: { $why }.
shell-log-review-broke = Die Besprechung des Spiels am Tisch { $table } ist abgebrochen ({ $reason }). Der Server versucht es wieder.
shell-log-claim-lost = Der Anspruch auf die Datenbank ist verloren ({ $database }). Bis der Server ihn wiederhat, nimmt er keine Entscheidungen an.
shell-log-claim-taken = Ein anderer Server benutzt die Datenbank ({ $database }). Dieser nimmt keine Entscheidungen an. Halte einen von beiden an.
shell-log-claim-back = Der Anspruch auf die Datenbank besteht wieder ({ $database }). Der Server nimmt wieder Entscheidungen an.
shell-log-sessions = Welche Sitzungen beendet sind, ließ sich nicht prüfen ({ $reason }). Der Server versucht es wieder.
shell-log-letters = Zu viele E-Mails zu Konten sind unterwegs; eine wurde nicht geschrieben.
shell-log-letter-unwritten = Eine E-Mail zu einem Konto ließ sich nicht schreiben ({ $reason }).
shell-log-letter-refused = Der Mailserver hat eine E-Mail zu einem Konto abgelehnt: { $why }.
shell-log-letter-not-taken = Der Mailserver hat eine E-Mail zu einem Konto nicht angenommen: { $why }.
shell-log-guests = Gäste, die lange fort sind, konnten nicht gelöscht werden ({ $reason }). Der Server versucht es wieder.
shell-log-broker-away = Redis antwortet nicht ({ $reason }). Die Spiele gehen weiter, aber Züge können verspätet zu sehen sein.
shell-log-broker-back = Redis antwortet wieder.
shell-log-live-broke = Eine Live-Verbindung ist an einem Fehler in Konspira abgebrochen ({ $reason }). Die Seite des Spielers verbindet sich wieder.
shell-log-few-files = Das System erlaubt diesem Server nur wenige offene Dateien, deshalb können sich nur wenige verbinden. Erhöhe die Grenze: LimitNOFILE=65536 in der Unit-Datei oder ulimit -n 65536.

## Tische aller Spiele

shell-yes = ja
shell-no = nein
shell-field-bet = Einsatz
shell-field-card = Karte
shell-field-pot = Pot
shell-field-public = Offene Karte
shell-field-raises = Erhöhungen
shell-field-round = Runde
shell-field-scores = Ergebnis

## Der Tisch von Spiskowcy

shell-spiskowcy-round = Runde { $round } von { $rounds }
shell-spiskowcy-place = austeilen { $deal }, behalten { $keep }
shell-spiskowcy-bank = Bank { $count }
shell-spiskowcy-deck = Stapel { $count }
shell-spiskowcy-worth = Wert
shell-spiskowcy-hand = deine Handkarten
shell-spiskowcy-order = dein Befehl
shell-spiskowcy-points = Siegpunkte
shell-spiskowcy-cards = Karten (Limit { $keep })
shell-spiskowcy-hand-size = Auf der Hand
shell-spiskowcy-order-size = Verdeckt
shell-spiskowcy-protected = Schutz vor { $card }
shell-spiskowcy-total = Stand jetzt
shell-spiskowcy-majority = Mehrheit
shell-spiskowcy-by-seer = Mehrheit nur durch den Wahrsager
shell-spiskowcy-first = Startspieler
shell-spiskowcy-asked = wählt
shell-spiskowcy-scoring = Schlusswertung
shell-spiskowcy-sum = Summe
shell-spiskowcy-rank = Platz

## Der Tisch von Estoril

shell-estoril-round = Runde { $round } von { $rounds }
shell-estoril-deck = Stapel { $count }
shell-estoril-known-deck = bekannt im Stapel: { $cards }
shell-estoril-strength = Stärke
shell-estoril-points = { $count } SP
shell-estoril-mission = Mission
shell-estoril-seat = auf der Hand { $hand }, Spielsteine { $markers }, abgelegt { $discards }
shell-estoril-agenda = geheime Agenda
shell-estoril-hand = deine Hand
shell-estoril-picks = abzulegen
shell-estoril-owned = besitzt
shell-estoril-scoring = Wertung
shell-estoril-discarded = Abgelegte Karten
shell-estoril-printed = Karten auf der Hand
shell-estoril-sum = Summe
shell-estoril-rank = Platz
shell-estoril-face-down = verdeckt
shell-estoril-peek = Ansehen
shell-estoril-inner = inneres Feld
shell-estoril-reward = Belohnung
shell-estoril-safe = geschützt
shell-estoril-moved = verführt
shell-estoril-first = Startspieler
shell-estoril-asked = wählt

## Der Tisch von A Study in Emerald

shell-emerald-turn = Zug { $turn }: { $seat }
shell-emerald-actions = Aktionen übrig: { $count }
shell-emerald-target = Punkteziel { $count }
shell-emerald-zombie-supply = Zombies im Vorrat: { $count }
shell-emerald-distance = Abstand der Marker: { $count }
shell-emerald-limbo = Limbo
shell-emerald-place = einsetzen
shell-emerald-claim = nehmen
shell-emerald-retrieve = zurückholen
shell-emerald-move = bewegen
shell-emerald-assassinate = Mordanschlag
shell-emerald-restorationist = Restaurationistenmarker
shell-emerald-loyalist = Loyalistenmarker
shell-emerald-empty = leer
shell-emerald-points = { $count } SP
shell-emerald-supply = Vorrat: { $cubes }, { $agents }
shell-emerald-sanity = Stabilität { $count }
shell-emerald-piles = auf der Hand { $hand }, Nachziehstapel { $deck }, Ablage { $discard }
shell-emerald-identity = Identität
shell-emerald-hidden = verdeckt
shell-emerald-shown = aufgedeckt
shell-emerald-seen = gesehen von { $names }
shell-emerald-hand = deine Hand
shell-emerald-deck = dein Nachziehstapel, Reihenfolge unbekannt
shell-emerald-discard = Ablagestapel
shell-emerald-tableau = Auslage
shell-emerald-pending = auf dem Tisch
shell-emerald-scoring = Wertung
shell-emerald-faction = Fraktion
shell-emerald-live = Laufende Summe
shell-emerald-neutral = Neutrale Siegpunkte
shell-emerald-own = Punkte der Fraktion
shell-emerald-kills = Getötete Agenten
shell-emerald-track = Leisten
shell-emerald-corrected = Bereinigt
shell-emerald-penalty = Abzug
shell-emerald-sum = Ergebnis
shell-emerald-rank = Platz
shell-emerald-agent = Agent
shell-emerald-cube = Einflussmarker
shell-emerald-zombie = Zombie
shell-emerald-leads = führt
shell-emerald-royal = Hoheit
shell-emerald-bomb = Bombe
shell-emerald-madness = Wahnsinn
shell-emerald-stack = Karten im Stadtstapel
shell-emerald-box = Punkte für einen getöteten Agenten
shell-emerald-first = Startspieler
shell-emerald-asked = wählt
shell-emerald-total = Punkte { $total } (neutral { $neutral }, Restaurationisten { $restorationist }, Loyalisten { $loyalist }, getötete Agenten { $kills }, Leisten { $track })
shell-emerald-so-far = deine Wahl bisher
shell-emerald-owned = Hand und Nachziehstapel zusammen
shell-emerald-city-card = Stadtkarte im Stapel
shell-emerald-text = hat einen Text (? oder regeln)

## Der Tisch von Stawka

shell-stawka-stage = Runde { $stage } von { $stages }
shell-stawka-radio-yours = Dein Funkgerät
shell-stawka-radio-public = Das Funkgerät, allen bekannt
shell-stawka-radio-possible = Hier kann das Funkgerät sein
shell-stawka-radio-sending = Sendet seit Runde { $stage }
shell-stawka-audi-loaded = mit Pulkowski
shell-stawka-audi-empty = leer
shell-stawka-audi-values = Verteidigung { $defence }, Wachsamkeit { $vigilance }
shell-stawka-pulkowski = Pulkowski bricht ab { $need }
shell-stawka-first = { $seat } beginnt
shell-stawka-goals = Was zum Sieg führt
shell-stawka-goal-vp = { $count } SP
shell-stawka-goal-secrets = Geheimnisse: { $count }
shell-stawka-goal-exposure = Enttarnung des feindlichen Netzchefs
shell-stawka-tiles = Plättchen { $count }
shell-stawka-hides = Beweise
shell-stawka-known = dir bekannt
shell-stawka-markers = waren hier
shell-stawka-destroyed = zerstört
shell-stawka-vp = { $count } SP
shell-stawka-secrets = Geheimnisse { $count }
shell-stawka-ap = Vorrat { $count } AP
shell-stawka-withdrawn = ausgestiegen
shell-stawka-ready = Planungskarte gewählt
shell-stawka-hands = Ortskarten { $locations }, Reaktionskarten { $reactions }
shell-stawka-bribed = bestochener Agent
shell-stawka-values = Rang { $rank }, Verteidigung { $defence }, Wachsamkeit { $vigilance }
shell-stawka-spent = AP { $spent }/{ $limit }
shell-stawka-talk = Gespräch { $one }/{ $two }/{ $three }
shell-stawka-evidence = Beweise { $count } ({ $band })
shell-stawka-secret-card = Karte „Streng geheim“
shell-stawka-location-cards = deine Ortskarten
shell-stawka-reaction-cards = deine Reaktionskarten
shell-stawka-token-hand = Marker zum Legen
shell-stawka-token = Gefahrenmarker
shell-stawka-mission = Mission
shell-stawka-phone = Telefon
shell-stawka-active = aktiv
shell-stawka-asked = wählt
shell-stawka-result = Ergebnis
shell-stawka-row-vp = Siegpunkte
shell-stawka-row-secrets = Geheimnisse
shell-stawka-row-evidence = Beweise: { $color }
shell-stawka-row-result = Ergebnis
shell-stawka-won = Sieg
shell-stawka-drawn = unentschieden

## Fehler auf der Kommandozeile

shell-error-players-do-not-fit = Diese Spieler passen nicht an den Tisch: Plätze { $seats }, Menschen { $people }, Bots { $bots }. Ändere --seats, --people, --name oder --bots.
shell-error-bad-name = „{ $value }“ kann hier kein Spielername sein. Wähle einen kurzen; jeder Name darf einmal vorkommen.
shell-error-file-not-found = Es gibt keine Datei { $file }. Prüfe den Pfad.
shell-error-file-not-allowed = { $file } darf nicht gelesen oder geschrieben werden. Prüfe die Zugriffsrechte.
shell-error-file-is-folder = { $file } ist ein Ordner. Nenne eine Datei.
shell-error-file-trouble = { $file }: { $reason }. Prüfe den Pfad.
shell-error-file-exists = { $file } gibt es schon. Nenne eine andere Datei oder spiele jenes Spiel weiter: --resume.
shell-error-no-folder = Es gibt keinen Ordner { $file }. Lege ihn an oder nenne eine Datei in einem anderen.
shell-error-nothing-to-resume = In { $file } gibt es kein unbeendetes Spiel. Nenne die Datei eines Spiels.
shell-error-already-over = Das Spiel in { $file } ist zu Ende. Um es noch einmal zu sehen: { $command }
shell-error-bad-setting = „{ $value }“ ist keine Option mit einem Wert. Schreibe zum Beispiel: --option order_timing=simultaneous.
shell-error-unknown-viewer = An diesem Tisch sitzt kein „{ $value }“. Nenne einen Platz von 0 bis { $last }, einen Spieler ({ $names }) oder „spectator“.
shell-error-which-game = Welches Spiel? Nenne eines von: { $known }.
shell-error-resume-alone = Ein fortgesetztes Spiel hat schon seine Spieler, seinen Startwert und seine Optionen. Lass --seats, --people, --name, --bots, --seed und --option weg.
shell-error-resume-other-game = Das ist eine Aufzeichnung von { $game }, nicht von { $value }. Lass den Namen des Spiels weg.
shell-error-replay-too-far = Die Aufzeichnung hat { $count } Entscheidungen, weniger als { $value }. Nenne mit --to eine kleinere Zahl.
shell-error-bad-choose = „{ $value }“ ist keine Wahl eines Platzes. Schreibe zum Beispiel: --choose 0:order_count(2).
shell-error-not-json = { $file } ist kein gültiges JSON: { $reason }.
shell-error-position-no-game = { $file } sagt nicht, zu welchem Spiel die Stellung gehört. Ergänze "game"; bekannt: { $known }.
shell-error-bad-number = Es gibt keine Wahl mit der Nummer { $value }. Gib eine Zahl von 1 bis { $last } ein.
shell-error-ambiguous = „{ $value }“ kann Verschiedenes bedeuten: { $choices }. Gib eine Wahl davon oder ihre Nummer ein.
shell-error-unknown-answer = „{ $value }“ ist weder eine Wahl noch ein Kommando; ? hilft.
shell-error-unknown-answer-near = „{ $value }“ ist weder eine Wahl noch ein Kommando. Vielleicht meinst du „{ $near }“; ? hilft.
shell-error-why-what = Warum was? In diesem Spiel gibt es keine Wahl „{ $value }“. Gib zum Beispiel ein: { $example }
shell-error-why-nothing = Warum was? Nenne eine Wahl, zum Beispiel: { $example }
shell-error-rule-what = Welche Regel? Nenne ihre Nummer, zum Beispiel: { $example }
shell-error-nothing-to-undo = Es gibt nichts rückgängig zu machen: Du hast noch nichts gewählt, oder seither hat jemand etwas erfahren.
shell-error-save-where = Wohin? Nenne eine Datei: { $example }
shell-error-no-bots = Niemand spielt. Nenne Bots: { $known }, oder einen eigenen als paket.modul:fabrik.
shell-error-bot-broken = Der Bot „{ $value }“ hat versagt: { $reason }. Das Spiel ist gesichert: Verbessere den Bot und spiele mit --resume weiter.
shell-error-bot-twice = „{ $value }“ ist zweimal genannt. Nenne jeden Bot einmal; ein Bot allein spielt gegen sich selbst.
shell-error-records-nowhere = --records braucht ein Verzeichnis, in dem die Partien bleiben. Füge --out DIR hinzu oder lass --records weg.
shell-error-bad-sweep = „{ $value }“ ist keine Option mit Werten. Schreibe zum Beispiel: { $example }
shell-error-bad-goal = „{ $value }“ ist kein Ziel. Nenne ein Maß ({ $known }) und eine Zahl, low oder high, zum Beispiel: { $example }
shell-error-bad-vary = „{ $value }“ nennt keine Zahl, die sich ändern darf. Schreibe DATEI:ZEILE.SCHLÜSSEL=VON..BIS, zum Beispiel: { $example }
shell-error-tune-one-bot = „{ $value }“: In einer Suche spielt ein Bot auf allen Plätzen. Nenne einen.
shell-error-games-pack = --pack braucht ein Spiel. Schreibe: konspira games SPIEL --pack { $folder }
shell-error-pack-exists = { $file } gibt es schon, deshalb wurde nichts geschrieben. Nenne einen anderen Ordner oder verschiebe die Datei.
shell-error-pack-none = { $game } hat keine Dateien mit Werten, die ein Paket ändern könnte.
shell-error-pack-file = { $game } hat keine Datei „{ $value }“. Die Dateien: { $known }.
shell-error-unexpected = Es ist etwas passiert, das nicht passieren darf: { $reason }. Das ist unser Fehler; bitte melde ihn. KONSPIRA_TRACEBACK=1 zeigt, wo er entstand.

# Rätsel
shell-puzzles-count = { $count ->
    [one] Ein Rätsel. Löse es mit: konspira puzzles play ID
   *[other] { $count } Rätsel. Löse eines mit: konspira puzzles play ID
}
shell-puzzle-prompt = Was ist am besten? (? zeigt die Antwort){" "}
shell-puzzle-number = Schreib eine Zahl von 1 bis { $count } oder ? für die Antwort.
shell-puzzle-right = Das ist die beste Wahl.
shell-puzzle-wrong = Es gibt eine bessere. Versuche es noch einmal.
shell-puzzle-option = { $choice }: { $share } % ({ $low } bis { $high }, { $games } simulierte Spiele)
shell-puzzle-source = Aus einem Spiel zwischen Bots: { $bots }, Startwert { $seed }.
shell-puzzles-mined =
    { $games ->
        [one] Ein Spiel durchgesehen, Rätsel: { $count }
       *[other] { $games } Spiele durchgesehen, Rätsel: { $count }
    }
shell-puzzles-kept = { $count ->
    [one] Ein Rätsel in { $file }
   *[other] { $count } Rätsel in { $file }
}
shell-puzzles-dropped-forced = Verworfen, weniger als drei Möglichkeiten: { $count }
shell-puzzles-dropped-too-wide = Verworfen, zu viele Möglichkeiten für einen Vergleich: { $count }
shell-puzzles-dropped-alike = Verworfen, dieselbe Frage wie in einem anderen Rätsel aus diesem Spiel: { $count }
shell-puzzles-dropped-advised = Verworfen, die Lösung überrascht nicht: { $count }
shell-puzzles-dropped-two-good = Verworfen, auf den ersten Blick ragt nichts heraus: { $count }
shell-puzzles-dropped-not-proven = Verworfen, der Abstand ist nicht bewiesen: { $count }
shell-puzzles-dropped-other-answer = Verworfen, ein anderer Startwert oder der andere Richter widerspricht: { $count }
shell-puzzles-dropped-rest-unsure = Verworfen, etwas außerhalb der besten drei kann so gut sein: { $count }
shell-error-no-puzzles = { $game } hat noch keine Rätsel; suche welche mit: konspira puzzles mine
shell-error-no-puzzles-at-all = hier hat kein Spiel Rätsel; suche welche mit: konspira puzzles mine

## Lektionen

shell-learn-title = { $game } spielend lernen
shell-learn-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
shell-learn-how = So geht es los: { $command }
shell-learn-step = Schritt { $step } von { $steps }
shell-learn-goal = [ ] { $goal }
shell-learn-ticked = [x] { $goal }
shell-learn-step-done = Das war der Schritt.
shell-learn-go-on = Weiter mit der Eingabetaste.
shell-learn-done = Das war die Lektion.
shell-learn-next = Weiter: { $command }
shell-learn-left = Du hast die Lektion verlassen. Du kannst sie jederzeit neu beginnen.
shell-error-no-course = { $game } hat keine Lektionen. Spiele mit Lektionen: { $known }.
shell-error-no-lesson = Es gibt keine Lektion { $value }. { $remedy }
