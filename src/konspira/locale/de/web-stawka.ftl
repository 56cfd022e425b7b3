# Der Tisch von „Stawka większa niż życie“ im Browser. Begriffe wie in stawka.ftl.

## Die Runde

web-stawka-stage =
    { $stages ->
        [0] Runde { $stage }
       *[other] Runde { $stage } von { $stages }
    }
web-stawka-log-stage = Runde { $stage }
web-stawka-first = beginnt
web-stawka-first-is = Es beginnt: { $seat }
web-stawka-briefing = Lagebesprechung
web-stawka-goal-vp =
    { $count ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
web-stawka-goal-secrets =
    { $count ->
        [one] { $count } Geheimnis
       *[other] { $count } Geheimnisse
    }
web-stawka-goal-exposure = Zehn Beweise gegen den feindlichen Netzchef
web-stawka-goals = Was zum Sieg führt
web-stawka-proc-active = { $agent-nom } ist aktiv.
web-stawka-proc-step = { $agent-nom } ist unterwegs { $field-to }.
web-stawka-proc-search-alone = { $agent-nom } durchsucht den Ort.
web-stawka-proc-talk = { $agent-nom } spricht mit { $agent_target-dat }.
web-stawka-proc-talk-alone = { $agent-nom } führt ein Gespräch.
web-stawka-proc-test = { $agent-nom } legt eine Wachsamkeitsprobe gegen { $agent_target-acc } ab.
web-stawka-proc-test-alone = { $agent-nom } legt eine Wachsamkeitsprobe ab.
web-stawka-proc-arrest = { $agent-nom } versucht, { $agent_target-acc } zu verhaften.
web-stawka-proc-arrest-alone = { $agent-nom } versucht eine Verhaftung.
web-stawka-proc-attack = { $agent-nom } greift { $agent_target-acc } an.
web-stawka-proc-attack-alone = { $agent-nom } greift an.
web-stawka-proc-interrogation = { $agent-nom } verhört { $agent_target-acc }.
web-stawka-proc-interrogation-alone = { $agent-nom } wird verhört.
web-stawka-window-open = Gelegenheit zur Reaktion: { $window }.

## Die Stadt

web-stawka-map = Die Stadt. Mit den Pfeiltasten geht es von Feld zu Feld.
web-stawka-town = Die Stadt
web-stawka-zoom-in = Vergrößern
web-stawka-zoom-out = Verkleinern
web-stawka-zoom-whole = Die ganze Stadt zeigen
web-stawka-phone = Telefon
web-stawka-tiles =
    { $count ->
        [0] keine Plättchen mehr
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
web-stawka-known-tiles = dir bekannt: { $tiles }
web-stawka-markers = Marker „Ich war hier“: { $colors }
web-stawka-destroyed = zerstört
web-stawka-neighbours = Angrenzend: { $fields }.
web-stawka-distance =
    { $count ->
        [one] { $count } Schritt entfernt ({ $agent }).
       *[other] { $count } Schritte entfernt ({ $agent }).
    }
web-stawka-prisoners = Gefangene: { $agents }
web-stawka-token = Gefahrenmarker
web-stawka-token-unknown = unbekannter Gefahrenmarker
web-stawka-token-hidden = { $token } (verdeckt, { $side })
web-stawka-token-open = { $token } (offen, { $side })
web-stawka-tokens-hand = Deine Marker zum Legen
web-stawka-walk-to = Gehe { $field-to }, { $count } AP

## Netze und Agenten

web-stawka-chief = Netzchef
web-stawka-active = aktiv
web-stawka-values = Rang { $rank }, Verteidigung { $defence }, Wachsamkeit { $vigilance }
web-stawka-thresholds = Im Gespräch: 1 Beweis ab { $one }, 2 ab { $two }, ein Geheimnis ab { $three }
web-stawka-ap = { $count } AP
web-stawka-ap-short = AP
web-stawka-ap-spent = { $spent } von { $limit } AP verbraucht
web-stawka-ap-left = noch { $count } AP
web-stawka-pool = AP, die noch im Vorrat sind
web-stawka-pool-is = AP im Vorrat: { $count }
web-stawka-vp = { $count } SP
web-stawka-secrets =
    { $count ->
        [one] { $count } Geheimnis
       *[other] { $count } Geheimnisse
    }
web-stawka-hands = Ortskarten: { $locations }, Reaktionskarten: { $reactions }
web-stawka-withdrawn = ausgestiegen
web-stawka-sealed = Planungskarte gewählt
web-stawka-bribed = Bestochen: { $agent }
web-stawka-evidence-on = Beweise: { $count }, { $band }
web-stawka-items = Gegenstände: { $items }
web-stawka-unknown-item = Unbekannter Gegenstand ({ $location })
web-stawka-secret-card = Karte „Streng geheim“
web-stawka-mission-hidden = Eine verdeckte Mission
web-stawka-kept-field = Darf dieses Feld vorerst nicht verlassen.
web-stawka-kept-sector = Darf diesen Sektor vorerst nicht verlassen.
web-stawka-effect = Zurzeit: { $stat } { $amount }

## Deine Karten

web-stawka-hand = Deine Karten
web-stawka-hand-empty = Du hast keine Karten auf der Hand.
web-stawka-plan-is = Planungskarte: { $plan }
web-stawka-plan-edge = Vorrang { $precedence }
web-stawka-plan-pool = { $ap } AP
web-stawka-plan-values =
    { $cards ->
        [one] { $ap } AP, { $cards } Reaktionskarte
       *[other] { $ap } AP, { $cards } Reaktionskarten
    }
web-stawka-plan-open = noch keine Planungskarte
web-stawka-plans-used = Schon gespielte Planungskarten: { $plans }
web-stawka-block = Block
web-stawka-drawn = Gezogenes Plättchen, das nur du siehst
web-stawka-tile-evidence = Beweise auf diesem Plättchen

## Die Frage

web-stawka-mark-way = Wähle ein Feld auf der Karte.
web-stawka-mark-field = Wähle einen Platz auf der Karte.
web-stawka-mark-card = Wähle eine Karte.
web-stawka-go-to = Gehe { $field-to }
web-stawka-all-options = Alle Möglichkeiten
web-stawka-do-no-reaction = Passen: keine Reaktion
web-stawka-do-no-block = Nicht blocken
web-stawka-odds-of = Aussichten im Gespräch mit { $agent-dat }
web-stawka-odds-double = zwei Beweise
web-stawka-odds-secret = Geheimnis
web-stawka-explained = Erklärung

## Würfel

web-stawka-last-roll = Der letzte Wurf
web-stawka-roll-rank = { $agent-nom } legt vor dem Gespräch mit { $agent_target-dat } eine Rangprüfung ab
web-stawka-roll-talk = { $agent-nom } spricht mit { $agent_target-dat }
web-stawka-roll-interrogation = Verhör von { $agent_target-dat }
web-stawka-roll-test = Wachsamkeitsprobe von { $agent-dat }
web-stawka-roll-attack = { $agent-nom } greift { $agent_target-acc } an
web-stawka-roll-safe = { $agent-nom } versucht, eine Kassette zu öffnen
web-stawka-roll-by-track = Ermittlungsleiste, Farbe { $color }
web-stawka-roll-by-gate = Forttor
web-stawka-roll-needs = Ab { $count } ist der Wurf gelungen.
web-stawka-roll-learned =
    { $result ->
        [0] nichts erfahren
        [1] ein Beweis
        [2] zwei Beweise
       *[other] ein Geheimnis
    }
web-stawka-roll-result =
    { $result ->
        [0] misslungen
       *[other] gelungen
    }

## Das Ende

web-stawka-score-caption = Ergebnis des Spiels
web-stawka-row = Was zählt
web-stawka-row-vp = Siegpunkte
web-stawka-row-secrets = Geheimnisse
web-stawka-row-chief = Beweise gegen den feindlichen Netzchef
web-stawka-row-evidence = Beweise
web-stawka-course-note = Beweise gegen die Agenten der anderen Seite. Ein Geheimnis und ein ausgeschalteter Agent zählen je { $count }.
web-stawka-row-result = Ergebnis
web-stawka-needed = nötig: { $count }
web-stawka-won = gewonnen
web-stawka-drawn-game = unentschieden
