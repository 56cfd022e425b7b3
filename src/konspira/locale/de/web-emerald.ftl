# Der Tisch von „A Study in Emerald“ im Browser. Begriffe wie in emerald.ftl.

## Der Zug

web-emerald-turn = Zug { $turn }
web-emerald-ends-at = Ende bei { $target } Punkten
web-emerald-action-1 = Aktion 1
web-emerald-action-2 = Aktion 2
web-emerald-refill = Nachziehen
web-emerald-active =
    { $count ->
        [one] { $seat } ist am Zug; noch { $count } Aktion.
       *[other] { $seat } ist am Zug; noch { $count } Aktionen.
    }
web-emerald-actions = Aktionen
web-emerald-act-place = Einsetzen
web-emerald-act-claim = Nehmen
web-emerald-act-retrieve = Zurückholen
web-emerald-act-move = Bewegen
web-emerald-act-track = Vorrücken
web-emerald-act-assassinate = Anschlag
web-emerald-act-discard = Abwerfen
web-emerald-act-pass = Passen
web-emerald-act-end-turn = Zug beenden

## Die Karte

web-emerald-map = Europa: drei Reihen mit je drei Städten
web-emerald-cities = Städte
web-emerald-city = Stadt
web-emerald-explained = Erklärung
web-emerald-bombs-here =
    { $count ->
        [one] { $count } Bombe tötet hier einen Agenten
       *[other] { $count } Bomben töten hier einen Agenten
    }
web-emerald-face-up = Offen: { $card }
web-emerald-stack =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
web-emerald-stack-empty = Der Stapel ist leer
web-emerald-lost =
    { $count ->
        [one] { $count } Karte ist ungesehen aus dem Spiel gegangen.
       *[other] { $count } Karten sind ungesehen aus dem Spiel gegangen.
    }
web-emerald-city-card-stack = im Stapel
web-emerald-city-card-taken = genommen
web-emerald-city-card-gone = aus dem Spiel
web-emerald-royal-slot = Hoheit auf ihrem Feld: { $card }, { $bombs } Bomben, { $points } Punkte
web-emerald-royal-stack = Die Hoheit { $card } ist noch im Stapel
web-emerald-royal-taken = Die Hoheit { $card } ist getötet oder versteckt
web-emerald-royal-gone = Die Hoheit { $card } ist aus dem Spiel
web-emerald-royal-not-yet = noch keine Hoheit
web-emerald-royal-is-dead = Hoheit getötet
web-emerald-royal-is-hidden = Hoheit versteckt
web-emerald-royal-is-gone = Hoheit fort
web-emerald-agents =
    { $count ->
        [one] { $count } Agent
       *[other] { $count } Agenten
    }
web-emerald-cubes =
    { $count ->
        [one] { $count } Einflussmarker
       *[other] { $count } Einflussmarker
    }
web-emerald-zombies =
    { $count ->
        [one] { $count } Zombie
       *[other] { $count } Zombies
    }
web-emerald-leads = { $seat } führt mit { $count } Vorsprung
web-emerald-tie = Gleichstand, niemand führt: { $seats } mit je { $count }
web-emerald-tie-short = Gleichstand: niemand führt
web-emerald-nobody = Niemand ist dort
web-emerald-nobody-short = niemand
web-emerald-attacked = Anschlag
web-emerald-zombies-left = Zombies im allgemeinen Vorrat: { $count }
web-emerald-removed = Aus dem Spiel

## Leisten

web-emerald-tracks = Politische Leisten
web-emerald-side-restorationist = Restaurationisten
web-emerald-side-loyalist = Loyalisten
web-emerald-track-at = { $track }: { $space } von { $last }
web-emerald-level = Gleichstand: Die Leisten bringen nichts
web-emerald-ahead-restorationist = jetzt für alle, am Ende nur für Restaurationisten
web-emerald-ahead-loyalist = jetzt für alle, am Ende nur für Loyalisten
web-emerald-tracks-rule = Der Abstand der Marker, jetzt { $count }, steckt im Punktestand aller. Am Ende behält ihn nur die Fraktion, deren Marker vorn liegt. Das Spiel endet, wenn ein Marker Feld { $last } erreicht.
web-emerald-distance = Abstand der Marker: { $count }

## Spieler

web-emerald-seats = Spieler
web-emerald-points = { $count } von { $target } Punkten
web-emerald-identity = Deine geheime Identität
web-emerald-identity-hidden = Identität verdeckt
web-emerald-identity-open = Identität allen bekannt: { $faction }
web-emerald-identity-seen = { $faction }: Nur du hast es gesehen
web-emerald-only-you = nur du
web-emerald-known-to-all = aufgedeckt
web-emerald-hold = Gedrückt halten
web-emerald-hold-short = Halten
web-emerald-hearts =
    { $count ->
        [one] Ein „Sinneswandel“ liegt darauf.
       *[other] { $count } „Sinneswandel“ liegen darauf.
    }
