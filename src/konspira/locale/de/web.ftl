# Der Web-Client: alles, was sein Rahmen sagt. Die Texte des Spielbilds stehen in web-<spiel>.ftl.

## Überall

web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-tables = Tische
web-nav-learn = Lernen
web-nav-puzzles = Rätsel
web-nav-rules = Regeln
web-nav-preferences = Einstellungen
web-language = Sprache
web-theme-to-light = Helles Design einschalten
web-theme-to-dark = Dunkles Design einschalten
web-home-link = Startseite
web-close = Schließen
web-loading = Wird geladen …
web-try-again = Noch einmal versuchen
web-reload = Seite neu laden
web-new-version = Es gibt eine neue Version. Lade die Seite nach deinem Zug neu.
web-you = du
web-somebody = jemand
web-game = Spiel
web-players = Spieler
web-link = Link zum Tisch
web-link-copied = Der Link ist kopiert.
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-shared = Link kopiert
web-minutes = { $count } Min.
web-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
web-error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-error-server = Der Server konnte das nicht ausführen ({ $code }). Versuche es gleich noch einmal.

## Wer ich bin

web-me-guest = Gast
web-me-change = Namen ändern
web-me-name = Dein Name am Tisch
web-me-save = Diesen Namen verwenden
web-me-account = Dein Konto
web-me-keep = Meine Spiele behalten
# Listen, durch Kommas getrennt: je ein Wort ergibt einen Namen, zum Beispiel Stiller Dachs.
web-guest-adjectives = Stiller, Kluger, Geduldiger, Kühner, Sanfter, Flinker, Schlauer, Heiterer, Ruhiger, Neugieriger, Wendiger, Silberner, Samtener, Munterer
web-guest-nouns = Dachs, Fuchs, Rabe, Otter, Hase, Luchs, Uhu, Falke, Marder, Igel, Biber, Storch, Reiher, Kranich, Specht
web-guest-name = { $adjective } { $noun }

## Startseite

web-home = Wähle ein Spiel und wie es losgeht
web-home-one = Wie möchtest du spielen?
web-yours = Deine Tische
web-next =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-play-next = Weiterspielen
web-how-to-play = So wird gespielt
web-strength = Stärke der Bots
web-level-random = Zufällig
web-level-greedy = Gierig
web-level-easy = Leicht
web-level-medium = Mittel
web-level-hard = Schwer
web-level-expert = Experte
web-level-ismcts = Baumsuche
web-level-search = Suche
web-level-strength = { $level }: gewinnt { $percent } % gegen „{ $below }“
web-bots-about = Beginnt sofort. Du kannst gehen und wiederkommen.
web-strength-measured = Gewinnt { $percent } von 100 Spielen gegen die Stufe „{ $below }“.
web-strength-measured-in = Gewinnt { $percent } von 100 Spielen gegen die Stufe „{ $below }“, gemessen im Szenario „{ $scenario }“.
web-open-all =
    { $count ->
        [one] { $count } offenen Tisch zeigen
       *[other] Alle { $count } offenen Tische zeigen
    }
web-sit-down = Platz nehmen
web-usual = Standard
web-needs-seats = ({ $low } bis { $high } Spieler)
web-file-pick = Aus einer Datei …
web-file-label = Szenariodatei (TOML)
web-file-used = { $file } wird verwendet.
web-file-unread = Die Datei lässt sich nicht lesen. Wähle eine Textdatei.
web-pace = Zeit
web-pace-none = keine Uhr
web-pace-live = live: 45 Sekunden je Zug, 10 Minuten Reserve
web-pace-daily = Fernspiel: ein Tag je Zug, 3 Tage Reserve
web-pace-relaxed = ohne Eile: 3 Tage je Zug, 7 Tage Reserve
web-pace-short-live = Live-Uhr
web-pace-short-daily = ein Tag je Zug
web-pace-short-relaxed = 3 Tage je Zug
web-visibility = Wer den Tisch findet
web-visibility-unlisted = nur wer den Link hat
web-visibility-public = alle, in der Liste offener Tische
web-spectators = Zuschauer
web-spectators-public = sehen, was offen liegt
web-spectators-open = sehen alle Karten, später
web-spectators-delayed =
    { $minutes ->
        [one] { $what } (eine Minute später)
       *[other] { $what } ({ $minutes } Minuten später)
    }
