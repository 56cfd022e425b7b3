# The app: putting it on a device, the tables that wait, times without a connection.
app-about = Brettspiele um Spionage, mit Freunden oder gegen Bots.
app-turn = Du bist am Zug
app-play = Spielen
app-screen-tables = Die Tische, die auf dich warten
app-screen-home = Die Spiele

## The tables that wait

web-waits =
    { $count ->
        [0] Nichts wartet auf dich
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-waits-order = Nächste Frist zuerst
web-waits-none-about = Beginne eine Partie oder sieh in eine von deinen hinein.
web-waits-others = Andere wählen
web-waits-open-oldest = Den dringendsten öffnen
web-waits-open = Tisch öffnen
web-waits-asked = Du bist gefragt
web-waits-since =
    { $count ->
        [one] Seit du zuletzt da warst: ein Zug.
       *[other] Seit du zuletzt da warst: { $count } Züge.
    }
web-waits-over = Offen oder beendet
web-waits-badge =
    { $count ->
        [one] einer wartet auf dich
       *[other] { $count } warten auf dich
    }
web-waits-now = { $table }: Du bist am Zug.
web-waits-left = übrig
web-waits-no-clock = ohne Frist
web-later = Später
web-later-menu = Später oder stumm: { $table }
web-later-in =
    { $hours ->
        [one] In einer Stunde
       *[other] In { $hours } Stunden
    }
web-later-list = Aufgeschoben
web-later-until = meldet sich um { $time } wieder
web-later-back = Zurückholen
web-later-back-of = Zurückholen: { $table }
web-mute = Stumm
web-mute-choice = Bis zu deiner nächsten Wahl
web-mute-off = Wieder melden
web-mute-is-choice = stumm bis zu deiner nächsten Wahl
web-mute-is-always = stumm
web-mute-is-off = meldet sich wieder

## The next table

web-next-table-more =
    { $count ->
        [one] Nächster Tisch
       *[other] Nächster Tisch, noch { $count }
    }
web-next-swipe = oder die Titelzeile nach links wischen

## Without a connection

web-offline-since = Offline seit { $time }
web-offline-as-of = Du siehst jeden Tisch, wie er um { $time } war. Nichts kann gesendet werden; die Uhren laufen weiter.
web-offline-plain = Bis die Verbindung wieder da ist, kann nichts gesendet oder gelesen werden.
web-offline-last = Wie zuletzt gesehen
web-offline-card = Stand { $time }
web-offline-reckoned = geschätzt
web-offline-look = Ansehen geht: Was du an deinen Tischen gesehen hast, bleibt auf diesem Gerät, bis du dich abmeldest. Wählen geht jetzt nicht, und keine Wahl wird für später aufgehoben.
web-offline-table = Offline
web-offline-table-as-of = Stand { $time }
web-offline-also = Das geht auch offline
web-offline-rules = Die Regeln der Spiele
web-offline-rules-about = in der Sprache dieser Seite
web-offline-back = Die Verbindung ist wieder da.

## On this device

web-app-install = Konspira auf diesem Gerät installieren
web-app-install-about = Es öffnet sich in einem eigenen Fenster und zeigt ohne Netz deine Tische, wie du sie zuletzt gesehen hast.
web-app-install-press = Installieren
web-app-installed = Konspira ist eine App auf diesem Gerät
web-app-installed-about = Sie öffnet sich in einem eigenen Fenster und zeigt ohne Netz die zuletzt gesehenen Tische ({ $size } MB).

## Preferences and switches that came with the app

web-pref-vibrate = Vibrieren
web-pref-vibrate-about = wenn ein Tisch beginnt, auf dich zu warten, auf Geräten, die das können
web-table-mute = Meldungen zu diesem Tisch
web-table-mute-about = Ausgeschaltet wird nichts über ihn gesendet. Der Tisch zählt weiter zu denen, die warten.