web-emerald-looked-by = Die Identität haben gesehen: { $seats }.
web-emerald-keeps-restorationist = Für einen Restaurationisten zählten: { $count }
web-emerald-keeps-loyalist = Für einen Loyalisten zählten: { $count }
web-emerald-supply-of = Einflussmarker im Vorrat: { $count }
web-emerald-limbo-of = im Limbo: { $count }
web-emerald-agents-left = Agenten im Vorrat: { $count }
web-emerald-on-board = Agenten auf dem Spielbrett: { $count }
web-emerald-tokens = Stabilitätsmarker: { $count }
web-emerald-kept = Karten in der Auslage: { $count }
web-emerald-kept-victim = { $card } (Agent von { $seat })
web-emerald-kept-agents =
    { $count ->
        [one] { $card } ({ $count } Agent)
       *[other] { $card } ({ $count } Agenten)
    }
web-emerald-kept-royal = { $card } (auf { $royal })
web-emerald-kept-hidden = { $card } (versteckt)
web-emerald-nothing = nichts

## Hand und Stapel

web-emerald-hand = Deine Hand
web-emerald-hand-of = Hand von { $seat }
web-emerald-hand-empty = Du hast keine Karte auf der Hand.
web-emerald-in-hand = Handkarten: { $count }
web-emerald-deck = Nachziehstapel: { $count }, Reihenfolge unbekannt
web-emerald-discards = Ablagestapel: { $count }
web-emerald-piles = Deine Stapel: { $deck } zum Nachziehen, { $discard } abgelegt
web-emerald-hand-and-deck = Hand ({ $hand }) und Nachziehstapel ({ $deck }) zusammen
web-emerald-known-hand = Sicher auf der Hand
web-emerald-played = gespielt
web-emerald-no-text = Ohne Text: Sie wird für ihre Symbole gespielt.
web-emerald-in-play = Ausgespielt

## Die Frage

web-emerald-plan = Bisher gewählt
web-emerald-restart = Aktion neu beginnen
web-emerald-mark-card = Wähle eine umrandete Karte
web-emerald-mark-city = Wähle eine umrandete Stadt
web-emerald-sum-cubes = { $count } von { $most } Einflussmarkern
web-emerald-sum-moves = { $count } von { $most } Bewegungen
web-emerald-sum-bombs = { $count } von { $most } Bomben
web-emerald-do-agent = Agenten in { $city } einsetzen
web-emerald-do-place =
    { $count ->
        [one] { $count } Einflussmarker in { $city } einsetzen
       *[other] { $count } Einflussmarker in { $city } einsetzen
    }
web-emerald-do-claim = „{ $what }“ in { $city } nehmen
web-emerald-do-claim-with = „{ $card }“ mit „{ $with }“ nehmen
web-emerald-do-claim-stop = Nichts weiter nehmen
web-emerald-do-retrieve =
    { $count ->
        [one] { $count } Einflussmarker zurückholen
       *[other] { $count } Einflussmarker zurückholen
    }
web-emerald-do-moves =
    { $count ->
        [one] { $count } Bewegung: Agenten wählen
       *[other] { $count } Bewegungen: Agenten wählen
    }
web-emerald-do-move = Agenten von { $city_from } nach { $city } bewegen
web-emerald-do-move-stop =
    { $count ->
        [one] Es bei { $count } Bewegung belassen
       *[other] Es bei { $count } Bewegungen belassen
    }
web-emerald-do-track-r = Restaurationisten +{ $restorationist }
web-emerald-do-track-l = Loyalisten +{ $loyalist }
web-emerald-do-track-both = Restaurationisten +{ $restorationist }, Loyalisten +{ $loyalist }
web-emerald-do-kill-city = In { $city } zuschlagen
web-emerald-do-kill-agent = Agenten von { $seat } in { $city } töten
web-emerald-do-kill-royal = { $what } in { $city } töten
web-emerald-do-kill-stop = Kein weiterer Anschlag
web-emerald-do-bombs =
    { $count ->
        [one] { $card }: { $count } Bombe
       *[other] { $card }: { $count } Bomben
    }
