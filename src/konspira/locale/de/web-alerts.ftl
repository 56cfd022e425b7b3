# The page of alerts, and the offer at a table.
web-alerts = Nachrichten
web-alerts-grid = Ereignisse und Wege
web-alerts-when = Sag mir Bescheid, wenn
web-alerts-by-tab = Dieser Tab
web-alerts-by-push = Push
web-alerts-by-mail = E-Mail
web-alerts-by-hook = Webhook
web-alerts-head-tab = Titel, Symbol, Ton
web-alerts-head-devices =
    { $count ->
        [one] 1 Gerät
       *[other] { $count } Geräte
    }
web-alerts-head-none = nicht eingerichtet
web-alerts-head-confirmed = bestätigt
web-alerts-head-unconfirmed = nicht bestätigt
web-alerts-head-bounced = abgelehnt
web-alerts-needed = Du wirst gebraucht
web-alerts-good = Gut zu wissen
web-alerts-turn = Du bist am Zug
web-alerts-turn-about = und was zu tun ist
web-alerts-time = Deine Zeit wird knapp
web-alerts-time-about = bei 6 Stunden und bei 1 Stunde; live bei 2 Minuten
web-alerts-bot = Ein Bot hat deinen Platz übernommen
web-alerts-bot-about = du kannst jederzeit zurück
web-alerts-agree = Du sollst zustimmen
web-alerts-agree-about = eine Wahl rückgängig machen, ein Bot für jemanden, der fehlt
web-alerts-reaction = Reaktionen sind möglich
web-alerts-reaction-about = alle Plätze erfahren es zugleich, was sie auch haben
web-alerts-against = Jemand geht gegen dich vor
web-alerts-against-about = öffentliche Aktionen gegen deinen Platz; nie Karten
web-alerts-game = Ein Spiel beginnt oder endet
web-alerts-game-about = und wer gewonnen hat
web-alerts-invited = Jemand lädt dich ein
web-alerts-invited-about = auch zur Revanche
web-alerts-chat = Jemand schreibt dir
web-alerts-chat-about = @Name im Chat: wer und wo, nie die Worte
web-alerts-cell = { $event }, { $channel }, { $state }
web-alerts-is-on = an
web-alerts-is-off = aus
web-alerts-is-always = immer an
web-alerts-is-never = nicht angeboten
web-alerts-try = Ausprobieren
web-alerts-try-about = so kommt es an
web-alerts-test = Probe
web-alerts-test-of = Probe: { $channel }
web-alerts-test-shown = Hier kommen deine Nachrichten an.
web-alerts-sending = wird geschickt
web-alerts-shown = gezeigt
web-alerts-denied = der Browser erlaubt es nicht
web-alerts-seconds = { $seconds } s
web-alerts-today = heute { $time }
web-alerts-not = Wann nicht
web-alerts-slow = Nur langsame Spiele
web-alerts-slow-about = Tische mit mindestens einem Tag je Wahl. Live-Tische melden sich nur in diesem Tab.
web-alerts-looking = Nicht, während ich hinsehe
web-alerts-looking-about = Es zählt, wenn du auf einem deiner Geräte einen Tisch offen hast. Sonst warten wir kurz, falls du schon unterwegs bist.
web-alerts-delay = Warten
web-alerts-wait =
    { $seconds ->
        [0] gar nicht
        [30] 30 Sekunden
       *[other] 2 Minuten
    }
web-alerts-quiet = Ruhezeit
web-alerts-quiet-from = Ruhe von
web-alerts-quiet-to = Ruhe bis
web-alerts-to = bis
web-alerts-zone = Zeitzone
web-alerts-zone-here = wie auf diesem Gerät
web-alerts-zone-take = { $zone } nehmen, wie auf diesem Gerät
web-alerts-urgent = außer wenn deine Zeit vor { $time } abliefe
web-alerts-every = Höchstens eine in
web-alerts-every-about = Was dazwischen geschieht, kommt gesammelt: „3 Tische warten auf dich“.
web-alerts-mail-every = E-Mail: höchstens eine in
web-alerts-span =
    { $minutes ->
        [10] 10 Minuten
        [30] 30 Minuten
        [60] 1 Stunde
        [180] 3 Stunden
        [360] 6 Stunden
        [720] 12 Stunden
       *[other] 24 Stunden
    }
