# City of Spies: Estoril 1942: terms as in docs/rules/estoril.md, section 2.
# Names of persons are reconstructed; see the marks in games/estoril/data/characters.toml.

estoril-title = City of Spies: Estoril 1942
estoril-blurb = Send your spies into a town that is built again each round, lay traps face down, and win over the best agents of 1942.
estoril-chapter = Round { $number }

## Cards

estoril-card-pt-assassin = Agostinho Lourenço
estoril-card-pt-diplomat = Aristides de Sousa Mendes
estoril-card-pt-nationalist = António Ferro
estoril-card-pt-seducer = Amália Rodrigues
estoril-card-pt-conspirator = Ricardo Espírito Santo
estoril-card-us-assassin = Clark G
estoril-card-us-diplomat = George F. Kennan
estoril-card-us-nationalist = Virginia Hall
estoril-card-us-seducer = Aline Griffith
estoril-card-uk-conspirator = Rita Winsor
estoril-card-uk-diplomat = Ronald H. Campbell
estoril-card-uk-nationalist = Leslie Howard
estoril-card-uk-seducer = I. L. Fleming
estoril-card-it-plain = C. Lucky Luciano
estoril-card-de-nationalist = Walter Schellenberg
estoril-card-de-seducer = Alma Mahler-Werfel
estoril-card-de-conspirator = Ludovico von Karsthoff
estoril-card-de-assassin = Elisabeth Sahrbach
estoril-card-yu-conspirator2 = Duško Popov
estoril-card-su-assassin2 = Len Beurton
estoril-card-su-assassin-diplomat = Alexander Alekhine
estoril-card-es-diplomat2 = Nicolás Franco
estoril-card-fr-assassin-conspirator = Jean Moulin
estoril-card-fr-seducer-conspirator = Antoine de Saint-Exupéry
estoril-card-hu-seducer2 = Zsa Zsa Gabor
estoril-card-es-plain = Juan Pujol “Garbo”
estoril-card-pt-nationalist2 = António de O. Salazar
estoril-card-start-assassin = Hit-woman
estoril-card-start-seducer = Dancer
estoril-card-start-nationalist = Student
estoril-card-start-diplomat = Clerk
estoril-card-start-conspirator = Courier
estoril-card-start-plain = Bouncer

## Locations

estoril-tile-church = Church of Santo António
    .the = the church of Santo António
estoril-tile-palacio = Hotel Palácio
    .the = the Hotel Palácio
estoril-tile-tamariz = Tamariz Beach
    .the = Tamariz Beach
estoril-tile-atlantico = Hotel Atlântico
    .the = the Hotel Atlântico
estoril-tile-muchaxo = Muchaxo
    .the = the Muchaxo
estoril-tile-casino = Casino Estoril
    .the = the Casino Estoril
estoril-tile-boca = Boca do Inferno
    .the = the Boca do Inferno
estoril-tile-museum = Museum Castro Guimarães
    .the = the Museum Castro Guimarães

## What each location does

estoril-special-church = Assassin symbols cannot be used here.
estoril-special-palacio = British characters count +1 strength here.
estoril-special-tamariz = Nothing is TOP SECRET here: every card lies face up.
estoril-special-atlantico = German characters count +1 strength here.
estoril-special-muchaxo = All action spaces here count as outer ones.
estoril-special-casino = After the symbols two dice are thrown for each character; their difference is added to its strength.
estoril-special-boca = After the symbols the weakest of at least two players loses one of his characters here for good.
estoril-special-museum = Four action spaces; the player who places on IV may look at a face-down card on any tile.

## Action spaces