web-delay = So viele Minuten später sehen es Zuschauer
web-overheard = Der Chat der Spieler
web-overheard-no = bis zum Ende nur für die Spieler
web-overheard-yes = Zuschauer lesen mit
web-open-warning = Zuschauer sehen dann jede Hand und jedes Geheimnis. Vor dem Start muss jede Person am Tisch zustimmen.
web-consent = Offene Karten für Zuschauer
web-consent-about =
    { $minutes ->
        [one] Der Gastgeber möchte, dass Zuschauer alle Karten sehen, auch deine, und zwar eine Minute später. Wer sie kennt, könnte einem Spieler verraten, was dann noch verborgen ist.
       *[other] Der Gastgeber möchte, dass Zuschauer alle Karten sehen, auch deine, und zwar { $minutes } Minuten später. Wer sie kennt, könnte einem Spieler verraten, was dann noch verborgen ist.
    }
web-consent-yes = Ich stimme zu
web-consent-no = Ich stimme nicht mehr zu
web-consent-missing = Noch nicht zugestimmt: { $names }.
web-consent-all = Alle hier haben zugestimmt.
web-start-consent = Den offenen Karten haben noch nicht alle zugestimmt: { $names }.
web-shown-from = Zuschauer sehen dieses Spiel verzögert. Hier beginnt es um { $time }.
web-shown-wait = Noch { $time }.
web-shown-later =
    { $minutes ->
        [one] Du siehst das Spiel eine Minute später als die Spieler.
       *[other] Du siehst das Spiel { $minutes } Minuten später als die Spieler.
    }
web-shown-open = Alle Karten liegen offen.
web-spectators-later = dürfen nach dem Ende hineinsehen
web-spectators-none = niemand darf zuschauen

## Listen von Tischen

web-list-yours = Deine
web-list-yours-none = Du sitzt noch an keinem Tisch.
web-list-open = Offen
web-list-open-none = Kein Tisch wartet auf Mitspieler.
web-list-running = Im Spiel
web-list-running-none = Gerade läuft kein öffentliches Spiel.
web-list-finished = Beendet
web-list-finished-none = Noch ist kein Spiel beendet.
web-list-start = Ein Spiel beginnen
web-row-alone = noch niemand sonst
web-row-your-turn = Du bist dran
web-row-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-row-waits = Wartet auf den Start
web-row-running = Im Spiel
web-row-turn-of = { $name } ist dran
web-row-won = Sieg: { $names }
web-row-ended = Ohne Sieger beendet
web-row-goes-on = Der nächste Teil wartet

## Vor dem Spiel

web-seat-empty = Freier Platz
web-role-bot = Bot, { $level }
web-role-you-host = du, Gastgeber
web-role-ready = bereit
web-role-coming = nimmt Platz …
web-role-reserved = für die Revanche reserviert
web-role-kept = für den nächsten Teil reserviert
web-role-away = abwesend, ein Bot spielt ({ $level })
web-role-resigned = hat aufgegeben
web-room-waits = Der Tisch wartet auf Mitspieler.
web-room-ready = Alle sind da.
web-room-host-starts = Der Gastgeber startet das Spiel.
web-sit-down-again = Meinen Platz einnehmen
web-bot-add = Bot dazusetzen …
web-bot-add-here = Bot auf Platz { $seat } setzen
web-bot-remove = Bot entfernen
web-bot-fill =
    { $count ->
        [one] Einen Bot auf den freien Platz setzen
       *[other] { $count } Plätze mit Bots füllen
    }
web-start = Spiel starten
web-start-seats =
    { $count ->
        [one] Ein Platz ist noch frei: Lade jemanden ein oder setze einen Bot dazu.
       *[other] { $count } Plätze sind noch frei: Lade Freunde ein oder setze Bots dazu.
    }
