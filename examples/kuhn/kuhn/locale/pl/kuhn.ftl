kuhn-title = Poker Kuhna
kuhn-blurb = Trzy karty, jedna stawka, jeden blef.

kuhn-card-jack = Walet
kuhn-card-queen = Dama
kuhn-card-king = Król

kuhn-field-card = Karta
kuhn-field-chips = Żetony

kuhn-ask-speak = Nikt jeszcze nie postawił. Co robisz?
kuhn-ask-answer = Drugie miejsce postawiło żeton. Płacisz, żeby zobaczyć jego kartę?

kuhn-activity-betting = { $seat } zastanawia się nad stawką.

kuhn-choose-check = Czekam
kuhn-choose-bet = Stawiam żeton
kuhn-choose-fold = Pasuję
kuhn-choose-call = Sprawdzam

kuhn-event-card-dealt = Twoja karta: { $card }.
kuhn-event-checked = { $seat } czeka.
kuhn-event-bet = { $seat } stawia żeton.
kuhn-event-folded = { $seat } pasuje.
kuhn-event-called = { $seat } sprawdza.
kuhn-event-card-shown = { $seat } pokazuje kartę: { $card }.
kuhn-event-pot-won =
    { $chips ->
        [one] { $seat } wygrywa { $chips } żeton.
        [few] { $seat } wygrywa { $chips } żetony.
       *[many] { $seat } wygrywa { $chips } żetonów.
    }

kuhn-why-there-is-a-bet = Ktoś już postawił: pasuj albo sprawdź.
kuhn-why-no-bet-yet = Nikt jeszcze nie postawił: czekaj albo postaw.
