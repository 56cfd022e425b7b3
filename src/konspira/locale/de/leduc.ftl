# Leduc-Poker: Begriffe wie in docs/rules/leduc.md, Abschnitt 1.

leduc-title = Leduc-Poker
leduc-blurb = Sechs Karten, zwei Setzrunden, ein Geheimnis: das kleinste Poker, in dem sich ein Bluff lohnt.
leduc-chapter = Setzrunde { $number }

## Karten

leduc-card-jack-spades = Pik-Bube
    .nom = der Pik-Bube
    .acc = den Pik-Buben
leduc-card-jack-hearts = Herz-Bube
    .nom = der Herz-Bube
    .acc = den Herz-Buben
leduc-card-queen-spades = Pik-Dame
    .nom = die Pik-Dame
    .acc = die Pik-Dame
leduc-card-queen-hearts = Herz-Dame
    .nom = die Herz-Dame
    .acc = die Herz-Dame
leduc-card-king-spades = Pik-König
    .nom = der Pik-König
    .acc = den Pik-König
leduc-card-king-hearts = Herz-König
    .nom = der Herz-König
    .acc = den Herz-König

## Fragen

leduc-ask-bet =
    { $chips ->
        [0] Der Einsatz ist ausgeglichen. Was setzt du?
        [one] Mitgehen kostet { $chips } Chip. Was setzt du?
       *[other] Mitgehen kostet { $chips } Chips. Was setzt du?
    }

## Was die anderen inzwischen sehen

leduc-activity-betting = { $seat } überlegt einen Einsatz.

## Auswahl

leduc-choose-fold = Aussteigen
leduc-choose-call = Mitgehen (schieben, wenn der Einsatz ausgeglichen ist)
leduc-choose-raise = Erhöhen

## Ereignisse

leduc-event-antes-paid =
    { $chips ->
        [one] Alle zahlen { $chips } Chip in den Pot.
       *[other] Alle zahlen { $chips } Chips in den Pot.
    }
leduc-event-card-dealt = Deine Karte ist { $card-nom }.
leduc-event-folded = { $seat } steigt aus.
leduc-event-checked = { $seat } schiebt.
leduc-event-called =
    { $chips ->
        [one] { $seat } geht mit und hat { $chips } Chip im Pot.
       *[other] { $seat } geht mit und hat { $chips } Chips im Pot.
    }
leduc-event-raised =
    { $chips ->
        [one] { $seat } erhöht und hat { $chips } Chip im Pot.
       *[other] { $seat } erhöht und hat { $chips } Chips im Pot.
    }
leduc-event-card-turned = Die offene Karte ist { $card-nom }.
leduc-event-card-shown = { $seat } zeigt { $card-acc }.
leduc-event-pot-won =
    { $chips ->
        [one] { $seat } nimmt den Pot: { $chips } Chip.
       *[other] { $seat } nimmt den Pot: { $chips } Chips.
    }
leduc-event-pot-split =
    { $chips ->
        [one] Gleiche Karten: Alle nehmen { $chips } Chip zurück.
       *[other] Gleiche Karten: Alle nehmen { $chips } Chips zurück.
    }

## Warum etwas nicht zur Wahl steht

leduc-why-nothing-to-call = Der Einsatz ist ausgeglichen, es gibt keinen Grund auszusteigen.
leduc-why-no-more-raises = In einer Setzrunde wird höchstens { $count }-mal erhöht.

## Was bei einer falschen Stellung zu tun ist

remedy-leduc-deck = das sind mehr Karten, als ausgeteilt werden
remedy-leduc-owe = Platz { $seat } muss genau { $count } schulden
