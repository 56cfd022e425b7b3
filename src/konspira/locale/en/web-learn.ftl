# The page of courses and the call-out of a lesson.

web-learn-title =
    { $count ->
        [one] One game, one goal
        [4] Four games, four goals
       *[other] { $count } games, { $count } goals
    }
web-learn-sub = You learn at a real table, a few minutes at a time. Nothing to read beforehand.
web-learn-go-on = Continue
web-learn-lesson = lesson { $lesson } of { $lessons }
web-learn-lessons = Show the lessons
web-learn-minutes = { $minutes } min
web-learn-left = { $minutes } min left
web-learn-done = { $done } of { $lessons } lessons
web-learn-is-done = , done
web-learn-start = Start: { $lesson }
web-learn-continue = Continue: { $lesson }
web-learn-continue-step = Continue at step { $step } of { $steps }
web-learn-first-game = Easy bots, notes and hints, no clock
web-learn-step = Step { $step } of { $steps }
web-learn-reached = Goal reached: { $goal }
web-learn-rule = Rule { $rule }
web-learn-back = Back
web-learn-show = Show me
web-learn-skip = Skip lesson
web-learn-next = Next step
web-learn-next-lesson = Next: { $lesson }
web-learn-finish = Finish the course
web-learn-leave = Leave lesson
web-learn-leave-question = Leave the lesson? The steps that you have done are kept.
web-learn-stay = Stay
web-learn-fold = Make the text smaller
web-learn-unfold = Show the text
web-learn-not-loaded = This lesson did not load.
