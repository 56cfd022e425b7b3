# Was die Pläne der Städte noch sagen: Gesten aus Karte und Ort, der Schlüssel der Symbole.

## Estoril

web-estoril-mark-card-for = Wähle eine Karte für das Feld { $space }

## Die Verschwörer

web-spiskowcy-ask-swap = Verschwörung: Welche zwei Charaktere tauschen die Plätze?
web-spiskowcy-ask-swap-for = Verschwörung: Mit wem tauscht „{ $card }“ von { $seat } den Platz?

## A Study in Emerald: eine Karte und eine Stadt

web-emerald-chosen = gewählt
web-emerald-mark-card-for = { $city }: nun eine Karte oder eine Aktion
web-emerald-mark-city-for = „{ $card }“: nun eine umrandete Stadt
web-emerald-deed-retrieve =
    { $count ->
        [one] { $count } Einflussmarker aus { $city } zurückholen
       *[other] { $count } Einflussmarker aus { $city } zurückholen
    }
web-emerald-deed-move = Einen Agenten aus { $city } bewegen

## A Study in Emerald: die Identität

web-emerald-cover = Drücken zum Verdecken
web-emerald-uncover = Drücken zum Ansehen

## A Study in Emerald: der Schlüssel der Symbole

web-emerald-key = Symbole
web-emerald-pair-no-symbol = Kein Symbol dieser Karte wirkt in einer Stadt.
web-emerald-key-title = Was die Symbole bedeuten
web-emerald-key-close = Schließen
web-emerald-key-pays = Auf Karten links: wofür sie bezahlen
web-emerald-key-bears = Auf Karten rechts: was sie bringen
web-emerald-key-there = In einer Stadt
web-emerald-key-owns = Bei den Spielern
web-emerald-key-place = ein Einflussmarker aus deinem Vorrat in eine Stadt
web-emerald-key-claim = die offene Karte einer Stadt, in der du mit einem Einflussmarker führst
web-emerald-key-retrieve = ein Einflussmarker zurück in den Vorrat, aus dem Limbo oder aus einer Stadt
web-emerald-key-move = ein Agent in eine beliebige andere Stadt
web-emerald-key-assassinate = ein Anschlag auf eine Hoheit oder auf einen fremden Agenten
web-emerald-key-restorationist = ihr Marker rückt ein Feld vor
web-emerald-key-loyalist = ihr Marker rückt ein Feld vor
web-emerald-key-bomb = hilft bei einem Anschlag; bei einer Stadt: so viele töten dort einen Agenten
web-emerald-key-agent = wer die Karte nimmt, bekommt in dieser Stadt einen Agenten
web-emerald-key-madness = wer die Karte nimmt, wirft den Stabilitätswürfel
web-emerald-key-neutral = zählen für alle
web-emerald-key-points-restorationist = zählen am Ende nur für Restaurationisten
web-emerald-key-points-loyalist = zählen am Ende nur für Loyalisten
web-emerald-key-kill = für Loyalisten, wenn der tote Agent einem Restaurationisten gehörte
web-emerald-key-cube-name = Einflussmarker
web-emerald-key-cube = Einflussmarker und Agenten zusammen entscheiden, wer in der Stadt führt
web-emerald-key-lead-name = Führung
web-emerald-key-lead = golden: wer führt, und um wie viel
web-emerald-key-royal-name = Hoheit
web-emerald-key-royal = die Bomben, die sie töten, und die Punkte dafür
web-emerald-key-zombie-name = Zombie
web-emerald-key-zombie = kann einen fremden Agenten entfernen; zählt nicht für die Führung
web-emerald-key-stack-name = Stapel
web-emerald-key-stack = so viele Karten liegen in der Stadt
web-emerald-key-sanity-name = Stabilitätsmarker
web-emerald-key-sanity = wer keinen mehr hat, muss die Identität aufdecken
web-emerald-key-supply-name = Vorrat
web-emerald-key-supply = Einflussmarker, die eingesetzt werden können
web-emerald-key-limbo-name = Limbo
web-emerald-key-limbo = Einflussmarker, die erst zurückgeholt werden müssen
