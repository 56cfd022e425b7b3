# Poker Leduc: terminy według docs/rules/leduc.md, rozdział 1.
# Imion i nazw kart nie odmieniamy: stoją w mianowniku albo po dwukropku.

leduc-title = Poker Leduc
leduc-blurb = Sześć kart, dwie rundy licytacji, jedna tajemnica: najmniejszy poker, w którym blef się opłaca.
leduc-chapter = Runda licytacji { $number }

## Karty

leduc-card-jack-spades = Walet pik
leduc-card-jack-hearts = Walet kier
leduc-card-queen-spades = Dama pik
leduc-card-queen-hearts = Dama kier
leduc-card-king-spades = Król pik
leduc-card-king-hearts = Król kier

## Pytania

leduc-ask-bet =
    { $chips ->
        [0] Nie ma czego sprawdzać. Jak licytujesz?
        [one] Sprawdzenie kosztuje { $chips } żeton. Jak licytujesz?
        [few] Sprawdzenie kosztuje { $chips } żetony. Jak licytujesz?
       *[many] Sprawdzenie kosztuje { $chips } żetonów. Jak licytujesz?
    }

## Co tymczasem widzą inni

leduc-activity-betting = { $seat } zastanawia się nad licytacją.

## Wybory

leduc-choose-fold = Spasuj
leduc-choose-call = Sprawdź (czekaj, jeśli nie ma czego sprawdzać)
leduc-choose-raise = Przebij

## Zdarzenia

leduc-event-antes-paid =
    { $chips ->
        [one] Każdy wpłaca do puli { $chips } żeton.
        [few] Każdy wpłaca do puli { $chips } żetony.
       *[many] Każdy wpłaca do puli { $chips } żetonów.
    }
leduc-event-card-dealt = Twoja karta to { $card }.
leduc-event-folded = { $seat } pasuje.
leduc-event-checked = { $seat } czeka.
leduc-event-called =
    { $chips ->
        [one] { $seat } sprawdza i ma w puli { $chips } żeton.
        [few] { $seat } sprawdza i ma w puli { $chips } żetony.
       *[many] { $seat } sprawdza i ma w puli { $chips } żetonów.
    }
leduc-event-raised =
    { $chips ->
        [one] { $seat } przebija i ma w puli { $chips } żeton.
        [few] { $seat } przebija i ma w puli { $chips } żetony.
       *[many] { $seat } przebija i ma w puli { $chips } żetonów.
    }
leduc-event-card-turned = Karta wspólna to { $card }.
leduc-event-card-shown = { $seat } ma kartę { $card }.
leduc-event-pot-won =
    { $chips ->
        [one] { $seat } zgarnia pulę: { $chips } żeton.
        [few] { $seat } zgarnia pulę: { $chips } żetony.
       *[many] { $seat } zgarnia pulę: { $chips } żetonów.
    }
leduc-event-pot-split =
    { $chips ->
        [one] Równe karty: każdy odbiera { $chips } żeton.
        [few] Równe karty: każdy odbiera { $chips } żetony.
       *[many] Równe karty: każdy odbiera { $chips } żetonów.
    }

## Dlaczego wybór nie jest możliwy

leduc-why-nothing-to-call = Nie ma czego sprawdzać, więc nie ma też powodu pasować.
leduc-why-no-more-raises =
    { $count ->
        [one] W rundzie licytacji można przebić najwyżej { $count } raz.
        [few] W rundzie licytacji można przebić najwyżej { $count } razy.
       *[many] W rundzie licytacji można przebić najwyżej { $count } razy.
    }

## Co zrobić z błędną pozycją

remedy-leduc-deck = to więcej kart, niż się rozdaje
remedy-leduc-owe = miejsce { $seat } musi dopłacić dokładnie { $count }
