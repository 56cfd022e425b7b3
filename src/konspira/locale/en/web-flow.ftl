# The flow of a game at the table: what is answered without asking, what happened meanwhile, what the log folds.

## Choices that all make at once

web-all-at-once = The others do not see your answer until all have chosen.

## Chances to react that are let pass

web-pass-without-asking = Pass without asking
web-pass-walk = this walk
web-pass-stage = this stage
web-pass-unless = unless it concerns me
web-passing = Passing: { $how }
web-passing-end = Ask me again
web-nothing-to-choose = There is nothing for you to choose now.

## What is answered beforehand in a slow game

web-plans = Answers beforehand
web-plans-about = They are given for you when the question comes, within two minutes. Nobody else sees them before the end of the game.
web-plan-when = When
web-plan-only = Only
web-plan-then = Then
web-plan-else = If it is not possible
web-plan-else-pass = do nothing
web-plan-else-ask = ask me
web-plan-else-tells = The others may notice that you then take longer.
web-plan-or = { "" }, otherwise:{ " " }
web-plan-every-time = Every time, not only once
web-plan-make = Answer beforehand
web-plan-always = every time
web-plan-once = once
web-plan-revoke = Revoke
web-plan-revoke-this = Revoke: { $when }
web-plan-answers = Answered beforehand ({ $time } left): { $deed }
web-plan-missed = “{ $deed }”, as you wanted beforehand, is not possible now.
web-plan-at-order = My next order
web-plan-at-attack = An agent of mine is threatened
web-plan-by-anybody = by any player
web-plan-at-identity = I must reveal my identity
web-plan-at-reaction = I may react
web-plan-any-moment = at any moment
web-plan-at-card = A card is played against me
web-plan-at-token = A token of mine can act
web-plan-was = { $name } had answered beforehand.
web-plan-given = answered beforehand

## Since the viewer’s last turn

web-since = Since your last turn
web-since-said =
    { $count ->
        [one] One thing has happened since your last turn.
       *[other] { $count } things have happened since your last turn.
    }
web-since-new = { $count } new since your last turn
web-since-more = { $count } more
web-since-play = Step by step

## Log

web-log-small =
    { $count ->
        [one] One small step
       *[other] { $count } small steps
    }
web-stawka-evidence-gained-on = { $seat } gains { $count } evidence on { $agent-the }.
web-stawka-evidence-lost-on = { $seat } loses { $count } evidence on { $agent-the }.
web-stawka-evidence-gained-on-now = { $seat } gains { $count } evidence on { $agent-the } (now { $total }).
web-stawka-evidence-lost-on-now = { $seat } loses { $count } evidence on { $agent-the } (now { $total }).
web-stawka-evidence-moved-on = { $seat } moves { $count } evidence from { $agent-the } to { $agent_to-the }.
web-stawka-evidence-set-on = { $seat } now has { $count } evidence on { $agent-the }.