web-start-names = Noch nicht da: { $names }.
web-leave = Tisch verlassen
web-invite-about = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen.
web-variants-change = Ändern
web-variants-done = Fertig

## Die Statuszeile

web-status-loading = Der Tisch wird geöffnet …
web-status-open = Warten auf Mitspieler
web-status-full = Warten auf den Start
web-status-your-turn = Du bist dran
web-status-reactions = Reaktionen
web-status-chosen = Du hast gewählt. Das Spiel wartet auf die anderen.
web-status-many = { $count } Spieler wählen gerade.
web-status-over = Spiel beendet
web-status-past = Zug { $move } von { $last }
web-status-lost = Verbindung wird wiederhergestellt
web-status-lost-clock = Deine Uhr läuft weiter.
web-status-lost-calm = Nichts geht verloren.
web-clock-yours = Deine Zeit:
web-time-low = Die Zeit wird knapp: { $time }.
web-phases = Runde und Phase
web-back-to-now = Zurück zum aktuellen Zug
web-to-scores = Zurück zur Wertung
web-tools = Werkzeuge
web-tool-list = Tisch als Liste
web-tool-hint = Tipp
web-tool-rules = Spielregeln
web-tool-sound = Töne
web-tool-menu = Tischmenü

## Neben dem Spielbrett

web-dock = Deine Hand und deine Frage
web-side = Spieler und Protokoll
web-views = Teile des Tischs
web-tab-board = Brett
web-tab-players = Spieler
web-tab-log = Protokoll
web-tab-chat = Chat
web-tab-notes = Notizen
web-tab-rules = Regeln
web-unread = ungelesen
web-score-now = jetzt
web-only-you = Das weißt nur du
web-log = Protokoll des Spiels
web-log-empty = Noch ist nichts geschehen.
web-log-new = { $count } neu
web-chat = Chat
web-chat-said = { $name }: { $text }
web-chat-empty = Noch hat niemand etwas geschrieben. Sag Hallo.
web-chat-quiet = Noch hat niemand etwas geschrieben.
web-chat-write = Nachricht an den Tisch
web-chat-send = Senden
web-chat-seated-only = Schreiben kann nur, wer am Tisch sitzt.
web-chat-players = Spieler
web-chat-onlookers = Zuschauer
web-chat-onlookers-empty = Noch hat kein Zuschauer etwas geschrieben.
web-chat-onlookers-write = Nachricht an die Zuschauer
web-chat-onlookers-only = Das haben die Zuschauer geschrieben. Nur sie schreiben hier.
web-chat-onlookers-name = Um hier zu schreiben, wähle erst einen Namen.
web-chat-players-later = Was die Spieler schreiben, kannst du nach dem Ende lesen.
web-notes-about = Diese Notizen siehst nur du; sie bleiben in diesem Browser.
web-rules-players = So wird gespielt
web-rules-reference = Nummerierte Regeln
web-rules-window = In eigenem Fenster
web-rules-english = Die nummerierten Regeln gibt es nur auf Englisch.
web-rules-unknown = Zu diesem Spiel gibt es hier keine Regeln.
web-rules-aid = Spielerhilfe
web-rules-aid-page = Spielerhilfe auf einer Seite
web-key-aid = die Spielerhilfe dieses Spiels, in einem eigenen Fenster
web-no-board = Diese Version der Seite hat kein Brett für { $game }. Lade die Seite neu.

## Die Vergangenheit

web-history = Züge des Spiels
web-history-first = Erster Zug
web-history-back = Ein Zug zurück
web-history-forward = Ein Zug vor
web-history-last = Letzter Zug
web-history-play = Spiel ablaufen lassen
web-history-pause = Anhalten
web-history-move = Zug
web-move = Zug { $move }
web-live = Jetzt
web-spectator-eyes = Das können die anderen sehen.
web-spectator-closed = An diesem Tisch gibt es keine Zuschauer.
web-spectator-eyes-later =
    { $minutes ->
        [one] Das sehen die Zuschauer jetzt: den Tisch von vor einer Minute.
       *[other] Das sehen die Zuschauer jetzt: den Tisch von vor { $minutes } Minuten.
    }
