# Das Feld der Startseite: was gespielt wird, mit wem und wie. Und die Tische, die warten.

## Das Feld

web-start-panel = { $game } beginnen
web-start-cards = Was gespielt wird
web-start-group-training = Ausbildung
web-start-group-training-about = eine Kampagne, die Hälfte der Beweise kommt mit; jeder Teil auch für sich
web-start-group-films = Filme
web-start-group-films-about = alle Regeln, vier Agenten je Seite
web-start-group-own = Eigenes
web-start-group-own-about = ein Szenario, das noch niemand gespielt hat
web-start-group-edition = Ausgabe
web-start-group-edition-about = die beiden Ausgaben unterscheiden sich in ein paar kleinen Regeln
web-start-difficulty = Schwierigkeit { $count } von 5

## Wie die Karten heißen und was an ihnen neu ist

web-start-name-build = Gemeinsam bauen
web-start-name-passwords = Mit Losungswörtern
web-start-name-file = Aus einer Datei
web-start-name-edition-pl = Polnische Ausgabe
web-start-name-edition-de = Deutsche Ausgabe
web-start-name-variant-secret-missions = Geheime Missionen
web-start-name-variant-recruitment-agenda = Geheime Rekrutierungsagenda
web-start-name-variant-second-place = Missionstafeln neu gewertet
web-start-title-build = Eine eigene Stadt
web-start-title-passwords = Eine eigene Stadt mit Losungswörtern
web-start-new-meeting = Zwei Agenten je Seite. Gehen, suchen, reden.
web-start-new-clash = Neu: Missionen, Gefahrenmarker, Verhaftungen, Attentate.
web-start-new-chestnuts = Neu: Orts- und Reaktionskarten.
web-start-new-radio = Ein verstecktes Funkgerät: senden oder finden. 8 Runden.
web-start-new-hotel = Sieben Sektoren. 15 Punkte, dann Zimmer 217.
web-start-new-secret = Pulkowski brechen, den Schwarzen Audi fahren. 15 Runden.
web-start-new-build = Legt 4 bis 7 Sektoren, wählt Agenten.
web-start-new-passwords = Ein Wort mit fünf Buchstaben erraten.
web-start-new-file = Ein gespeichertes Szenario wählen.
web-start-new-edition-pl = An der Boca do Inferno sind Felder mit niedriger Nummer sicherer. Geteilte Punkte werden abgerundet.
web-start-new-edition-de = An der Boca do Inferno verliert einen Charakter, wer auf dem Feld mit der höchsten Nummer liegt. Geteilte Punkte werden aufgerundet.
web-start-new-variant-secret-missions = Eine Mission liegt offen; zwischen je zwei Nachbarn liegt eine, die nur diese beiden sehen dürfen.
web-start-new-variant-recruitment-agenda = Jeder hat eine geheime Agenda und bekommt am Ende einen Punkt für jedes ihrer Symbole.
web-start-new-variant-second-place = Jede Mission bringt dem Ersten 6 und dem Zweiten 3 Punkte.

## Die Zeile darunter: was gewählt ist

web-start-lead-meeting = Zwei Agenten je Seite in zwei Sektoren. Wer zuerst zwei Geheimnisse hat, gewinnt.
web-start-lead-clash = Drei Agenten je Seite; nun gibt es Verhaftungen, Attentate und Missionen. Zum Sieg führen 11 Punkte oder die Enttarnung des feindlichen Netzchefs.
web-start-lead-chestnuts = Vier Agenten je Seite und alle Karten. Zum Sieg führen 11 Punkte oder drei Geheimnisse.
web-start-lead-radio = Nur die Polen wissen, wo das Funkgerät steht. Mit zwei Geheimnissen darf Kloss senden; die Deutschen finden es nach dreien.
web-start-lead-hotel = Sieben Sektoren und keine letzte Runde. Erst 15 Punkte, dann ist in Zimmer 217 ein Preis zu zahlen.
web-start-lead-secret = Die Deutschen brechen Dr. Pulkowski und fahren ihn zur Kaserne. Die Polen verzögern das und halten den Wagen auf.
web-start-lead-build = Ihr legt abwechselnd die Sektoren und wählt eure Agenten; dann wird in der Stadt gespielt, die entstanden ist. Sie lässt sich als Datei speichern.
web-start-lead-passwords = Wie beim gemeinsamen Bauen, aber jede Seite verbirgt ein Wort mit fünf Buchstaben. Geheimnisse decken Buchstaben auf; wer es errät, gewinnt, ebenso mit 13 Punkten.
web-start-lead-file = Ein Szenario, das an einem Tisch gespeichert oder von Hand geschrieben wurde. Hat es einen Fehler, wird die Zeile genannt.
web-start-balance = Unter gleich starken Bots gewinnen die Polen { $polish } von 100 Spielen, die Deutschen { $german }.
web-start-passwords =
    { $language ->
        [en] Die Wörter kommen aus der englischen Liste.
        [pl] Die Wörter kommen aus der polnischen Liste.
        [de] Die Wörter kommen aus der deutschen Liste, weil du diese Seite auf Deutsch liest; du kannst eine andere wählen.
       *[none] Beliebige fünf Buchstaben sind ein Wort.
    }
web-start-ask-free-sectors = Sektoren
web-start-ask-free-level = Regeln
web-start-ask-password-wordlist = Losungswörter kommen aus

## Eine Kampagne, die weitergeht