web-alerts-lock = Was ein Sperrbildschirm zeigen darf
web-alerts-lock-question = Tisch und Frage
web-alerts-lock-waits = Dass ein Tisch wartet
web-alerts-lock-nothing = Nichts
web-alerts-lock-never = Karten, Identitäten, Notizen und Worte des Chats verlassen den Tisch nie, was du hier auch wählst.
web-alerts-sample = Beispiel
web-alerts-devices = Geräte mit Push
web-alerts-device-here = dieses Gerät, seit { $day }
web-alerts-device-since = seit { $day }
web-alerts-device-last = letzte Push-Nachricht { $day }
web-alerts-device-silent = stumm seit { $day }, verschwindet nach 14 Tagen
web-alerts-stop = Abschalten
web-alerts-forget = Entfernen
web-alerts-stopped = { $device } bekommt nichts mehr
web-alerts-undo = Rückgängig
web-alerts-on-device = Auf diesem Gerät
web-alerts-how-to-allow = Dein Browser erlaubt dieser Seite keine Mitteilungen. Drücke auf das Symbol neben der Adresse, erlaube Mitteilungen und lade die Seite neu.
web-alerts-no-push = Dieser Browser unterstützt kein Push.
web-alerts-iphone = Auf einem iPhone füge Konspira zuerst zum Home-Bildschirm hinzu; nur dort erlaubt Safari Push.
web-alerts-mail-address = Deine E-Mail-Adresse
web-alerts-mail-add = Senden
web-alerts-mail-asked = Eine Mail an { $address } ist unterwegs. Öffne innerhalb eines Tages den Link darin.
web-alerts-mail-again = Mail noch einmal schicken
web-alerts-mail-confirmed = bestätigt
web-alerts-mail-open = nicht bestätigt; sieh im Postfach nach
web-alerts-mail-bounced = der Mailserver lehnt diese Adresse ab
web-alerts-mail-is-confirmed = Deine Adresse ist bestätigt.
web-alerts-mail-is-off = Keine Mails mehr. Hier kannst du sie wieder einschalten.
web-alerts-mail-end = Keine Mails mehr?
web-alerts-mail-end-about = An deine Adresse geht nichts mehr, bis du sie wieder bestätigst.
web-alerts-mail-end-press = Beenden
web-alerts-hook-about = Für einen Chatraum oder ein eigenes Programm: eine Adresse, die JSON annimmt, wie bei Discord und Slack.
web-alerts-hook-url = Adresse des Webhooks
web-alerts-hook-add = Speichern
web-alerts-hook-secret = signiert mit
web-alerts-sent = Was mir geschickt wurde
web-alerts-sent-none = Noch wurde nichts geschickt. Probiere einen Weg aus.
web-alerts-sent-all = Alles der letzten 30 Tage
web-alerts-clear = Leeren
web-alerts-together =
    { $count ->
        [one] 1 Nachricht
       *[other] { $count } Nachrichten in einer
    }
web-alerts-delivered = zugestellt in { $seconds } s
web-alerts-was-quiet = wartete auf das Ende der Ruhezeit, zugestellt in { $seconds } s
web-alerts-refused = abgelehnt: { $reason }
web-alerts-waiting = unterwegs
web-alerts-held-quiet = wartet auf das Ende der Ruhezeit
web-alerts-held-spaced = wartet auf die nächste Sammelnachricht
web-alerts-why-answered = nicht geschickt, es war schon erledigt
web-alerts-why-looking = nicht geschickt, du hast hingesehen
web-alerts-why-muted = nicht geschickt, der Tisch ist stumm
web-alerts-why-later = auf später verschoben
web-alerts-why-too-late = zu spät
web-alerts-why-no-place = dort ist niemand mehr
web-alerts-sum-slow = Wenn ein langsamer Tisch auf dich wartet, melden wir es hier: { $ways }.
web-alerts-sum = Wenn ein Tisch auf dich wartet, melden wir es hier: { $ways }.
web-alerts-sum-tab = offene Tabs
web-alerts-sum-push =
    { $count ->
        [one] 1 Gerät
       *[other] { $count } Geräte
    }
web-alerts-sum-mail = dein Postfach
web-alerts-sum-hook = dein Webhook
web-alerts-sum-quiet = Nichts zwischen { $from } und { $to }.
web-alerts-host-both = Dieser Server schickt weder Push noch E-Mail
web-alerts-host-push = Dieser Server schickt kein Push
web-alerts-host-mail = Dieser Server schickt keine E-Mail
web-alerts-host-about = Nichts geht verloren: Sobald es eingeschaltet wird, erscheint es hier.
web-alerts-host-you = Du betreibst diesen Server? Auf der Seite „Hosting“ der Dokumentation stehen fünf Zeilen für jeden Weg.
web-alerts-nobody = Nenne zuerst an einem Tisch einen Namen, oder fang hier an.
web-alerts-begin = Anfangen
web-alerts-offer = Sollen wir dir Bescheid sagen, wenn du am Zug bist?
web-alerts-offer-about = Nie nachts, und mehrere Nachrichten kommen zusammen. Wir fragen nur einmal.
web-alerts-offer-here = Auf diesem Gerät
web-alerts-offer-mail = Per E-Mail
web-alerts-offer-not = Nicht jetzt
web-alerts-told = Wir sagen dir Bescheid.