estoril-space-church-1 = Church of Santo António I
estoril-space-church-2 = Church of Santo António II
estoril-space-church-3 = Church of Santo António III
estoril-space-palacio-1 = Hotel Palácio I
estoril-space-palacio-2 = Hotel Palácio II
estoril-space-palacio-3 = Hotel Palácio III
estoril-space-tamariz-1 = Tamariz Beach I
estoril-space-tamariz-2 = Tamariz Beach II
estoril-space-tamariz-3 = Tamariz Beach III
estoril-space-atlantico-1 = Hotel Atlântico I
estoril-space-atlantico-2 = Hotel Atlântico II
estoril-space-atlantico-3 = Hotel Atlântico III
estoril-space-muchaxo-1 = Muchaxo I
estoril-space-muchaxo-2 = Muchaxo II
estoril-space-muchaxo-3 = Muchaxo III
estoril-space-casino-1 = Casino Estoril I
estoril-space-casino-2 = Casino Estoril II
estoril-space-casino-3 = Casino Estoril III
estoril-space-boca-1 = Boca do Inferno I
estoril-space-boca-2 = Boca do Inferno II
estoril-space-boca-3 = Boca do Inferno III
estoril-space-museum-1 = Museum Castro Guimarães I
estoril-space-museum-2 = Museum Castro Guimarães II
estoril-space-museum-3 = Museum Castro Guimarães III
estoril-space-museum-4 = Museum Castro Guimarães IV

## Symbols

estoril-symbol-assassin = Assassin
    .the = the assassin
estoril-symbol-conspirator = Conspirator
    .the = the conspirator
estoril-symbol-nationalist = Nationalist
    .the = the nationalist
estoril-symbol-diplomat = Diplomat
    .the = the diplomat
estoril-symbol-seducer = Seducer
    .the = the seducer

## What each symbol does

estoril-power-assassin = Sends another character of this location without a white marker back to its owner’s hand.
estoril-power-conspirator = Looks at the top card of the deck in secret and keeps the reward or replaces it with that card.
estoril-power-nationalist = Gains +1 strength for every other visible flag like its own, here and on adjacent locations.
estoril-power-diplomat = Puts a white marker on a character here or on an adjacent location: no assassin and no seducer can choose it this round.
estoril-power-seducer = Moves a character without a white marker from an adjacent location to a free space here; its symbols stay silent.
estoril-power-woman = Has no effect in play; it counts for a mission.

## Flags

estoril-flag-pt = Portugal
estoril-flag-us = United States
estoril-flag-uk = Great Britain
estoril-flag-de = Germany
estoril-flag-it = Italy
estoril-flag-yu = Yugoslavia
estoril-flag-su = Soviet Union
estoril-flag-es = Spain
estoril-flag-fr = France
estoril-flag-hu = Hungary

## Missions

estoril-mission-mission-assassin = Most assassins
estoril-mission-mission-conspirator = Most conspirators
estoril-mission-mission-nationalist = Most nationalists
estoril-mission-mission-diplomat = Most diplomats
estoril-mission-mission-seducer = Most seducers
estoril-mission-mission-women = Most women
estoril-mission-mission-strength = Highest total strength
estoril-mission-mission-flags = Most different flags
estoril-mission-mission-pt = Most Portuguese
estoril-mission-mission-uk = Most British
estoril-mission-mission-de = Most Germans
estoril-mission-mission-us = Most Americans

## Phases

estoril-phase-placement = Placement
estoril-phase-resolve = Resolving locations
estoril-phase-discard = Discarding
estoril-phase-over = Scoring
estoril-source-discards = Discarded cards
estoril-source-hand = Cards in hand
estoril-source-agenda = Secret agenda

## Questions

estoril-ask-place-card = Which card do you place?
estoril-ask-place-space = Where do you place { $card }?
estoril-ask-peek = { $space } lets you look at a face-down card. Which one?
estoril-ask-activate = Which symbol do you use on { $space }?
estoril-ask-assassin-target = The assassin on { $space } acts. Who goes back to the owner’s hand?
estoril-ask-conspirator-choice = The top card of the deck is { $card }, the reward is { $card_reward }. Do you keep the reward?
estoril-ask-diplomat-target = The diplomat on { $space } acts. Who gets a white marker?
estoril-ask-seducer-target = The seducer on { $space } acts. Who is to move here?
estoril-ask-seducer-space = Where does the character from { $space } move to?
estoril-ask-boca-discard = You are the weakest at Boca do Inferno. Which of your characters there do you lose for good?
estoril-ask-hand-discard =
    { $count ->
        [one] You still have to discard { $count } card. Choose it.
       *[other] You still have to discard { $count } cards. Choose one.
    }

## What the others see meanwhile