web-start-part-waits = Deine Kampagne geht hier weiter: Teil { $part }, gewonnene Teile bisher: { $standing }.
web-start-go-on = Weiter mit Teil { $part }: { $title }
web-start-campaign = Deine Kampagne
web-start-campaign-on = Mit der Kampagne weiter
web-start-campaign-alone = Diesen Teil für sich
web-start-campaign-about = Spieler, Bots und Seiten bleiben, wie sie waren, und die Hälfte der Beweise kommt mit.

## Varianten

web-start-variants = Varianten
web-start-variants-about = jede für sich oder zusammen; keine für das erste Spiel
web-start-seats-range = { $low } bis { $high } Plätze

## Seiten, Gegner, Plätze

web-start-you-play = Du spielst
web-start-side-polish = Polen
web-start-side-polish-about = unter Kloss
web-start-side-german = Deutsche
web-start-side-german-about = gegen Kloss
web-start-side-chance = Zufällig
web-start-side-chance-about = das Los entscheidet
web-start-side =
    { $side ->
        [polish] Polen
       *[german] Deutsche
    }
web-start-against = Gegen
web-start-against-bot = Einen Bot
web-start-against-friend = Freunde
web-start-against-open = Irgendwen
web-start-against-friend-about = Du bekommst einen Link zum Verschicken; wer ihn öffnet, spielt die andere Seite. Kommt niemand, kann ein Bot den Platz einnehmen.
web-start-against-open-about = Dein Tisch steht für alle in der Liste; wer zuerst kommt, spielt die andere Seite.
web-start-sitters = Plätze
web-start-first-drawn = wer beginnt, entscheidet das Los
web-start-seat = Wer auf Platz { $seat } sitzt
web-start-seat-you = Ich
web-start-seat-bot = Bot: { $level }
web-start-friend = Freund
web-start-bot = Bot
web-start-seat-drawn = du, wo das Los dich hinsetzt
web-start-seat-friend = bekommt den Link
web-start-seat-open = wer zuerst kommt
web-start-seat-remove = Platz { $seat } entfernen
web-start-seat-empty = Platz { $seat }, leer
web-start-seat-add = Platz hinzufügen
web-start-your-seat = Dein Platz
web-start-seat-chosen = Mein Platz wie oben
web-start-seat-by-lot = Mein Platz per Los
web-start-for-friends = Freunde mit dem Link
web-start-for-all = Offen für alle
web-start-misfit = „{ $variant }“ braucht { $low } bis { $high } Plätze.
web-start-waiting =
    { $count ->
        [one] Jemand wartet
       *[other] { $count } Tische warten
    }
web-start-pace = Tempo
web-start-pace-none = Keine Uhr
web-start-pace-live = Live, 45 s
web-start-pace-daily = Ein Tag
web-start-pace-relaxed = 3 Tage

## Lesarten unklarer Regeln

web-start-readings = Lesarten unklarer Regeln
web-start-readings-about = Hier lässt sich die Spielregel verschieden lesen. Standard ist die Lesart, die wir für die am besten begründete halten.
web-start-readings-usual = alle { $count } wie im Standard
web-start-readings-changed =
    { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
web-start-readings-reset = Alle auf Standard setzen

## Der Knopf

web-start-with = { $title } mit „{ $variants }“
web-start-go-bots =
    { $title }{ $side ->
        [polish] { " " }als polnisches Netz
        [german] { " " }als deutsches Netz
        [chance] { " " }auf einer ausgelosten Seite
       *[none] { "" }
    } gegen { $bots ->
        [one] einen Bot ({ $levels })
       *[other] { $bots } Bots ({ $levels })
    } spielen
web-start-go-friends =
    { $title }{ $side ->
        [polish] { " " }als polnisches Netz
        [german] { " " }als deutsches Netz
        [chance] { " " }auf einer ausgelosten Seite
       *[none] { "" }
    } eröffnen und auf { $friends ->
        [one] deinen Freund
       *[other] { $friends } Freunde
    } warten
web-start-go-open =
    { $title }{ $side ->
        [polish] { " " }als polnisches Netz
        [german] { " " }als deutsches Netz
        [chance] { " " }auf einer ausgelosten Seite
       *[none] { "" }
    } allen anbieten
web-start-join = Dich zu { $names } setzen
web-start-waits = Der Tisch wartet, bis alle da sind.
web-start-about-minutes = Etwa { $count } Minuten.
web-start-closed-file = Wähle zuerst eine Datei
web-start-closed-line = Die Datei hat einen Fehler in Zeile { $line }
web-start-closed-fault = Diese Datei lässt sich nicht spielen
web-start-closed-seats = Die Plätze passen nicht zur Variante

## Kurze Namen der Spiele, für Plakate nebeneinander auf dem Telefon

web-start-short-spiskowcy = Verschwörer
web-start-short-estoril = Estoril
web-start-short-emerald = Emerald
web-start-short-stawka = Stawka

## Tische, die warten

web-next-first = Zuerst: { $table }
web-yours-more = und { $count } weitere
web-yours-unread = Deine Tische konnten nicht gelesen werden.
web-row-bot = Bot { $level }
web-row-side = du: { $side }
web-row-left = noch { $time }
web-row-since = seit { $time }
web-row-part =
    { $played ->
        [0] Teil { $part }/{ $parts }
       *[other] Teil { $part }/{ $parts }, { $standing }
    }

## Vor dem Spiel

web-room-move = Hierhin umsetzen
web-room-swap = Plätze tauschen
web-room-swap-of = Plätze tauschen: { $name } mit …
web-room-place =
    { $free ->
        [true] { $place }, frei
       *[false] { $place }, { $name }
    }
web-room-seat = Platz { $seat }
web-start-learn = Neu hier? Spielend lernen