web-emerald-do-discard =
    { $count ->
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
web-emerald-do-draw =
    { $draw ->
        [one] Nichts abwerfen, { $draw } Karte ziehen
       *[other] Nichts abwerfen, { $draw } Karten ziehen
    }
web-emerald-do-redraw = { $count } abwerfen, { $draw } ziehen
web-emerald-do-text = { $card }: { $target }
web-emerald-do-text-done =
    { $count ->
        [one] { $card }: { $count } genügt
       *[other] { $card }: { $count } genügen
    }
web-emerald-do-limbo =
    { $count ->
        [one] { $count } Einflussmarker aus dem Limbo holen
       *[other] { $count } Einflussmarker aus dem Limbo holen
    }
web-emerald-do-redeploy =
    { $count ->
        [one] { $count } Agenten nach { $city } zurückholen
       *[other] { $count } Agenten nach { $city } zurückholen
    }
web-emerald-do-strike = Zombies in { $city } zuschlagen lassen
web-emerald-do-strike-stop = Kein weiterer Schlag
web-emerald-do-zombie = Zombie in { $city } einsetzen

## Hilfe für die erste Partie

web-emerald-hint-setup-agent = Agenten helfen dir, in einer Stadt zu führen und dort zu töten. In einer Stadt dürfen Agenten verschiedener Spieler stehen.
web-emerald-hint-turn = Eine Karte spielst du für ihre Symbole einer Art oder für ihren Text; was jetzt geht, ist umrandet. Nach zwei Aktionen ziehst du auf fünf Karten nach.
web-emerald-hint-place-city = Einflussmarker und Agenten zusammen entscheiden, wer führt. Nur wer führt, kann die offene Karte nehmen.
web-emerald-hint-place-card = Jedes Einflusssymbol auf den gespielten Karten setzt einen Einflussmarker aus deinem Vorrat ein.
web-emerald-hint-claim-city = Du musst führen und dort einen Einflussmarker haben. Deine Einflussmarker kommen ins Limbo, alle anderen zurück zu ihren Besitzern.
web-emerald-hint-claim-card = Die Karte geht auf deinen Ablagestapel; ihre Agenten und Punkte gehören dir sofort.
web-emerald-hint-retrieve-card = Jedes Rückholsymbol bringt einen Einflussmarker in deinen Vorrat zurück, aus dem Limbo oder aus einer Stadt.
web-emerald-hint-retrieve-source = Einflussmarker im Limbo nützen dir nichts; in einer Stadt können sie dir die Führung geben.
web-emerald-hint-move-card = Jedes Laufsymbol bewegt einen Agenten in eine beliebige andere Stadt.
web-emerald-hint-move-from = In einer Aktion bewegt sich jeder Agent höchstens einmal.
web-emerald-hint-move-to = Jede andere Stadt ist erreichbar.
web-emerald-hint-track-card = Eine Karte schiebt den einen oder den anderen Marker. Der Abstand zählt jetzt für alle, am Ende nur für die Fraktion, die vorn liegt.
web-emerald-hint-kill-card = Die Karte mit dem Dolch ist verbraucht. Sie bleibt mit ihrem Opfer vor dir liegen.
web-emerald-hint-kill-city = Du musst in der Stadt führen und dort einen Agenten haben. Jeder deiner Agenten dort zählt als Bombe.
web-emerald-hint-kill-target = Hoheiten bringen Restaurationisten-Siegpunkte. Tote Agenten bringen nur dem Loyalisten Punkte, der die eines Restaurationisten getötet hat.
web-emerald-hint-kill-support = Keine Karte darf überflüssig sein: Nur was zur fehlenden Zahl passt, ist umrandet.
web-emerald-hint-discard-card = Wirf ab, was du nicht brauchst; am Ende des Zuges ziehst du nach.
web-emerald-hint-block = Niemand erfährt, ob du hättest abwehren können.
web-emerald-hint-heart = Ein aufgedeckter Restaurationist beendet das Spiel. Ein aufgedeckter Loyalist spielt weiter.
web-emerald-hint-reveal-agent = Ein aufgedeckter Loyalist füllt auf drei Agenten auf dem Spielbrett auf.
web-emerald-hint-redeploy-city = Alle Agenten von Mi-Go kommen in dieselbe Stadt.

## Während andere wählen

web-emerald-next-watching = Du schaust zu.
web-emerald-next-setup = Alle setzen zwei Startagenten ein, in zwei Durchgängen.
web-emerald-next-own = Dein Zug geht weiter, sobald das geklärt ist.
web-emerald-next-turn =
    { $count ->
        [one] Nach diesem Zug bist du dran.
       *[other] Nach { $count } Zügen bist du dran.
    }
web-emerald-attack-agent = { $seat } greift mit „{ $what }“ einen Agenten von { $victim } in { $city } an.
web-emerald-attack-city = { $seat } schlägt mit „{ $what }“ in { $city } zu.
web-emerald-revealed-restorationist = { $seat } ist Restaurationist: Das Spiel endet.
web-emerald-revealed-loyalist = { $seat } ist Loyalist und spielt weiter.
web-emerald-die-mad = { $seat } wirft den Stabilitätswürfel: Wahnsinn.
web-emerald-die-blank = { $seat } wirft den Stabilitätswürfel: Nichts geschieht.

## Wertung

web-emerald-score-caption = Wertung, Posten für Posten
web-emerald-score-rank = Platz und Spieler
web-emerald-score-side = Fraktion
web-emerald-score-live-bar = Punkte im Spiel
web-emerald-score-neutral = Neutral
web-emerald-score-restorationist = Restaurationisten
web-emerald-score-loyalist = Loyalisten
web-emerald-score-kill = Tote Agenten
web-emerald-score-track = Leisten
web-emerald-score-live = Im Spiel
web-emerald-score-kept = Zählt
web-emerald-score-penalty = Abzug
web-emerald-score-total = Ergebnis
web-emerald-score-counts = { $source } { $count }
web-emerald-score-lost = { $source } { $count } zählen nicht
web-emerald-score-note = Durchgestrichen: Punkte, die für diese Fraktion nicht zählen. Die Fraktion des niedrigsten Ergebnisses zahlt den Abzug.