estoril-activity-placement = { $seat } places a card.
estoril-activity-peek = { $seat } may look at a face-down card.
estoril-activity-resolution = { $seat } decides on the symbols of a character.
estoril-activity-conspiracy = { $seat } has looked at the top card and decides on the reward.
estoril-activity-loss = { $seat } must give up a character.
estoril-activity-discards = { $seat } chooses discards.

## Choices

estoril-choose-place-card = Place { $card }
estoril-choose-place-space = On { $space }
estoril-choose-peek = Look at the card on { $space }
estoril-choose-peek-reward = Look at the reward at { $tile-the }
estoril-choose-peek-decline = Look at nothing
estoril-choose-activate = Use { $symbol-the }
estoril-choose-activate-stop = Use no further symbol
estoril-choose-activate-skip = Skip this symbol
estoril-choose-assassin-target = Send back the character on { $space }
estoril-choose-conspirator-keep = Keep the reward; the top card goes under the deck
estoril-choose-conspirator-replace = Replace the reward; it goes under the deck
estoril-choose-diplomat-target = Protect the character on { $space }
estoril-choose-seducer-target = Seduce the character on { $space }
estoril-choose-seducer-space = Move it to { $space }
estoril-choose-boca-discard = Lose the character on { $space }
estoril-choose-hand-discard = Discard { $card }

## Events

estoril-event-mission-shown = The mission “{ $mission }” is in play.
estoril-event-mission-between = Between { $a } and { $b } lies the hidden mission “{ $mission }”.
estoril-event-mission-set-aside = { $seat } was dealt “{ $mission }”, which is no agenda: it is set aside.
estoril-event-agenda-dealt = Your secret agenda is “{ $mission }”.
estoril-event-round-began = Round { $round } begins, and { $seat } goes first.
estoril-event-tile-laid = { $tile } lies in slot { $slot } (quarter turns: { $turns }).
estoril-event-reward-laid = The reward at { $tile-the } is { $card }.
estoril-event-reward-hidden = The reward at { $tile-the } lies face down.
estoril-event-card-placed = { $seat } places { $card } on { $space }.
estoril-event-card-hidden = { $seat } places a card face down on { $space }.
estoril-event-card-chosen = Your face-down card on { $space } is { $card }.
estoril-event-peeked = { $seat } looks at the face-down card on { $space }.
estoril-event-card-seen = You see { $card } on { $space }.
estoril-event-reward-peeked = { $seat } looks at the face-down reward at { $tile-the }.
estoril-event-reward-seen = The face-down reward at { $tile-the } is { $card }.
estoril-event-peek-declined = { $seat } looks at nothing.
estoril-event-location-began = The game moves on to { $tile-the }.
estoril-event-card-revealed = { $seat } turns up { $card } on { $space }.
estoril-event-reward-revealed = The reward at { $tile-the } is { $card }.
estoril-event-symbols-passed = { $seat } leaves a symbol on { $space } unused.
estoril-event-assassinated = { $seat } uses an assassin, and { $card } on { $space } goes back to { $victim }.
estoril-event-conspirator-looked = { $seat } uses a conspirator at { $tile-the } and looks at the top card of the deck.
estoril-event-top-card-seen = The top card of the deck is { $card }.
estoril-event-conspirator-kept = { $seat } keeps the reward at { $tile-the }; the top card goes under the deck unseen.
estoril-event-conspirator-replaced = { $seat } replaces the reward at { $tile-the }; it is now { $card }, and { $card_old } goes under the deck.
estoril-event-nationalist-counted =
    { $count ->
        [0] { $seat } uses a nationalist on { $space } and counts no flag.
        [one] { $seat } uses a nationalist on { $space } and counts { $count } flag.
       *[other] { $seat } uses a nationalist on { $space } and counts { $count } flags.
    }