web-spectator-not-yet =
    { $minutes ->
        [one] Die Zuschauer sehen noch nichts: Sie sehen das Spiel eine Minute später.
       *[other] Die Zuschauer sehen noch nichts: Sie sehen das Spiel { $minutes } Minuten später.
    }

## Über der Hand

web-take-back = Rückgängig
web-skip-bots = Zu meinem Zug
web-proposal-take-back = { $name } bittet darum, die letzte Wahl rückgängig zu machen.
web-proposal-end = { $name } schlägt vor, das Spiel hier zu beenden.
web-proposal-hints = { $name } schlägt vor, dass alle um Tipps bitten dürfen.
web-proposal-stand-in = { $name } schlägt vor, dass ein Bot für { $other } spielt; dort scheint niemand zu sein.
web-proposal-stand-in-you = { $name } schlägt vor, dass ein Bot für dich spielt; du scheinst nicht da zu sein.
web-here = Ich bin da
web-proposal-missing = Noch ohne Antwort: { $names }.
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-sits-in = Ein Bot spielt für dich, solange du weg bist.
web-come-back = Platz wieder einnehmen

## Das Menü des Tischs

web-menu-game = Dieses Spiel
web-menu-rewind = Meine letzte Wahl rückgängig machen
web-menu-propose-take-back = Bitten, meine letzte Wahl rückgängig zu machen
web-menu-end = Spiel beenden
web-menu-propose-end = Vorschlagen, das Spiel zu beenden
web-menu-propose-hints = Die anderen bitten, Tipps zu erlauben
web-hints = Tipps
web-hints-yes = alle dürfen darum bitten
web-hints-no = nur gegen Bots, oder wenn alle zustimmen
web-stand-in = Einen Bot für { $name } spielen lassen
web-menu-proposal-open = Der Tisch hat auf den letzten Vorschlag noch nicht geantwortet.
web-menu-resign = Aufgeben
web-resign-sure-end = Damit gibst du auf, und das Spiel endet.
web-resign-sure-bot = Auf deinem Platz spielt ein Bot weiter. Du kannst nicht zurückkehren.
web-resign-yes = Endgültig aufgeben
web-resign-no = Weiterspielen
web-menu-invite = Einladen
web-menu-played = So wird hier gespielt
web-menu-away = Zur Startseite
web-menu-away-note = Dein Platz bleibt dir. Das Spiel wartet unter deinen Tischen.
web-fair = Woher weiß ich, dass es fair ist?
web-fair-about = Bevor sich jemand hingesetzt hat, hat der Server ein Geheimnis gewählt und dessen Fingerabdruck (SHA-256) veröffentlicht. Jeder Browser hat eigene Zufallsbytes beigesteuert. Erst alles zusammen verteilt die Karten; weder der Server noch ein Spieler kann die Verteilung bestimmen.
web-fair-commitment = Fingerabdruck des Servergeheimnisses
web-fair-salts = Zufallsbytes der Plätze
web-fair-bot = keine, ein Bot
web-fair-missing = noch nicht
web-fair-secret = Das Geheimnis des Servers
web-fair-later = Nach dem Ende des Spiels wird das Geheimnis offengelegt. Diese Seite prüft es dann.
web-fair-unable = Über eine ungesicherte Verbindung (http) kann dieser Browser das nicht prüfen. Nimm https, oder prüfe die Aufzeichnung mit konspira verify.
web-fair-promise-kept = Das Geheimnis ist das versprochene.
web-fair-promise-broken = Das ist nicht das versprochene Geheimnis.
web-fair-own-there = Die Bytes dieses Browsers sind Teil der Verteilung.
web-fair-own-missing = Die Bytes dieses Browsers fehlen in der Verteilung.
web-fair-verify = Dass die Karten nach diesen Zahlen verteilt wurden, lässt sich anhand der Aufzeichnung prüfen:
web-record = Aufzeichnung speichern

