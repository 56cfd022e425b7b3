# A finished game seen with the eyes of somebody else: what is otherwise said to “you” calls that player by name ($eyes).

web-aside-spiskowcy-event-hand-dealt = { $eyes } holds: { $cards }.
web-aside-spiskowcy-event-order-chosen = { $eyes } orders: { $cards }.
web-aside-spiskowcy-unseen-by-you = Unseen by { $eyes }
web-aside-spiskowcy-you = viewpoint
web-aside-spiskowcy-you-head = { $eyes }
web-aside-spiskowcy-your-order = order of { $eyes }
web-aside-spiskowcy-hand = Hand of { $eyes }
web-aside-spiskowcy-hand-empty = { $eyes } holds no cards until the next deal.

web-aside-estoril-event-agenda-dealt = The secret agenda of { $eyes } is “{ $mission }”.
web-aside-estoril-event-card-chosen = The face-down card of { $eyes } on { $space } is { $card }.
web-aside-estoril-event-card-seen = { $eyes } sees { $card } on { $space }.
web-aside-estoril-event-discards-chosen = { $eyes } will discard: { $cards }.
web-aside-estoril-known-own = face down, only { $eyes } knows it
web-aside-estoril-known-peeked = face down, { $eyes } has looked at it
web-aside-estoril-deck-about = Deck: { $count } cards, of which { $eyes } knows { $known }
web-aside-estoril-deck-known = { $eyes } knows these cards, counted from the top:
web-aside-estoril-agenda = agenda of { $eyes }
web-aside-estoril-agenda-rule = Only { $eyes } knows it. At the end { $count } point for each such symbol in hand and among the discards.
web-aside-estoril-hand = Hand of { $eyes }
web-aside-estoril-hand-empty = All cards of { $eyes } are in the town.

web-aside-emerald-event-identity-dealt = In secret { $eyes } is { $faction-a }.
web-aside-emerald-event-cards-drawn = { $eyes } draws: { $cards }.
web-aside-emerald-event-block-asked = { $seat } threatens an agent of { $eyes } with { $card }: a block is possible now.
web-aside-emerald-event-heart-asked = Before the identity is revealed, { $eyes } may play Change of Heart.
web-aside-emerald-identity = Secret identity of { $eyes }
web-aside-emerald-identity-seen = { $faction }: only { $eyes } has seen it
web-aside-emerald-only-you = only { $eyes }
web-aside-emerald-hand = Hand of { $eyes }
web-aside-emerald-hand-empty = { $eyes } holds no cards.
web-aside-emerald-piles = Piles of { $eyes }: { $deck } in the deck, { $discard } discarded

web-aside-stawka-event-plan-chosen = { $eyes } chooses the planning card “{ $plan }”.
web-aside-stawka-event-token-drawn = { $eyes } draws the token “{ $threat }”.
web-aside-stawka-event-token-chosen = The token of { $eyes } { $field-at } is “{ $threat }”.
web-aside-stawka-event-card-drawn = { $eyes } draws the location card “{ $card }”.
web-aside-stawka-event-reaction-drawn = { $eyes } draws the reaction card “{ $card }”.
web-aside-stawka-event-tile-seen = { $eyes } sees { $piece-the }.
web-aside-stawka-event-hand-seen = { $eyes } sees: { $cards }.
web-aside-stawka-event-radio-chosen = The radio of { $eyes } is { $location-at }.
web-aside-stawka-event-password-chosen = The password of { $eyes } is “{ $word }”.
web-aside-stawka-known-tiles = known to { $eyes }: { $tiles }
web-aside-stawka-tokens-hand = Tokens of { $eyes } to place
web-aside-stawka-hand = Cards of { $eyes }
web-aside-stawka-hand-empty = { $eyes } holds no cards.
web-aside-stawka-drawn = Drawn, for { $eyes } only
web-aside-stawka-film-radio-yours = Radio of { $eyes }: { $location }. Nobody else knows.
web-aside-stawka-film-radio-here-yours = radio of { $eyes }, nobody else knows
web-aside-stawka-film-hotel-card = the hotel card in hand
web-aside-stawka-film-hotel-agent = an agent in the hotel
