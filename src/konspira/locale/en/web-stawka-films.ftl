# The three films of Stawka in the browser. Terms as in stawka.ftl and stawka-films.ftl.

## The briefing

web-stawka-film-briefing = Briefing of the film
web-stawka-film-briefing-open = Read the briefing
web-stawka-film-briefing-close = Close the briefing
web-stawka-film-no-limit = no limit of stages
web-stawka-film-standing = Where both sides stand
web-stawka-film-not-theirs = not a way to win for this side
web-stawka-film-points-decide = points, if nothing else decides
web-stawka-film-done = done
web-stawka-film-missing = still missing

## Ways to win, in a word

web-stawka-film-short-vp = Points
web-stawka-film-short-secrets = Secrets
web-stawka-film-short-exposure = Exposure
web-stawka-film-short-room-217 = Room 217
web-stawka-film-short-dispatch = Dispatch
web-stawka-film-short-located = Search
web-stawka-film-short-barracks = Way back
web-stawka-film-short-hold-out = Held out
web-stawka-film-short-network = Caught
web-stawka-film-short-points = Points

## Film 1: the radio

web-stawka-film-radio = The radio
web-stawka-film-radio-unset = The radio is being hidden.
web-stawka-film-radio-yours = Your radio: { $location }. Only you know.
web-stawka-film-radio-public = The radio: { $location }. All know the place.
web-stawka-film-radio-anywhere =
    { $count ->
        [one] Where the radio is, only the Poles know: { $count } place is possible.
       *[other] Where the radio is, only the Poles know: { $count } places are possible.
    }
web-stawka-film-radio-sectors =
    { $count ->
        [one] All know its sector, hatched on the map: { $sectors }.
       *[other] All know that it is in one of these sectors, hatched on the map: { $sectors }.
    }
web-stawka-film-radio-secrets = Secrets for the dispatch: { $have } of { $need }. Kloss has to begin in stage { $stage } at the latest.
web-stawka-film-radio-sending = Sending since stage { $since }: a Pole must stay at the radio until the end of stage { $until }.
web-stawka-film-radio-rights-later =
    { $kloss ->
        [yes] Once all know the place: Stedtke arrests there without evidence, Kloss too, and every armed German may shoot.
       *[no] Once all know the place: Stedtke arrests there without evidence, but not Kloss, and every armed German may shoot.
    }
web-stawka-film-radio-rights =
    { $kloss ->
        [yes] At the radio Stedtke arrests without evidence, Kloss too, and every armed German may shoot.
       *[no] At the radio Stedtke arrests without evidence, but not Kloss, and every armed German may shoot.
    }
web-stawka-film-radio-here = the radio
web-stawka-film-radio-here-yours = your radio, only you know
web-stawka-film-radio-here-sending = it is sending
web-stawka-film-radio-here-perhaps = the radio may be here
web-stawka-film-transmit-text = All will know the place. A Pole has to stay here until the end of stage { $stage }.

## Film 2: the hotel

web-stawka-film-hotel = Room 217
web-stawka-film-hotel-closed = { $side }: hotel closed, { $have } of { $need } points
web-stawka-film-hotel-open = { $side }: hotel open
web-stawka-film-hotel-closed-short = closed: { $side }
web-stawka-film-hotel-open-short = open: { $side }
web-stawka-film-hotel-points = { $need } points
web-stawka-film-hotel-card = the hotel card in your hand
web-stawka-film-hotel-agent = your agent in the hotel
web-stawka-film-hotel-price-polish = the price: a Top Secret card
web-stawka-film-hotel-price-german = the price: a valuable

## Film 3: Pulkowski and the car

web-stawka-film-audi = Pulkowski and the Black Audi
web-stawka-film-pulkowski-next = Next questioning: { $dice } or more on two dice breaks him ({ $percent }%).
web-stawka-film-pulkowski-safe = Next questioning: no throw can break him.
web-stawka-film-pulkowski-lost = Next questioning: any throw breaks him.
web-stawka-film-pulkowski-changes = Counted in: { $changes }.
web-stawka-film-pulkowski-last = Last time: { $one } and { $two }, total { $total } of { $need }.
web-stawka-film-pulkowski-broken = Pulkowski is broken. The Audi has to fetch him from the factory.
web-stawka-film-pulkowski-waits = Pulkowski sits in the Audi. It waits for the next stage and cannot be attacked until then.
web-stawka-film-pulkowski-loaded = Pulkowski sits in the Audi. Every Pole but Kloss may attack it with a weapon.
web-stawka-film-pulkowski-here = Pulkowski is held here
web-stawka-film-pulkowski-here-broken = Pulkowski waits here for the Audi
web-stawka-film-factory-entered = Got through to him: { $agents }.
web-stawka-film-guard = The guard at the factory stays: document control −3.
web-stawka-film-audi-at = Black Audi: { $field }. Defence { $defence }, vigilance { $vigilance }.
web-stawka-film-audi-values = defence { $defence }, vigilance { $vigilance }
web-stawka-film-audi-empty = empty
web-stawka-film-audi-loaded = with Pulkowski
web-stawka-film-audi-waits = with Pulkowski, waits for the next stage
web-stawka-film-audi-bonus = { $agent }: +{ $count } on attacks on the Audi
web-stawka-film-audi-about = A car, no agent: it keeps to the streets, the factory and the barracks, and is activated like a German agent.

## The roll against Pulkowski

web-stawka-roll-pulkowski = Pulkowski is questioned
web-stawka-roll-breaks-at = { $count } or more breaks him.
web-stawka-roll-broke =
    { $result ->
        [0] he holds out
       *[other] he is broken
    }
