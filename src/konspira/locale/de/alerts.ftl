# Messages that leave the server: by push, by e-mail, to webhooks.
shell-alert-turn = { $game }: du bist am Zug
shell-alert-turn-of = { $game }: { $name } ist am Zug
shell-alert-time = { $game }: deine Zeit wird knapp
shell-alert-time-over = { $game }: deine Zeit ist abgelaufen; bis du wählst, können die anderen das Spiel beenden
shell-alert-bot = { $game }: ein Bot hat deinen Platz übernommen
shell-alert-reaction = { $game }: Reaktionen sind möglich
shell-alert-against = { $game }: { $name } ist gegen dich vorgegangen
shell-alert-began = { $game }: das Spiel hat begonnen
shell-alert-ended = { $game }: das Spiel ist zu Ende
shell-alert-invited = { $game }: { $name } lädt dich ein
shell-alert-chat = { $game }: { $name } hat dir geschrieben
shell-alert-agree-take-back = { $game }: { $name } möchte eine Wahl rückgängig machen
shell-alert-agree-end = { $game }: { $name } möchte das Spiel beenden
shell-alert-agree-hints = { $game }: { $name } fragt, ob Tipps erlaubt sind
shell-alert-agree-stand-in = { $game }: { $name } möchte einen Bot einspringen lassen
shell-alert-agree-pace = { $game }: { $name } schlägt vor, in einem anderen Tempo weiterzuspielen
shell-alert-agree-expired = { $game }: Die Zeit von { $name } ist abgelaufen; du kannst das Spiel beenden
shell-alert-winners = Gewonnen hat: { $names }
shell-alert-waits = Ein Tisch wartet auf dich
shell-alert-news = Neues von einem Tisch
shell-alert-open = Öffnen, um mehr zu sehen
shell-alert-tables =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
shell-alert-several =
    { $count ->
        [one] Eine Nachricht
       *[other] { $count } Nachrichten
    }
shell-alert-left-minutes =
    { $count ->
        [one] Noch 1 Minute
       *[other] Noch { $count } Minuten
    }
shell-alert-left-hours =
    { $count ->
        [one] Noch 1 Stunde
       *[other] Noch { $count } Stunden
    }
shell-alert-left-days =
    { $count ->
        [one] Noch 1 Tag
       *[other] Noch { $count } Tage
    }
shell-alert-test = Konspira: eine Probe
shell-alert-test-about = Hier kommen deine Nachrichten an.
shell-alert-press = Öffnen
shell-alert-later = In einer Stunde
shell-alert-foot = Diese Mail kommt, weil du Konspira darum gebeten hast.
shell-alert-stop = Keine Mails mehr
shell-alert-confirm = Ist das deine E-Mail-Adresse?
shell-alert-confirm-about = Jemand, vermutlich du, möchte, dass Konspira an diese Adresse schreibt, wenn ein Tisch wartet. Wenn du das warst, öffne innerhalb eines Tages den Link. Wenn nicht, tu nichts: Es kommt keine weitere Mail.
shell-alert-confirm-press = Ja, schreibt mir
shell-alert-confirm-foot = Diese Mail wurde einmal geschickt, weil diese Adresse bei Konspira eingetragen wurde.

# What can be wrong with alerts.
error-address-asked-already = An diese Adresse ging vor Kurzem schon eine Mail. Sieh im Postfach nach oder warte eine Stunde.
error-bad-hook-url = An „{ $value }“ kann nichts geschickt werden. Schreib eine Adresse wie https://example.org/hook, ohne Benutzer, Passwort und #.
error-bad-link = Dieser Link ist nicht von uns oder nicht vollständig. Kopiere ihn ganz.
error-bad-mail-address = „{ $value }“ ist keine E-Mail-Adresse. Schreib eine wie anna@example.org.
error-bad-mail-sender = KONSPIRA_MAIL_FROM kann nicht „{ $value }“ sein. Schreib Konspira <konspira@example.org>.
error-bad-mail-url = KONSPIRA_MAIL_URL ist kein Mailserver. Schreib smtp://user:password@host:587.
error-bad-push-contact = KONSPIRA_PUSH_CONTACT kann nicht „{ $value }“ sein. Schreib mailto:you@example.org.
error-bad-push-subscription = Das ist kein Abonnement eines Browsers ({ $reason }). Schalte Push aus und wieder ein.
error-channel-not-set-up = Den Kanal „{ $value }“ gibt es auf diesem Server nicht. Frag, wer ihn betreibt.
error-device-of-another = Dieses Gerät gehört jemand anderem. Melde dich dort an.
error-link-spent = Dieser Link ist schon benutzt oder zu alt. Sieh unter „Nachrichten“ nach.
error-mail-not-sent = Die Mail konnte nicht verschickt werden ({ $reason }). Versuche es später noch einmal.
error-mail-refused = Der Mailserver lehnt diese Adresse ab: „{ $reason }“. Prüfe sie.
error-no-such-channel = Für den Kanal „{ $value }“ gibt es noch keine Adresse. Richte ihn zuerst ein.
error-no-such-device = Dieses Gerät bekommt keine Nachrichten. Lade die Seite neu.
error-private-hook-url = „{ $value }“ führt in ein privates Netz. Nimm eine öffentliche Adresse, oder bitte den Betreiber, private zu erlauben.
error-quiet-all-day = Ruhe von { $value } bis { $value } hört nie auf. Ändere eine der Zeiten.
error-too-many-devices = Schon { $high } Geräte bekommen Nachrichten. Schalte zuerst eines davon ab.
error-too-many-muted = { $high } Tische sind stumm. Lass zuerst einige wieder zu Wort kommen.
error-too-quick-to-wait = Aufschieben lässt sich nur ein Tisch mit einem langsamen Spiel, und { $value } ist keiner. Einen schnellen stellst du in seinem Menü stumm.
error-unknown-zone = Es gibt keine Zeitzone „{ $value }“. { $remedy }.
error-waits-not = Der Tisch { $value } wartet gerade nicht auf dich. Lade die Seite neu.
