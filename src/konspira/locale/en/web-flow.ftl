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
