# Die drei Filme von Stawka im Browser. Begriffe wie in stawka.ftl und stawka-films.ftl.

## Die Lagebesprechung

web-stawka-film-briefing = Lagebesprechung zum Film
web-stawka-film-briefing-open = Lagebesprechung lesen
web-stawka-film-briefing-close = Lagebesprechung schließen
web-stawka-film-no-limit = unbegrenzt viele Runden
web-stawka-film-standing = Wie es um beide Seiten steht
web-stawka-film-not-theirs = so gewinnt diese Seite nicht
web-stawka-film-points-decide = Punkte, wenn sonst nichts entscheidet
web-stawka-film-done = erledigt
web-stawka-film-missing = fehlt noch

## Wege zum Sieg in einem Wort

web-stawka-film-short-vp = Punkte
web-stawka-film-short-secrets = Geheimnisse
web-stawka-film-short-exposure = Enttarnung
web-stawka-film-short-room-217 = Zimmer 217
web-stawka-film-short-dispatch = Meldung
web-stawka-film-short-located = Peilung
web-stawka-film-short-barracks = Rückweg
web-stawka-film-short-hold-out = Durchhalten
web-stawka-film-short-network = Verluste
web-stawka-film-short-points = Punkte

## Film 1: das Funkgerät

web-stawka-film-radio = Das Funkgerät
web-stawka-film-radio-unset = Das Funkgerät wird gerade versteckt.
web-stawka-film-radio-yours = Dein Funkgerät: { $location }. Nur du weißt es.
web-stawka-film-radio-public = Das Funkgerät: { $location }. Alle kennen den Ort.
web-stawka-film-radio-anywhere =
    { $count ->
        [one] Wo das Funkgerät ist, wissen nur die Polen: { $count } Ort ist möglich.
       *[other] Wo das Funkgerät ist, wissen nur die Polen: { $count } Orte sind möglich.
    }
web-stawka-film-radio-sectors =
    { $count ->
        [one] Alle kennen seinen Sektor, auf der Karte schraffiert: { $sectors }.
       *[other] Alle wissen, dass es in einem der Sektoren ist, die auf der Karte schraffiert sind: { $sectors }.
    }
web-stawka-film-radio-secrets = Geheimnisse für die Meldung: { $have } von { $need }. Kloss muss spätestens in Runde { $stage } beginnen.
web-stawka-film-radio-sending = Das Funkgerät sendet seit Runde { $since }: Bis zum Ende von Runde { $until } muss ein Pole dort bleiben.
web-stawka-film-radio-rights-later =
    { $kloss ->
        [yes] Sobald alle den Ort kennen: Stedtke verhaftet dort ohne Beweise, auch Kloss, und jeder bewaffnete Deutsche darf schießen.
       *[no] Sobald alle den Ort kennen: Stedtke verhaftet dort ohne Beweise, aber nicht Kloss, und jeder bewaffnete Deutsche darf schießen.
    }
web-stawka-film-radio-rights =
    { $kloss ->
        [yes] Am Funkgerät verhaftet Stedtke ohne Beweise, auch Kloss, und jeder bewaffnete Deutsche darf schießen.
       *[no] Am Funkgerät verhaftet Stedtke ohne Beweise, aber nicht Kloss, und jeder bewaffnete Deutsche darf schießen.
    }
web-stawka-film-radio-here = das Funkgerät
web-stawka-film-radio-here-yours = dein Funkgerät, nur du weißt es
web-stawka-film-radio-here-sending = es sendet
web-stawka-film-radio-here-perhaps = hier kann das Funkgerät sein
web-stawka-film-transmit-text = Alle erfahren den Ort. Bis zum Ende von Runde { $stage } muss ein Pole hierbleiben.

## Film 2: das Hotel

web-stawka-film-hotel = Zimmer 217
web-stawka-film-hotel-closed = { $side }: Hotel geschlossen, { $have } von { $need } Punkten
web-stawka-film-hotel-open = { $side }: Hotel offen
web-stawka-film-hotel-closed-short = geschlossen: { $side }
web-stawka-film-hotel-open-short = offen: { $side }
web-stawka-film-hotel-points = { $need } Punkte
web-stawka-film-hotel-card = die Hotelkarte auf der Hand
web-stawka-film-hotel-agent = dein Agent im Hotel
web-stawka-film-hotel-price-polish = der Preis: eine Karte „Streng geheim“
web-stawka-film-hotel-price-german = der Preis: eine Wertsache

## Film 3: Pulkowski und der Wagen

web-stawka-film-audi = Pulkowski und der Schwarze Audi
web-stawka-film-pulkowski-next = Nächstes Verhör: { $dice } oder mehr mit zwei Würfeln bricht ihn ({ $percent } %).
web-stawka-film-pulkowski-safe = Nächstes Verhör: Kein Wurf kann ihn brechen.
web-stawka-film-pulkowski-lost = Nächstes Verhör: Jeder Wurf bricht ihn.
web-stawka-film-pulkowski-changes = Eingerechnet: { $changes }.
web-stawka-film-pulkowski-last = Letzter Wurf: { $one } und { $two }, zusammen { $total } von { $need }.
web-stawka-film-pulkowski-broken = Pulkowski ist gebrochen. Der Audi muss ihn aus der Fabrik holen.
web-stawka-film-pulkowski-waits = Pulkowski sitzt im Audi. Der Wagen wartet auf die nächste Runde und kann bis dahin nicht angegriffen werden.
web-stawka-film-pulkowski-loaded = Pulkowski sitzt im Audi. Jeder Pole außer Kloss darf ihn mit einer Waffe angreifen.
web-stawka-film-pulkowski-here = hier wird Pulkowski festgehalten
web-stawka-film-pulkowski-here-broken = hier wartet Pulkowski auf den Audi
web-stawka-film-factory-entered = Zu Pulkowski durchgekommen: { $agents }.
web-stawka-film-guard = Die Wache an der Fabrik bleibt: Ausweiskontrolle −3.
web-stawka-film-audi-at = Schwarzer Audi: { $field }. Verteidigung { $defence }, Wachsamkeit { $vigilance }.
web-stawka-film-audi-values = Verteidigung { $defence }, Wachsamkeit { $vigilance }
web-stawka-film-audi-empty = leer
web-stawka-film-audi-loaded = mit Pulkowski
web-stawka-film-audi-waits = mit Pulkowski, wartet auf die nächste Runde
web-stawka-film-audi-bonus = { $agent } verstärkt Angriffe auf den Audi um { $count }
web-stawka-film-audi-about = Ein Wagen, kein Agent: Er fährt nur auf Straßen, zur Fabrik und zur Kaserne und wird wie ein deutscher Agent aktiviert.

## Der Wurf gegen Pulkowski

web-stawka-roll-pulkowski = Pulkowski wird verhört
web-stawka-roll-breaks-at = { $count } oder mehr bricht ihn.
web-stawka-roll-broke =
    { $result ->
        [0] er hält durch
       *[other] er ist gebrochen
    }
