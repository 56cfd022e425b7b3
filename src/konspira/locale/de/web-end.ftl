# Das Ende eines Spiels und der Weg zurück durch das Spiel.

## Zählen

web-count = Die Punkte werden gezählt
web-count-status = Es wird gezählt
web-count-skip = Überspringen
web-count-winner = Sieger
web-count-of = { $source }: { $gains }.
web-count-identities = Identitäten
web-count-side = { $faction }: { $seats }.
web-count-lost = Zählt für diese Seite nicht: { $list }.
web-count-last =
    { $faction ->
        [loyalist] { $seat } wird Letzter, also verliert jeder Loyalist { $count }.
       *[restorationist] { $seat } wird Letzter, also verliert jeder Restaurationist { $count }.
    }
web-count-no-penalty = Niemand bekommt einen Abzug.
web-count-needed = Zum Sieg braucht es { $count }.
web-count-tied = Niemand hat mehr Karten als alle anderen, also bekommt niemand Punkte.
web-count-most = { $seat } hat mehr Karten als alle anderen.
web-count-events = Ereignisse kosten den, vor dem sie liegen.
web-count-points = Siegpunktkarten zählen voll.
web-count-discards = Jede abgelegte Karte zählt einen Punkt.
web-count-hand = Die Karten auf der Hand zählen nach ihrem Wert.
web-count-agenda = Die Agenden werden aufgedeckt.
web-count-mission =
    { $count ->
        [0] Niemand erfüllt sie.
        [one] { $seats } erfüllt sie.
       *[other] { $seats } erfüllen sie.
    }

## Wie es endete

web-end-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-end-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
web-end-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
web-end-stages =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
web-end-decided = Den Ausschlag gab: { $source }, { $own } zu { $other }.
web-end-shared = { $seats } teilen sich den Sieg mit je { $count } Punkten.
web-end-ahead = { $seat } hat { $count } Punkte, { $other } { $theirs }.
web-end-emerald =
    { $faction ->
        [loyalist] { $seat } gewinnt für die Loyalisten
       *[restorationist] { $seat } gewinnt für die Restaurationisten
    }
web-end-emerald-you =
    { $faction ->
        [loyalist] Du gewinnst für die Loyalisten
       *[restorationist] Du gewinnst für die Restaurationisten
    }
web-end-emerald-tie = Gleich viele Punkte, je { $count }: Bei Gleichstand schlägt ein Restaurationist einen Loyalisten, also gewinnt { $seat }.
web-end-target =
    { $count ->
        [one] { $seats } hat { $target } Punkte erreicht, und das beendet das Spiel.
       *[other] { $seats } haben { $target } Punkte erreicht, und das beendet das Spiel.
    }
web-end-track =
    { $faction ->
        [loyalist] Der Marker der Loyalisten ist auf { $space }, am Ende seiner Leiste.
        [restorationist] Der Marker der Restaurationisten ist auf { $space }, am Ende seiner Leiste.
       *[both] Beide Marker sind auf { $space }, am Ende ihrer Leisten.
    }
web-end-reveal = { $seat }, Restaurationist, musste die geheime Identität aufdecken.
web-end-turns-over = Zug { $count } war der letzte.

## Wie Stawka endete

web-ending-not-yet = Das Spiel wurde nicht zu Ende gespielt.
web-ending-vp = { $seat } hat in Runde { $stage } { $have } Siegpunkte, zum Sieg braucht es { $need }; { $other } hat { $theirs }.
web-ending-secrets = { $seat } hat bis Runde { $stage } { $have } Geheimnisse, zum Sieg braucht es { $need }; { $other } hat { $theirs }.
web-ending-exposure = Kloss ist in Runde { $stage } enttarnt; gegen ihn liegen { $have } Beweise vor.
web-ending-compromise = Der deutsche Netzchef ist in Runde { $stage } kompromittiert; gegen ihn liegen { $have } Beweise vor.
web-ending-network-broken = Das polnische Netz ist in Runde { $stage } zerschlagen: Alle Agenten außer Kloss sind im Arrest oder tot.
web-ending-no-agents = Nach Runde { $stage } ist kein deutscher Agent mehr übrig.
web-ending-room-217 = { $seat } öffnet in Runde { $stage } Zimmer 217.
web-ending-dispatch = Die Meldung geht in Runde { $stage } hinaus, bevor das Funkgerät verstummt.
web-ending-located = Das Funkgerät ist geortet, und nach Runde { $stage } gewinnt damit { $seat }.
web-ending-audi-stopped = Der Schwarze Audi wird in Runde { $stage } gestoppt, bevor er die Kaserne erreicht.
web-ending-barracks = Der Schwarze Audi bringt Pulkowski in Runde { $stage } in die Kaserne.
web-ending-prisoners = In Runde { $stage } sitzen drei polnische Agenten zugleich im Arrest.
web-ending-password = { $agent } errät in Runde { $stage } das Losungswort „{ $word }“.
web-ending-time = Runde { $stage } war die letzte, und nach Ablauf der Zeit gewinnt { $seat }.
web-ending-time-points = Runde { $stage } war die letzte: { $seat } hat { $have } Punkte, { $other } { $theirs }.
web-ending-time-drawn = Runde { $stage } war die letzte, und bis dahin hat keine Seite gewonnen; Punkte: { $have } zu { $theirs }.

## Wie es lief

web-course-score = Punkte
web-course-lead = Vorsprung
web-course-chance = Chancen
web-course-at = { $label }, Zug { $move }
web-plot-caption-score = Punkte aller Spieler zu jedem Zeitpunkt
web-plot-caption-lead = Vorsprung jedes Spielers vor dem besten der anderen zu jedem Zeitpunkt
web-plot-caption-chance = Anteil der simulierten Spiele, die jeder Spieler nach jeder Wahl gewinnt
web-moments-end = Das Ende des Spiels
web-moments-slip = { $name } gibt Chancen aus der Hand
web-moments-gain = Das Glück wendet sich { $name } zu
web-moments-loss = Das Glück wendet sich von { $name } ab
web-moments-between = { $low } bis { $high }

## Das Bild

web-picture = Bild zum Teilen
web-picture-copy = Bild kopieren
web-picture-copied = Bild kopiert
web-picture-link = Link kopieren
web-picture-save = Speichern
web-picture-names = Mit Namen
web-picture-seats = Das Bild zeigt Plätze: Namen bräuchten die Zustimmung aller am Tisch.
web-picture-failed = Das Bild ließ sich nicht erstellen. Der Link geht trotzdem.

## Wiederholung

web-replay-speed = Tempo
web-replay-stops = bei Bemerkungen anhalten
web-replay-eyes = Mit den Augen von
web-replay-keys = Tasten 1 bis { $last }
web-replay-open = Alles offen
web-replay-spectator = Zuschauer
web-key-play = eine Wiederholung laufen lassen oder anhalten
web-key-speed = langsamer, schneller
web-key-eyes = mit wessen Augen man eine Wiederholung sieht
