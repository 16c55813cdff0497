# Where people find each other. The same keys are in words.fr.ftl.

lobby-title = Tables
lobby-lead = Sit down with others, or watch.
lobby-you = You sit down as { $name }.
lobby-rename = Change the name
lobby-name = That is my name
lobby-filter = Which game
lobby-all = All
lobby-free = A seat is free
lobby-running = Being played
lobby-none = Nobody is at a table for everybody just now.
lobby-none-free = No seat is free just now.
lobby-open = Open a table for everybody:
lobby-open-too = Or open another table for everybody:
lobby-present = { $count ->
    [0] nobody there
    [one] one person there
   *[other] { $count } people there
}
lobby-watching = { $count ->
    [one] one watches
   *[other] { $count } watch
}
lobby-gone = no longer open
lobby-sit = Sit down: { $game }, with { $who }
lobby-watch = Watch
lobby-watch-game = Watch { $game }: { $who }
lobby-back = My seat

code-title = Join by code
code-looking = Looking for the table of { $code }…
code-what-to-do = Check the letters with who invited you; or ask for the link, which also leads to a full table.
code-lobby = Tables for everybody
