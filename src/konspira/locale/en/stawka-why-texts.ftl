# Why something of Stawka is not offered: objects of texts, tiles, setup, films. The start page does without these texts.

stawka-why-audi-no-agent = The Black Audi is no agent.
stawka-why-barracks-closed = Poles cannot move the Black Audi into the barracks.
stawka-why-cannot-walk = { $agent-nom } has no field to walk to.
stawka-why-cell-apart = This place shares no edge with a sector that has been laid.
stawka-why-cell-taken = This place is taken by { $sector-the }.
stawka-why-color-not-named = The text does not name this colour.
stawka-why-dead-end =
    { $count ->
        [one] From there the Black Audi could not go on, and it has { $count } field to go.
       *[other] From there the Black Audi could not go on, and it has { $count } fields to go.
    }
stawka-why-document-exposed = Kloss was exposed with this document and needs another one.
stawka-why-enemies-only = This agent does not belong to the enemy network.
stawka-why-holds-nothing = { $agent-nom } holds nothing.
stawka-why-letter-shown = Letter { $count } is known already, it is “{ $letter }”.
stawka-why-letters-shown = All letters of the enemy’s password are known already.
stawka-why-mission-known = This agent’s mission is known to you already.
stawka-why-moved-just-now = This token has just been moved; take another one, or pass.
stawka-why-must-drive =
    { $count ->
        [one] The Black Audi still has { $count } field to go.
       *[other] The Black Audi still has { $count } fields to go.
    }
stawka-why-must-move-one = At least one token has to be moved now.
stawka-why-must-take = One of these tiles has to be taken.
stawka-why-never-black = Black cannot be chosen.
stawka-why-never-chief = The chief of a network cannot be chosen.
stawka-why-no-partner = Beside this, nothing is left that the text could name.
stawka-why-no-phone = There is no telephone where this agent is.
stawka-why-no-token-field = No field is left where a token of yours may lie.
stawka-why-no-token-lies = No token of yours that may be moved lies on the board.
stawka-why-no-tokens-left = All your tokens lie on the board already.
stawka-why-not-back = The Black Audi does not go back to where it has just come from.
stawka-why-not-held-before = None of your agents held this at the end of the last part.
stawka-why-not-in-game = This agent is not in this game.
stawka-why-not-in-reward = This is not part of the mission’s reward.
stawka-why-not-in-sector = Only what is { $sector-at } can be chosen.
stawka-why-not-in-uniform = This agent wears no uniform.
stawka-why-not-itself = The agent who uses the text cannot be chosen.
stawka-why-not-looked-at =
    { $count ->
        [one] This is not the tile that you looked at.
       *[other] This is none of the { $count } tiles that you looked at.
    }
stawka-why-not-of-kloss = This is not a document of Hans Kloss.
stawka-why-not-this-sector = A location { $sector-at } cannot be chosen.
stawka-why-nothing-to-exchange = Neither of the two has anything that may change hands.
stawka-why-nothing-to-halve = Halving leaves this track as it is, at { $count }.
stawka-why-only-safes = Only safe boxes lie on top there, and a safe box is taken only by an agent on the spot.
stawka-why-ordered-already = This tile has its place already, number { $count } from the top.
stawka-why-placed-already = { $agent-nom } is already { $field-at }.
stawka-why-right-sector = The right sector is named in any case; add another one.
stawka-why-safe-stays = { $agent-nom } is not { $location-at }, and a safe box is taken only on the spot.
stawka-why-same-color = It counts for this colour already; choose another one.
stawka-why-sector-full =
    { $count ->
        [one] Only { $count } agent of each network may begin { $sector-at }.
       *[other] Only { $count } agents of each network may begin { $sector-at }.
    }
stawka-why-sector-not-on-board = This sector is not on the board.
stawka-why-ss-only = Only an SS officer can be chosen.
stawka-why-there-already = { $agent-nom } is there already.
stawka-why-tile-laid = Its tile lies in the town already, as { $sector-the }.
stawka-why-token-known = You know this token already.
stawka-why-too-far = Too far away: { $count } fields, at most { $needed } are allowed.
stawka-why-track-empty = There is no evidence on this track.
stawka-why-track-full = This track is full, it has { $count } evidence.
stawka-why-track-of-kloss = The track on Hans Kloss is halved in any case.
