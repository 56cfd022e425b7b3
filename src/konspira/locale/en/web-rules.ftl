# The pages of rules in the browser.
web-rules-contents = Contents
web-rules-search = Search rules and cards
web-rules-nothing = Nothing found. A single word or a rule number such as 7.8 may help.
web-rules-views = How the rules are shown
web-rules-view-pictures = With pictures
web-rules-view-numbered = Numbered
web-rules-view-quick = Quick
web-rules-margin = Rules of this paragraph
web-rules-page = rulebook p. { $pages }
web-rules-cards = All cards
web-rules-aid-seats = for { $least } to { $most } players
web-rules-aid-note = Small numbers name rules. Values come from the data of the game.
web-rules-aid-print = Print
web-rules-aid-language = Language of the sheet
web-rules-found =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