estoril-event-diplomat-protected = { $seat } uses a diplomat and protects the character on { $space }.
estoril-event-seduced = { $seat } uses a seducer, and { $card } ({ $victim }) moves from { $space_from } to { $space }.
estoril-event-dice-thrown = { $seat } rolls { $one } and { $two } on { $space }, strength +{ $count }.
estoril-event-character-lost = { $seat } loses { $card } on { $space } for good.
estoril-event-reward-won = { $seat } takes { $card } at { $tile-the }. Strength: { $totals }.
estoril-event-location-won = { $seat } is the strongest at { $tile-the }, where no reward lies. Strength: { $totals }.
estoril-event-reward-unclaimed = Nobody is at { $tile-the }, and { $card } goes under the deck.
estoril-event-location-empty = Nobody is at { $tile-the }.
estoril-event-cards-retrieved = End of round { $round }: everybody takes the characters back.
estoril-event-discards-chosen = You will discard: { $cards }.
estoril-event-discards-sealed = { $seat } chooses discards.
estoril-event-discarded = { $seat } discards: { $cards }.
estoril-event-first-player-passed = The first player card passes to { $seat }.
estoril-event-mission-scored = The mission “{ $mission }” scores ({ $points }).
estoril-event-agenda-scored = { $seat } had the agenda “{ $mission }” and scores { $count }.
estoril-event-game-scored = The game is over. Points: { $scores }. Victory: { $winners }.

## Why a choice is not offered

estoril-why-not-in-hand = You do not hold { $card }.
estoril-why-not-in-town = { $tile } is not in town this round.
estoril-why-space-taken = A character lies on { $space } already.
estoril-why-inner-space = { $space } is an inner space, and none of your characters lies beside it.
estoril-why-peek-needed = At this table you must look at a card when you can.
estoril-why-own-card = You know your own card.
estoril-why-not-face-down = No card lies face down there.
estoril-why-out-of-reach = This icon does not reach as far as { $tile-the }.
estoril-why-no-such-symbol = This character has no { $symbol } symbol.
estoril-why-symbol-used = The { $symbol } symbol has been used.
estoril-why-no-assassins-here = Assassins cannot be used in the church.
estoril-why-printed-order = At this table symbols are used in their printed order; it is not the turn of { $symbol-the }.
estoril-why-no-flag = No other flag like this one can be seen here or on adjacent locations.
estoril-why-no-deck = The deck or the reward space is empty.
estoril-why-no-free-space = No action space of this location is free.
estoril-why-no-white-marker = All white markers are in use.
estoril-why-no-target = There is nobody whom { $symbol-the } could affect.
estoril-why-nobody-there = No character lies on { $space }.
estoril-why-other-location = That space belongs to another location.
estoril-why-not-itself = An assassin cannot choose itself.
estoril-why-protected = A white marker protects the character on { $space }.
estoril-why-safe-already = A white marker lies on { $space } already.
estoril-why-too-far = { $space } is neither in this location nor in an adjacent one.
estoril-why-not-adjacent = A seducer reaches adjacent locations only, and { $space } lies in none.
estoril-why-not-at-boca = You must choose a character at this location.
estoril-why-not-your-character = None of your characters lies on { $space }.
estoril-why-picked-already = You have chosen { $card } already.

## Options

