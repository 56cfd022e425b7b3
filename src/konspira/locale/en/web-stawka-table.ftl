# What the table of Stawka explains: networks, hint sheet, meaning of choices, chances to react. Terms as in stawka.ftl.

## The map

web-stawka-letter-north = N
web-stawka-letter-east = E
web-stawka-letter-south = S
web-stawka-letter-west = W

## Networks

web-stawka-networks = Networks
web-stawka-known-to-enemy = known to the enemy
web-stawka-known-to-you = known to you
web-stawka-allows-arrest = arrest
web-stawka-allows-kidnap = kidnapping

## The hint sheet

web-stawka-hint = Evidence hidden here
web-stawka-hint-out = still out
web-stawka-hint-of = { $left } of { $all }
web-stawka-hint-all = { $all }
web-stawka-hint-nobody = nobody in play
web-stawka-hint-line = { $who }: { $count }
web-stawka-hint-tiles = { $count } of { $all } tiles left
web-stawka-hint-safes =
    { $count ->
        [0] no safe box
        [one] { $count } safe box
       *[other] { $count } safe boxes
    }
web-stawka-hint-valuables =
    { $count ->
        [0] no valuable
        [one] { $count } valuable
       *[other] { $count } valuables
    }
web-stawka-hint-weapons =
    { $count ->
        [0] no weapon
        [one] { $count } weapon
       *[other] { $count } weapons
    }
web-stawka-hint-been = Have been here and cannot search: { $agents }
web-stawka-hint-sentence = Hint sheet: { $evidence }; { $things }.

## What a choice means

web-stawka-hits = { $count } on { $agent-the }
web-stawka-hits-nobody = { $count }, nobody in play
web-stawka-document-values = rank { $rank }, defence { $defence }, vigilance { $vigilance }, { $ap } AP
web-stawka-meaning = What it means
web-stawka-by-trait = By the trait “{ $trait }” of { $agent-the }.
web-stawka-by-item = By { $item-the }, which { $agent-the } uses.
web-stawka-by-threat = By the threat token “{ $threat }”.
web-stawka-by-card = By the location card “{ $card }”.
web-stawka-by-reaction = By the reaction card “{ $card }”.
web-stawka-odds-nothing = nothing
web-stawka-odds-one = one
web-stawka-odds-why =
    { $bonus ->
        [0] Two dice against { $one } / { $two } / { $three }.
       *[other] Two dice + { $bonus } ({ $band }) against { $one } / { $two } / { $three }.
    }
web-stawka-odds-few = Below 3 evidence a secret counts as two.
web-stawka-odds-check = Rank { $own } against { $other }: first one die, more than { $gap } ({ $percent }%).
web-stawka-odds-rest = Traits, items and cards come on top.

## Chances to react

web-stawka-place-cards = Your location cards
web-stawka-playable = playable now
