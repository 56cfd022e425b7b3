# Where the values of a game come from, for the page of a game and for `konspira games`.

web-sources = What is printed, what is ours
web-sources-about = Rulebooks do not print every number and every text of a box. Where no source gives a value, we made one that fits everything the rulebook says.
web-sources-line = Values: { $printed } from the rulebook, { $public } from public sources, { $ours } ours; { $all } in all.
web-sources-line-no-public = Values: { $printed } from the rulebook, { $ours } ours; { $all } in all.
web-sources-line-all = Values: all { $all } are from the rulebook.
web-sources-line-none-ours = Values: { $printed } from the rulebook, { $public } from public sources; { $all } in all, none of them ours.
web-sources-none = This game has no files of values: its few numbers are part of its rules, which are public.
web-sources-kind = Part of the game
web-sources-printed = Printed
web-sources-public = Public
web-sources-ours = Ours
web-sources-total = All
web-sources-printed-about = stated in the rulebook, or forced by it
web-sources-public-about = found in a public source: a website, a paper, a program
web-sources-ours-about = made by us; an owner of the box can replace it
web-sources-fields = Ours, field by field
web-sources-rulebooks = Rulebooks
web-sources-sites = Public sources
web-sources-own = If you own the box
web-sources-step-copy = Copy the files of the game into a folder of your own.
web-sources-step-edit = Write the printed values over ours, and mark them as printed: "S" in source or marks, or the name of the field in stated. Delete the files that stay as they are.
web-sources-step-check = Check the folder: mistakes are named with file and row, and the table shows what is still ours.
web-sources-step-play = Play with it in the terminal, or on a server of your own.
web-sources-do-copy = { $program } pack { $game } my-box
web-sources-do-check = { $program } games { $game } --pack my-box
web-sources-do-play = { $program } play { $game } --pack my-box
web-sources-do-serve = { $program } serve --pack { $game }=my-box
web-sources-same = A game that has begun goes on only with the values it began with.
web-sources-pack = This server plays with values of its host’s own pack.