estoril-option-edition = Edition
estoril-option-edition-pl = Polish
estoril-option-edition-de = German
estoril-option-variant-secret-missions = Variant Secret Missions (3 or 4 players)
estoril-option-variant-secret-missions-false = off
estoril-option-variant-secret-missions-true = on
estoril-option-variant-recruitment-agenda = Variant Secret Recruitment Agenda
estoril-option-variant-recruitment-agenda-false = off
estoril-option-variant-recruitment-agenda-true = on
estoril-option-variant-second-place = Variant Important Second Place
estoril-option-variant-second-place-false = off
estoril-option-variant-second-place-true = on
estoril-option-boca-tie = A tie for the weakest at Boca do Inferno
estoril-option-boca-tie-edition = as in the edition
estoril-option-boca-tie-lowest-space-safe = the lower-numbered space is safe
estoril-option-boca-tie-highest-space-loses = the highest-numbered space loses
estoril-option-second-place-rounding = Shared points in Important Second Place
estoril-option-second-place-rounding-edition = as in the edition
estoril-option-second-place-rounding-down = rounded down
estoril-option-second-place-rounding-up = rounded up
estoril-option-agenda-starting-count = Starting characters for an agenda
estoril-option-agenda-starting-count-edition = as in the edition
estoril-option-agenda-starting-count-true = count
estoril-option-agenda-starting-count-false = do not count
estoril-option-agenda-flags-distinct = Flags for an agenda
estoril-option-agenda-flags-distinct-edition = as in the edition
estoril-option-agenda-flags-distinct-false = every card counts
estoril-option-agenda-flags-distinct-true = each flag counts once
estoril-option-nationalist-timing = When nationalists count
estoril-option-nationalist-timing-snapshot = when the symbol is used
estoril-option-nationalist-timing-final = when strengths are compared
estoril-option-nationalist-counts-face-down = Face-down characters for nationalists
estoril-option-nationalist-counts-face-down-false = do not count
estoril-option-nationalist-counts-face-down-true = count
estoril-option-assassin-may-target-self = An assassin may choose itself
estoril-option-assassin-may-target-self-false = no
estoril-option-assassin-may-target-self-true = yes
estoril-option-symbol-order = Order of two symbols on a card
estoril-option-symbol-order-owner-choice = the player decides
estoril-option-symbol-order-printed = as printed
estoril-option-seduced-gets-location-bonus = Hotel bonus and dice for seduced characters
estoril-option-seduced-gets-location-bonus-true = yes
estoril-option-seduced-gets-location-bonus-false = no
estoril-option-boca-reward-timing = The reward at Boca do Inferno goes by the strengths
estoril-option-boca-reward-timing-after-discard = after the loss
estoril-option-boca-reward-timing-before-discard = before the loss
estoril-option-mission-needs-positive = Leading a mission with nothing
estoril-option-mission-needs-positive-true = is not possible
estoril-option-mission-needs-positive-false = is possible
estoril-option-white-marker-limit = White markers
estoril-option-white-marker-limit-none = as many as needed
estoril-option-white-marker-limit-5 = five
estoril-option-peek-mandatory = Looking at a card
estoril-option-peek-mandatory-false = may be declined
estoril-option-peek-mandatory-true = is compulsory
estoril-option-show-owned-cards = The cards that each player owns
estoril-option-show-owned-cards-true = are shown to all
estoril-option-show-owned-cards-false = must be remembered

## What to do about a bad position or a bad pack

remedy-estoril-rows = found: { $found }; expected, in order: { $known }
remedy-estoril-character = strength and vp lie from 0 to { $high }, and there are at most two symbols
remedy-estoril-starting = only the last six are starting characters
remedy-estoril-tile = expected number { $number }, a cell of its own for each of { $count } spaces, and a flag only for a flag_bonus
remedy-estoril-mission = counts must be one of: { $known }; flags are listed for flags only
remedy-estoril-strength = exactly one mission counts strength
remedy-estoril-table = expected one row: rounds, keep, points, three numbers of markers for at most 18 spaces in all, and 1 to 4 missions
remedy-estoril-numbers = expected numbers from 0 to { $high }
remedy-estoril-town = number of different tiles expected: { $count }
remedy-estoril-doubled = { $card } lies in two places
remedy-estoril-no-tile = this location is not in this town
remedy-estoril-open = only cards in the deck and face-down rewards can be secret
remedy-estoril-missions = missions that lie there at this table: { $count }
remedy-estoril-no-agenda = this mission is never a secret agenda; name another one
remedy-estoril-aside = { $card } is set aside only at tables with agendas, and then lies nowhere else
remedy-estoril-turn = it says with whose turn placement goes on; leave it out in other phases

## What lies in the files of content

estoril-rows-character = Characters
estoril-rows-tile = Location tiles
estoril-rows-mission = Mission cards
estoril-rows-table = Numbers of the game itself

## Notes for newcomers

estoril-note-place = You place one agent for each marker. Two agents in one place add up their strengths.
estoril-note-space = The edge of the town is open to all. Inside you may go only beside an agent of your own. TOP SECRET means face down.
estoril-note-peek = Only you see the card. The others see where you look.
estoril-note-activate = Places act by their numbers, spaces by theirs: an early agent can change a later place. A symbol works once.
estoril-note-conspirator = You see the top card of the deck: keep the reward that lies here, or replace it with that card.
estoril-note-boca = At Boca do Inferno the weakest loses an agent for good. Give up the one that counts least.
estoril-note-discard = Six cards may stay. A discarded card scores one point, but no mission counts it: look at the missions first.
