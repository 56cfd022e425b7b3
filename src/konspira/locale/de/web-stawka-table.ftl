# Was der Tisch von „Stawka“ erklärt: Netze, Hilfskarte, was eine Wahl bedeutet, Gelegenheiten zur Reaktion. Begriffe wie in stawka.ftl.

## Die Karte

web-stawka-letter-north = N
web-stawka-letter-east = O
web-stawka-letter-south = S
web-stawka-letter-west = W

## Die Netze

web-stawka-networks = Netze
web-stawka-known-to-enemy = weiß der Feind
web-stawka-known-to-you = weißt du
web-stawka-allows-arrest = Verhaftung
web-stawka-allows-kidnap = Entführung

## Die Hilfskarte

web-stawka-hint = Beweise, die hier liegen
web-stawka-hint-out = noch da
web-stawka-hint-of = { $left } von { $all }
web-stawka-hint-all = { $all }
web-stawka-hint-nobody = niemand im Spiel
web-stawka-hint-line = { $who }: { $count }
web-stawka-hint-tiles = Noch { $count } von { $all } Plättchen
web-stawka-hint-safes =
    { $count ->
        [0] keine Kassette
        [one] { $count } Kassette
       *[other] { $count } Kassetten
    }
web-stawka-hint-valuables =
    { $count ->
        [0] keine Wertsache
        [one] { $count } Wertsache
       *[other] { $count } Wertsachen
    }
web-stawka-hint-weapons =
    { $count ->
        [0] keine Waffe
        [one] { $count } Waffe
       *[other] { $count } Waffen
    }
web-stawka-hint-been = Waren schon hier und dürfen nicht suchen: { $agents }
web-stawka-hint-sentence = Hilfskarte: { $evidence }; { $things }.

## Was eine Wahl bedeutet

web-stawka-hits = { $count } gegen { $agent-acc }
web-stawka-hits-nobody = { $count }, niemand im Spiel
web-stawka-document-values = Rang { $rank }, Verteidigung { $defence }, Wachsamkeit { $vigilance }, { $ap } AP
web-stawka-meaning = Was das bedeutet
web-stawka-by-trait = Es wirkt die Sonderfähigkeit „{ $trait }“ von { $agent-dat }.
web-stawka-by-item = { $agent-nom } setzt { $item-acc } ein.
web-stawka-by-threat = Es wirkt der Gefahrenmarker „{ $threat }“.
web-stawka-by-card = Es wirkt die Ortskarte „{ $card }“.
web-stawka-by-reaction = Es wirkt die Reaktionskarte „{ $card }“.
web-stawka-odds-nothing = nichts
web-stawka-odds-one = einer
web-stawka-odds-why =
    { $bonus ->
        [0] Zwei Würfel gegen { $one } / { $two } / { $three }.
       *[other] Zwei Würfel + { $bonus } ({ $band }) gegen { $one } / { $two } / { $three }.
    }
web-stawka-odds-few = Unter 3 Beweisen zählt ein Geheimnis wie zwei Beweise.
web-stawka-odds-check = Rang { $own } gegen { $other }: zuerst ein Würfel, mehr als { $gap } ({ $percent } %).
web-stawka-odds-rest = Sonderfähigkeiten, Gegenstände und Karten kommen hinzu.

## Gelegenheiten zur Reaktion

web-stawka-place-cards = Deine Ortskarten
web-stawka-playable = jetzt spielbar
