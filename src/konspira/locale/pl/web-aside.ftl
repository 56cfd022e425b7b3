# Zakończona gra oczami kogoś innego: zamiast „ty” pada imię tego gracza ($eyes).

web-aside-spiskowcy-event-hand-dealt = { $eyes } ma na ręce: { $cards }.
web-aside-spiskowcy-event-order-chosen = { $eyes } wydaje rozkaz: { $cards }.
web-aside-spiskowcy-unseen-by-you = { $eyes } nie widzi
web-aside-spiskowcy-you = punkt widzenia
web-aside-spiskowcy-you-head = { $eyes }
web-aside-spiskowcy-your-order = rozkaz gracza { $eyes }
web-aside-spiskowcy-hand = Ręka gracza { $eyes }
web-aside-spiskowcy-hand-empty = { $eyes } do następnego rozdania nie ma kart na ręce.

web-aside-estoril-event-agenda-dealt = Tajny cel rekrutacji gracza { $eyes } to „{ $mission }”.
web-aside-estoril-event-card-chosen = Zakryta karta gracza { $eyes } { $space-at } to { $card }.
web-aside-estoril-event-card-seen = { $eyes } widzi { $space-at } kartę { $card }.
web-aside-estoril-event-discards-chosen = { $eyes } odrzuci: { $cards }.
web-aside-estoril-known-own = zakryta, zna ją tylko { $eyes }
web-aside-estoril-known-peeked = zakryta, podejrzana przez gracza { $eyes }
web-aside-estoril-deck-about = Stos, liczba kart: { $count }, z tego { $eyes } zna: { $known }
web-aside-estoril-deck-known = { $eyes } zna te karty, licząc od góry:
web-aside-estoril-agenda = cel rekrutacji gracza { $eyes }
web-aside-estoril-agenda-rule = Zna go tylko { $eyes }. Na koniec dostaje { $count } pkt za każdy taki symbol na ręce i wśród odrzuconych kart.
web-aside-estoril-hand = Ręka gracza { $eyes }
web-aside-estoril-hand-empty = Wszystkie karty gracza { $eyes } są w miasteczku.

web-aside-emerald-event-identity-dealt = W tajemnicy { $eyes } jest { $faction-ins }.
web-aside-emerald-event-cards-drawn = { $eyes } dobiera: { $cards }.
web-aside-emerald-event-block-asked = { $seat } zagraża kartą „{ $card }” agentowi gracza { $eyes }. Teraz można zablokować.
web-aside-emerald-event-heart-asked = Przed ujawnieniem tożsamości { $eyes } może zagrać kartę „Zmiana nastawienia”.
web-aside-emerald-identity = Tajna tożsamość gracza { $eyes }
web-aside-emerald-identity-seen = { $faction }: wie o tym tylko { $eyes }
web-aside-emerald-only-you = tylko { $eyes }
web-aside-emerald-hand = Ręka gracza { $eyes }
web-aside-emerald-hand-empty = { $eyes } nie ma kart na ręce.
web-aside-emerald-piles = Stosy gracza { $eyes }: w talii { $deck }, odrzucone { $discard }

web-aside-stawka-event-plan-chosen = { $eyes } wybiera kartę planowania „{ $plan }”.
web-aside-stawka-event-token-drawn = { $eyes } dobiera żeton „{ $threat }”.
web-aside-stawka-event-token-chosen = Żeton gracza { $eyes } { $field-at } to „{ $threat }”.
web-aside-stawka-event-card-drawn = { $eyes } dobiera kartę lokacji „{ $card }”.
web-aside-stawka-event-reaction-drawn = { $eyes } dobiera kartę reakcji „{ $card }”.
web-aside-stawka-event-tile-seen = { $eyes } widzi { $piece-acc }.
web-aside-stawka-event-hand-seen = { $eyes } widzi te karty: { $cards }.
web-aside-stawka-event-radio-chosen = Radiostacja gracza { $eyes } jest { $location-at }.
web-aside-stawka-event-password-chosen = Hasło gracza { $eyes } to „{ $word }”.
web-aside-stawka-known-tiles = { $eyes } zna: { $tiles }
web-aside-stawka-tokens-hand = Żetony gracza { $eyes } do ustawienia
web-aside-stawka-hand = Karty gracza { $eyes }
web-aside-stawka-hand-empty = { $eyes } nie ma kart na ręce.
web-aside-stawka-drawn = Dobrany kafelek, który widzi tylko { $eyes }
web-aside-stawka-film-radio-yours = Radiostacja gracza { $eyes } jest { $location-at }. Nikt inny o tym nie wie.
web-aside-stawka-film-radio-here-yours = radiostacja gracza { $eyes }, nikt inny o niej nie wie
web-aside-stawka-film-hotel-card = karta hotelu na ręce
web-aside-stawka-film-hotel-agent = agent w hotelu
