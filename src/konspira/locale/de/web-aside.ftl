# Ein beendetes Spiel mit den Augen von jemand anderem: Wo sonst „du“ steht, steht der Name ($eyes).

web-aside-spiskowcy-event-hand-dealt = { $eyes } hat auf der Hand: { $cards }.
web-aside-spiskowcy-event-order-chosen = { $eyes } befiehlt: { $cards }.
web-aside-spiskowcy-unseen-by-you = Ungesehen von { $eyes }
web-aside-spiskowcy-you = Blickwinkel
web-aside-spiskowcy-you-head = { $eyes }
web-aside-spiskowcy-your-order = Befehl von { $eyes }
web-aside-spiskowcy-hand = Handkarten von { $eyes }
web-aside-spiskowcy-hand-empty = Bis zum nächsten Austeilen hat { $eyes } keine Handkarten.

web-aside-estoril-event-agenda-dealt = Die geheime Agenda von { $eyes } ist „{ $mission }“.
web-aside-estoril-event-card-chosen = Die verdeckte Karte von { $eyes } { $space-at } ist { $card-nom }.
web-aside-estoril-event-card-seen = { $eyes } sieht { $space-at } { $card-acc }.
web-aside-estoril-event-discards-chosen = { $eyes } legt ab: { $cards }.
web-aside-estoril-known-own = verdeckt, nur { $eyes } kennt sie
web-aside-estoril-known-peeked = verdeckt, von { $eyes } angesehen
web-aside-estoril-deck-about = Stapel: { $count } Karten, davon kennt { $eyes } { $known }
web-aside-estoril-deck-known = { $eyes } kennt diese Karten, von oben gezählt:
web-aside-estoril-agenda = Agenda von { $eyes }
web-aside-estoril-agenda-rule = Nur { $eyes } kennt sie. Am Ende gibt es { $count } Punkt für jedes solche Symbol auf der Hand und unter den abgelegten Karten.
web-aside-estoril-hand = Hand von { $eyes }
web-aside-estoril-hand-empty = Alle Karten von { $eyes } sind in der Stadt.

web-aside-emerald-event-identity-dealt = Im Geheimen ist { $eyes } { $faction }.
web-aside-emerald-event-cards-drawn = { $eyes } zieht: { $cards }.
web-aside-emerald-event-block-asked = { $seat } bedroht mit „{ $card }“ einen Agenten von { $eyes }: Jetzt kann abgewehrt werden.
web-aside-emerald-event-heart-asked = Vor dem Aufdecken der Identität darf { $eyes } „Sinneswandel“ spielen.
web-aside-emerald-identity = Geheime Identität von { $eyes }
web-aside-emerald-identity-seen = { $faction }: Nur { $eyes } hat es gesehen
web-aside-emerald-only-you = nur { $eyes }
web-aside-emerald-hand = Hand von { $eyes }
web-aside-emerald-hand-empty = { $eyes } hat keine Karte auf der Hand.
web-aside-emerald-piles = Stapel von { $eyes }: { $deck } zum Nachziehen, { $discard } abgelegt

web-aside-stawka-event-plan-chosen = { $eyes } wählt die Planungskarte „{ $plan }“.
web-aside-stawka-event-token-drawn = { $eyes } zieht den Marker „{ $threat }“.
web-aside-stawka-event-token-chosen = Der Marker von { $eyes } { $field-at } heißt „{ $threat }“.
web-aside-stawka-event-card-drawn = { $eyes } zieht die Ortskarte „{ $card }“.
web-aside-stawka-event-reaction-drawn = { $eyes } zieht die Reaktionskarte „{ $card }“.
web-aside-stawka-event-tile-seen = { $eyes } sieht { $piece-acc }.
web-aside-stawka-event-hand-seen = { $eyes } sieht diese Karten: { $cards }.
web-aside-stawka-event-radio-chosen = Das Funkgerät von { $eyes } ist { $location-at }.
web-aside-stawka-event-password-chosen = Das Losungswort von { $eyes } ist „{ $word }“.
web-aside-stawka-known-tiles = { $eyes } bekannt: { $tiles }
web-aside-stawka-tokens-hand = Marker von { $eyes } zum Legen
web-aside-stawka-hand = Karten von { $eyes }
web-aside-stawka-hand-empty = { $eyes } hat keine Karten auf der Hand.
web-aside-stawka-drawn = Gezogenes Plättchen, das nur { $eyes } sieht
web-aside-stawka-film-radio-yours = Funkgerät von { $eyes }: { $location }. Sonst weiß es niemand.
web-aside-stawka-film-radio-here-yours = Funkgerät von { $eyes }, sonst weiß es niemand
web-aside-stawka-film-hotel-card = die Hotelkarte auf der Hand
web-aside-stawka-film-hotel-agent = ein Agent im Hotel
