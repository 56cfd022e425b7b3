kuhn-title = Kuhn-Poker
kuhn-blurb = Drei Karten, ein Einsatz, ein Bluff.

kuhn-card-jack = Bube
kuhn-card-queen = Dame
kuhn-card-king = König

kuhn-field-card = Karte
kuhn-field-chips = Chips

kuhn-ask-speak = Noch hat niemand gesetzt. Was tust du?
kuhn-ask-answer = Die andere Seite hat gesetzt. Zahlst du, um ihre Karte zu sehen?

kuhn-activity-betting = { $seat } denkt über einen Einsatz nach.

kuhn-choose-check = Schieben
kuhn-choose-bet = Einen Chip setzen
kuhn-choose-fold = Passen
kuhn-choose-call = Mitgehen

kuhn-event-card-dealt = Deine Karte: { $card }.
kuhn-event-checked = { $seat } schiebt.
kuhn-event-bet = { $seat } setzt einen Chip.
kuhn-event-folded = { $seat } passt.
kuhn-event-called = { $seat } geht mit.
kuhn-event-card-shown = { $seat } zeigt die Karte: { $card }.
kuhn-event-pot-won =
    { $chips ->
        [one] { $seat } gewinnt { $chips } Chip.
       *[other] { $seat } gewinnt { $chips } Chips.
    }

kuhn-why-there-is-a-bet = Es ist schon gesetzt: passe oder geh mit.
kuhn-why-no-bet-yet = Noch hat niemand gesetzt: schiebe oder setze.
