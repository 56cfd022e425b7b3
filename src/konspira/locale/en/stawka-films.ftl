### Stawka: the three films (rules file, 4.4 to 4.6).

stawka-scenario-s4-i-know-who-you-are = I know who you are
stawka-scenario-s5-hotel-excelsior = Hotel Excelsior
stawka-scenario-s6-top-secret = Top secret
stawka-option-scenario-s4-i-know-who-you-are = Film 1: I know who you are
stawka-option-scenario-s5-hotel-excelsior = Film 2: Hotel Excelsior
stawka-option-scenario-s6-top-secret = Film 3: Top secret

## Briefings, in our own words

stawka-briefing-s4-i-know-who-you-are = Somewhere in town a radio is hidden, and only the Polish side knows where. Two secrets make the dispatch; then Kloss has to send it, and one of his people must stay at the set until the end of the following stage. The Germans listen in: their first secret narrows the search to two sectors, the second to one, the third finds the set. Once its place is known, Stedtke arrests there without evidence and every armed German may shoot. After eight stages the hunters win if they found it; otherwise points decide.
stawka-briefing-s5-hotel-excelsior = Both networks are after what lies in room 217. A network with 15 victory points gets past the porter: only then may it search the hotel and use its hotel card, which waits at the bottom of its deck. With that card, an agent in the hotel and the price, a Top Secret card for the Poles, a valuable for the Germans, the door opens and the game is won. There is no limit of stages.
stawka-briefing-s6-top-secret = Dr Pulkowski is held in the factory and questioned at the end of every stage. Each Polish agent who gets through to him makes him hold out longer. Once he is broken, the Black Audi has to fetch him and bring him to the barracks before stage 15 is over. The Poles win if they stop the loaded car, or if time runs out. Missions strengthen the car or the attacks on it; secrets move threat tokens; a Top Secret card moves the car.

## Names

stawka-counter-stage = the stage
stawka-counter-factory-entries = Poles who were in the factory
stawka-counter-pulkowski-modifier = the roll against Pulkowski
stawka-counter-audi-defence = the Audi’s defence
stawka-counter-audi-bonus = missions against the Audi
stawka-counter-audi-attack = attacks on the Audi
stawka-counter-dismiss-bonus = German dismissals
stawka-standing-vp = victory points
stawka-standing-secrets = secrets
stawka-standing-exposure = evidence on the enemy chief
stawka-standing-room-217 = points for room 217
stawka-standing-dispatch = stages of the transmission
stawka-standing-located = secrets that locate the radio
stawka-standing-barracks = the Audi’s way back
stawka-standing-hold-out = stages held out
stawka-standing-network = Poles dead or in jail, without Kloss
stawka-standing-prisoners = Poles in jail at once
stawka-standing-password = letters of the enemy’s password
stawka-ending-room-217 = room 217 is open
    .because = room 217 is open
stawka-ending-dispatch = the dispatch is sent
    .because = the dispatch is sent
stawka-ending-located = the radio was located
    .because = the radio is located
stawka-ending-audi-stopped = the Black Audi is stopped
    .because = the Black Audi is stopped
stawka-ending-barracks = Pulkowski is in the barracks
    .because = Pulkowski is in the barracks

## Questions

stawka-ask-set-radio = Where is your radio hidden? Only you will know.
stawka-ask-name-sector = The Germans have a first trace. Which sector do you name besides the right one?
stawka-ask-secret-reward = A secret is yours. Do you move tokens or place one of your choice?
stawka-ask-move-token = Which of your tokens do you move?
stawka-ask-move-token-to = Where does it go?
stawka-ask-drive =
    { $count ->
        [one] Where does the Black Audi drive? One field left.
       *[other] Where does the Black Audi drive? { $count } fields left.
    }

## Choices

stawka-choose-transmit = Send the dispatch
stawka-choose-move-tokens = Move two of your tokens
stawka-choose-place-chosen = Place a token of your choice

## Events

stawka-event-radio-set = { $seat } hides the radio.
stawka-event-radio-chosen = Your radio is { $location-at }.
stawka-event-sectors-named = The radio is { $sector-at } or { $sector_other-at }.
stawka-event-sector-named = The radio is { $sector-at }.
stawka-event-radio-revealed = All know now that the radio is { $location-at }.
stawka-event-transmission-began = The radio { $location-at } is sending.
stawka-event-transmission-broken = Nobody is left at the radio { $location-at }, and the transmission breaks off.
stawka-event-pulkowski-rolled = The questioning of Pulkowski gives { $one } and { $two }, total { $count }.
stawka-event-pulkowski-broken = Pulkowski is broken.
stawka-event-pulkowski-loaded = Pulkowski sits in the Black Audi. It waits for the next stage.
stawka-event-factory-entered = { $agent-nom } gets through to Pulkowski, visit number { $count }.
stawka-event-counter-changed = The count “{ $counter }” changes by { $count }.
stawka-event-audi-bonus = { $agent-nom } adds +{ $count } to attacks on the Black Audi.

## Why a choice is not offered

stawka-why-hotel-closed = The hotel is closed to you below { $count } VP.
stawka-why-only-kloss-sends = Only Kloss can send the dispatch.
stawka-why-sending-already = The radio is sending already.
stawka-why-too-few-secrets = The dispatch needs { $count } secrets.
stawka-why-not-at-radio = Kloss is not at the radio.
stawka-why-audi-waits = The Audi was loaded in this stage and waits for the next one.
stawka-why-audi-streets = The Audi keeps to the streets, the factory and the barracks.
stawka-why-audi-only-drives = The Audi only drives: it takes no other action and uses nothing.
stawka-why-audi-ignores-tokens = The Audi ignores threat tokens until Pulkowski is in it.
stawka-why-token-stays = This token stays at the factory for the whole game.

## Options

stawka-option-s4-kloss-arrestable = Film 1: Kloss can be arrested at the radio
stawka-option-s4-kloss-arrestable-true = yes
stawka-option-s4-kloss-arrestable-false = no
stawka-option-factory-control-persistent = Film 3: the control at the factory stays
stawka-option-factory-control-persistent-true = yes
stawka-option-factory-control-persistent-false = no
stawka-option-audi-by-card = Film 3: a Top Secret card moves the Audi
stawka-option-audi-by-card-exactly = exactly two fields
stawka-option-audi-by-card-up-to = up to two fields

## What to do about a bad pack or a bad position

remedy-stawka-victory-without = { $value }: a radio belongs to the victory dispatch, a car to barracks
remedy-stawka-radio = the radio has a place once the game has begun
remedy-stawka-radio-sector = one of the sectors named is the right one
remedy-stawka-not-broken = Pulkowski is loaded only once he is broken
remedy-stawka-thrown = expected two dice and a total, or nothing

## Guided notes

stawka-note-transmit = Kloss is at the radio with secrets enough. Once he sends, all know the place, and one Pole has to stay there until the end of the next stage.
stawka-note-name-sector = Name a sector that misleads. The right one is added, in no order.
stawka-note-drive = A Top Secret card moves the Black Audi up to two fields and triggers nothing. Poles cannot push it into the barracks.
stawka-note-secret-reward = Here a secret does not clear the track. You may move two of your tokens, or take one of your choice from the pool.