## Das Ende

web-end-you = Du gewinnst
web-end-winner =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
web-end-nobody = Das Spiel ist zu Ende
web-end-drawn = Unentschieden: Niemand gewinnt
web-end-agreed = Alle waren einverstanden, das Spiel hier zu beenden.
web-end-stopped = Der Betreiber des Servers hat das Spiel beendet.
web-end-capped = Die Bots haben zu lange allein gespielt, darum hat der Server das Spiel beendet.
web-end-resigned =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
web-rematch = Revanche
web-rematch-open = Zur Revanche
web-go-on = Weiter mit Teil { $part }
web-go-on-open = Zu Teil { $part }
web-campaign-short = Teil { $part } von { $parts }
web-campaign-standing = Gewonnene Teile: { $standing }
web-campaign-over = Die Kampagne ist zu Ende. Gewonnene Teile: { $standing }
web-sealed = Was in diesem Teil verdeckt war, bleibt verdeckt, bis der nächste zu Ende ist: Etwas davon ist noch im Spiel.
web-replay = Noch einmal ansehen
web-show-board = Brett
web-new-table = Neuer Tisch
web-scores = Wertung
web-course = So lief es
web-course-look = Diesen Moment ansehen
web-course-failed = Der Verlauf des Spiels konnte nicht geladen werden.
web-plot-table = Dasselbe in Zahlen
web-plot-moment = Zeitpunkt
web-plot-end = Ende
web-moments = Momente

## Was am Tisch geschah

web-line-joined = { $name } setzt sich an den Tisch.
web-line-moved =
    { $side ->
        [polish] { $name } wechselt auf die polnische Seite.
        [german] { $name } wechselt auf die deutsche Seite.
       *[none] { $name } wechselt auf Platz { $seat }.
    }
web-line-seats-drawn = Wer wo sitzt, hat das Los entschieden.
web-line-left = { $name } verlässt den Tisch.
web-line-started = Das Spiel beginnt.
web-line-took-back = { $name } macht eine Wahl rückgängig.
web-line-rewound = Alle sind einverstanden: Die letzte Wahl von { $name } wird rückgängig gemacht.
web-line-proposed-take-back = { $name } bittet darum, die letzte Wahl rückgängig zu machen.
web-line-proposed-end = { $name } schlägt vor, das Spiel zu beenden.
web-line-declined = { $name } lehnt ab.
web-line-resigned = { $name } gibt auf.
web-line-sat-in = Die Zeit von { $name } ist abgelaufen. Ein Bot springt ein.
web-line-stood-in = { $name } scheint nicht da zu sein. Bis zur Rückkehr spielt ein Bot.
web-line-proposed-stand-in = { $name } scheint nicht da zu sein. Soll ein Bot einspringen?
web-line-proposed-hints = { $name } schlägt vor, Tipps zu erlauben.
web-line-hints-agreed = Alle sind einverstanden: Alle dürfen um Tipps bitten.
web-line-hinted = { $name } bittet um Tipps.
web-line-returned = { $name } ist wieder da.
web-line-ended = Alle sind einverstanden, das Spiel zu beenden.
web-line-stopped = Der Betreiber des Servers beendet das Spiel.
web-line-capped = Die Bots spielen schon zu lange allein: Der Server beendet das Spiel.
web-line-rematch = { $name } möchte eine Revanche.
web-line-sequel = { $name } möchte mit dem nächsten Teil weitermachen.
web-line-other = Am Tisch ist etwas geschehen: { $name }

## Tasten

