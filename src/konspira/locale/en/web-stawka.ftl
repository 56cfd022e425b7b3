# The table of Stawka większa niż życie in the browser. Terms as in stawka.ftl.

## The stage

web-stawka-stage =
    { $stages ->
        [0] Stage { $stage }
       *[other] Stage { $stage } of { $stages }
    }
web-stawka-log-stage = Stage { $stage }
web-stawka-first = goes first
web-stawka-first-is = Goes first: { $seat }
web-stawka-briefing = Briefing
web-stawka-goal-vp =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
web-stawka-goal-secrets =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
web-stawka-goal-exposure = Ten pieces of evidence on the enemy chief
web-stawka-goals = What it takes to win
web-stawka-proc-active = { $agent-nom } is active.
web-stawka-proc-step = { $agent-nom } is on the way to { $field-the }.
web-stawka-proc-search-alone = { $agent-nom } searches.
web-stawka-proc-talk = { $agent-nom } talks to { $agent_target-the }.
web-stawka-proc-talk-alone = { $agent-nom } talks.
web-stawka-proc-test = { $agent-nom } is tested for vigilance against { $agent_target-the }.
web-stawka-proc-test-alone = { $agent-nom } is tested for vigilance.
web-stawka-proc-arrest = { $agent-nom } tries to arrest { $agent_target-the }.
web-stawka-proc-arrest-alone = { $agent-nom } tries to make an arrest.
web-stawka-proc-attack = { $agent-nom } attacks { $agent_target-the }.
web-stawka-proc-attack-alone = { $agent-nom } attacks.
web-stawka-proc-interrogation = { $agent-nom } interrogates { $agent_target-the }.
web-stawka-proc-interrogation-alone = Interrogation of { $agent-the }.
web-stawka-window-open = Chance to react: { $window }.

## The town

web-stawka-map = The town. Arrow keys go from field to field.
web-stawka-town = The town
web-stawka-zoom-in = Larger
web-stawka-zoom-out = Smaller
web-stawka-zoom-whole = Show the whole town
web-stawka-phone = telephone
web-stawka-tiles =
    { $count ->
        [0] no tiles left
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-stawka-known-tiles = known to you: { $tiles }
web-stawka-markers = been-here markers: { $colors }
web-stawka-destroyed = destroyed
web-stawka-neighbours = Beside: { $fields }.
web-stawka-distance =
    { $count ->
        [one] { $count } step from { $agent }.
       *[other] { $count } steps from { $agent }.
    }
web-stawka-prisoners = Prisoners: { $agents }
web-stawka-token = Threat token
web-stawka-token-unknown = threat token, unknown
web-stawka-token-hidden = { $token } (face down, { $side })
web-stawka-token-open = { $token } (face up, { $side })
web-stawka-tokens-hand = Your tokens to place
web-stawka-walk-to = Go to { $field-the }, { $count } AP

## Networks and agents

web-stawka-chief = chief
web-stawka-active = active
web-stawka-values = rank { $rank }, defence { $defence }, vigilance { $vigilance }
web-stawka-thresholds = In a talk: 1 evidence from { $one }, 2 from { $two }, a secret from { $three }
web-stawka-ap = { $count } AP
web-stawka-ap-short = AP
web-stawka-ap-spent = { $spent } of { $limit } AP spent
web-stawka-ap-left = { $count } AP left
web-stawka-pool = AP left in the pool
web-stawka-pool-is = AP in the pool: { $count }
web-stawka-vp = { $count } VP
web-stawka-secrets =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
web-stawka-hands = Location cards: { $locations }, reaction cards: { $reactions }
web-stawka-withdrawn = withdrawn
web-stawka-sealed = planning card chosen
web-stawka-bribed = Bribed: { $agent }
web-stawka-evidence-on = evidence { $count }, { $band }
web-stawka-items = Items: { $items }
web-stawka-unknown-item = Unknown item ({ $location })
web-stawka-secret-card = Top Secret card
web-stawka-mission-hidden = A mission, face down
web-stawka-kept-field = May not leave this field for now.
web-stawka-kept-sector = May not leave this sector for now.
web-stawka-effect = For now: { $stat } { $amount }

## Your cards

web-stawka-hand = Your cards
web-stawka-hand-empty = You hold no cards.
web-stawka-plan-is = Planning card: { $plan }
web-stawka-plan-edge = Precedence { $precedence }
web-stawka-plan-pool = { $ap } AP
web-stawka-plan-values =
    { $cards ->
        [one] { $ap } AP, { $cards } reaction card
       *[other] { $ap } AP, { $cards } reaction cards
    }
web-stawka-plan-open = no planning card yet
web-stawka-plans-used = Planning cards already played: { $plans }
web-stawka-block = block
web-stawka-drawn = Drawn, for your eyes only
web-stawka-tile-evidence = Evidence of this tile

## The question

web-stawka-mark-way = Choose a field on the map.
web-stawka-mark-field = Choose a place on the map.
web-stawka-mark-card = Choose a card.
web-stawka-go-to = Go to { $field-the }
web-stawka-all-options = All options
web-stawka-do-no-reaction = Pass: no reaction
web-stawka-do-no-block = Do not block
web-stawka-odds-of = Chances of a talk with { $agent-the }
web-stawka-odds-double = two evidence
web-stawka-odds-secret = secret
web-stawka-explained = Explanation

## Dice

web-stawka-last-roll = The last roll
web-stawka-roll-rank = Rank check: { $agent } and { $agent_target }
web-stawka-roll-talk = { $agent-nom } talks to { $agent_target-the }
web-stawka-roll-interrogation = Interrogation of { $agent_target-the }
web-stawka-roll-test = Vigilance test of { $agent-the }
web-stawka-roll-attack = { $agent-nom } attacks { $agent_target-the }
web-stawka-roll-safe = { $agent-nom } tries a safe box
web-stawka-roll-by-track = investigation track, { $color }
web-stawka-roll-by-gate = gate of the fort
web-stawka-roll-needs = { $count } or more is a success.
web-stawka-roll-learned =
    { $result ->
        [0] nothing learned
        [1] one evidence
        [2] two evidence
       *[other] a secret
    }
web-stawka-roll-result =
    { $result ->
        [0] failed
       *[other] succeeded
    }

## The end

web-stawka-score-caption = Result of the game
web-stawka-row = Counted
web-stawka-row-vp = Victory points
web-stawka-row-secrets = Secrets
web-stawka-row-chief = Evidence on the enemy chief
web-stawka-row-evidence = Evidence
web-stawka-course-note = Evidence on the agents of the other side. A secret and an agent who is out count as { $count } each.
web-stawka-row-result = Result
web-stawka-needed = needed: { $count }
web-stawka-won = won
web-stawka-drawn-game = drawn
