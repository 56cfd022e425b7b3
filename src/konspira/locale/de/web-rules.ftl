# The pages of rules in the browser.
web-rules-contents = Inhalt
web-rules-search = Regeln und Karten durchsuchen
web-rules-nothing = Nichts gefunden. Versuche es mit einem einzelnen Wort oder einer Regelnummer wie 7.8.
web-rules-views = Ansicht der Regeln
web-rules-view-pictures = Mit Bildern
web-rules-view-numbered = Nummeriert
web-rules-view-quick = Kurz
web-rules-margin = Regeln dieses Absatzes
web-rules-page = Anleitung S. { $pages }
web-rules-cards = Alle Karten
web-rules-aid-seats = für { $least } bis { $most } Spieler
web-rules-aid-note = Kleine Zahlen nennen Regeln. Werte stammen aus den Daten des Spiels.
web-rules-aid-print = Drucken
web-rules-aid-language = Sprache des Blattes
web-rules-found =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