web-keys = Tasten
web-keys-choose = Wählen
web-keys-go = Sich bewegen
web-keys-hear = Hören und sehen
web-keys-past = Im Protokoll
web-key-enter = bestätigen, drücken
web-key-escape = Auswahl aufheben, Übersicht schließen, Chat verlassen
web-key-digits = Möglichkeit 1 bis 9; Alt halten zeigt die Nummern
web-key-pass = passen, wenn das möglich ist
web-key-why = warum geht das nicht?
web-key-details = Einzelheiten zu dem, was den Fokus hat
web-key-undo = rückgängig machen
web-key-hint = Tipp: Was würde der Experte tun?
web-key-skip = zum eigenen Zug springen, wenn du allein mit Bots spielst
web-key-hand = Hand
web-key-board = Brett
web-key-question = Frage
web-key-chat = Chat
web-key-list = Tisch als Liste
web-key-arrows = auf dem Brett oder in der Hand von einem zum nächsten; mit Strg in größeren Schritten
web-key-story = die Geschichte des Szenarios, in „Stawka“
web-key-turn = ansagen, wer dran ist und wie viel Zeit bleibt
web-key-scores = Punkte ansagen
web-key-spectator = halten: sehen, was die anderen sehen
web-key-move = ein Zug zurück oder vor
web-key-phase = eine Phase zurück oder vor
web-key-ends = erster Zug, aktueller Zug
web-key-help = diese Liste

## Einstellungen

web-prefs-display = Anzeige
web-prefs-play = Spiel
web-prefs-alerts = Töne
web-prefs-kept = Gespeichert in diesem Browser und, sobald du an einem Tisch gesessen hast, mit deinem Namen auf dem Server.
web-pref-theme = Design
web-pref-theme-system = wie das System
web-pref-theme-light = hell
web-pref-theme-dark = dunkel
web-pref-text-size = Textgröße
web-pref-animation = Bewegung
web-pref-animation-none = keine
web-pref-animation-fast = schnell
web-pref-animation-normal = normal
web-pref-animation-slow = langsam
web-pref-seat-letters = Buchstaben auf den Zeichen der Plätze
web-pref-seat-letters-about = A, B, C … zusätzlich zu Farbe und Form
web-pref-list-first = Tisch zuerst als Liste
web-pref-list-first-about = Überschriften und Listen statt des Bildes
web-pref-chat-in-log = Chat im Protokoll
web-pref-chat-in-log-about = was gesagt wird, steht zwischen den Zügen
web-pref-bot-speed = Tempo der Bots
web-pref-bot-speed-natural = natürlich
web-pref-bot-speed-brisk = flott
web-pref-bot-speed-instant = sofort
web-pref-confirm = Wahl bestätigen
web-pref-confirm-never = nie
web-pref-confirm-public = wenn andere davon erfahren
web-pref-confirm-always = immer
web-pref-aids = Hilfen
web-pref-aids-about = Zahlen, die man auch selbst zählen könnte, etwa ungesehene Karten
web-pref-guide = Hinweise
web-pref-guide-about = kurze Erklärungen, wenn etwas zum ersten Mal vorkommt; wieder eingeschaltet, erscheinen alle noch einmal
web-note = Hinweis
web-note-close = Verstanden
web-note-whole = Ganzen Hinweis zeigen
web-notes-off = Keine Hinweise mehr
web-pref-by-itself = Von selbst antworten
web-pref-by-itself-about = wo es nur eine Möglichkeit gibt; nie in einem Reaktionsfenster und nicht, wo alle verdeckt wählen
web-pref-key-hints = Tasten auf Knöpfen
web-pref-key-hints-about = zum Beispiel Enter
web-pref-sounds = Töne
web-pref-sounds-about = kurze Töne: du bist dran, ein Zug, eine Nachricht, das Ende

## Konto

web-account = Konto
web-account-renamed = So heißt du jetzt.
web-account-keep = Deine Spiele behalten
web-account-keep-about = Als Gast kannst du spielen, so lange du willst. Mit einem Konto findest du deine Spiele auch in anderen Browsern.
web-account-make = Konto anlegen
web-account-sign-in = Anmelden
web-account-made = Dein Konto ist angelegt. Deine Spiele bleiben erhalten.
web-account-signed-in = Du bist angemeldet.
web-account-merge = Die Tische, die du als Gast hast, gehen auf dein Konto über.
web-account-yours = Angemeldet als { $login }
web-account-yours-about = Deine Spiele bleiben erhalten und sind in jedem Browser da, in dem du dich anmeldest.
web-login = Benutzername
web-password = Passwort
web-password-new = Passwort, mindestens 10 Zeichen
web-password-change = Passwort ändern
web-password-change-about = In allen anderen Browsern wirst du abgemeldet. In diesem bleibst du angemeldet.
web-password-old = Aktuelles Passwort
web-password-fresh = Neues Passwort, mindestens 10 Zeichen
web-password-again = Neues Passwort wiederholen
web-password-not-twice = Die beiden neuen Passwörter sind verschieden. Tippe das neue noch einmal.
web-password-changed = Dein Passwort ist geändert. Überall sonst bist du abgemeldet.
web-sign-out = Abmelden
web-sign-out-everywhere = Überall abmelden
web-data = Deine Daten
web-data-about = Speichere alles, was der Server über dich weiß, als Datei, oder lösche es.
web-export = Meine Daten speichern
web-delete = Meine Daten löschen
web-delete-about = Dein Name, dein Konto und deine Einstellungen werden gelöscht. An laufenden Tischen übernehmen Bots deine Plätze. Das lässt sich nicht rückgängig machen.
web-delete-word = löschen
web-delete-type = Tippe zur Bestätigung „{ $word }“
web-delete-yes = Alles löschen
web-delete-no = Alles behalten

## Andere Seiten

web-credits = Mitwirkende
web-credits-own = Spielbretter, Karten, Porträts, Plakate und Symbole der Oberfläche haben wir selbst gezeichnet; kein Gesicht stellt einen Schauspieler dar. Konspira verwendet keine Grafiken und keine Texte von Verlagen.
web-credits-icons = Symbole
web-credits-icons-about = Einige Symbole auf den Karten stammen von Autoren von
web-credits-frame = Rahmen
web-credits-faces = Schriften
web-portraits = Porträts
web-portraits-about = Alle Figuren mit Porträt, in den Größen, in denen man sie am Tisch sieht, dazu die Bilder auf den Karten von Stawka.
web-missing = Diese Seite gibt es nicht
web-missing-about = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.
web-session-ended = Deine Sitzung als { $name } ist hier beendet. Was du jetzt beginnst, beginnst du als neuer Gast.
web-closed-no-table = Diesen Tisch gibt es nicht
web-closed-no-table-about = Vielleicht ist der Link unvollständig, oder alle sind gegangen, bevor das Spiel begann.
web-closed-not-watched = An diesem Tisch wird ohne Zuschauer gespielt
web-closed-not-watched-about = Nur wer am Tisch sitzt, sieht das Spiel.
web-closed-signed-out = Du bist abgemeldet
web-closed-signed-out-about = In diesem Browser oder überall zugleich hat sich jemand abgemeldet. Dein Spiel ist sicher: Melde dich wieder an, um weiterzuspielen.
web-closed-password-changed = Dein Passwort wurde geändert
web-closed-password-changed-about = Damit ist deine Sitzung hier beendet. Melde dich mit dem neuen Passwort an, um weiterzuspielen. Wenn du es nicht warst, sag es dem Betreiber des Servers.
web-closed-forgotten = Deine Daten wurden gelöscht
web-closed-forgotten-about = Das geschah in einem anderen Fenster. An laufenden Tischen spielen Bots für dich.
web-closed-barred = Der Betreiber des Servers hat deine Sitzung beendet
web-closed-barred-about = Wenn du nicht weißt, warum, frag ihn.
web-closed-bad-message = Der Server hat diese Seite nicht verstanden
web-closed-bad-message-about = Lade die Seite neu; wenn es wieder geschieht, sag es dem Betreiber.
web-broken = Auf dieser Seite ist etwas kaputtgegangen
web-broken-about = Dein Spiel ist auf dem Server sicher. Lade die Seite neu, um weiterzuspielen.
web-broken-table = Du warst hier:
web-broken-copy = Bericht kopieren
web-broken-report = Was schiefging
