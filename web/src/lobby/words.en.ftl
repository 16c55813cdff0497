# Where people find each other. The same keys are in words.fr.ftl.

lobby-title = Tables
lobby-lead = Join other players, or watch.
lobby-you = You’ll sit down as { $name }.
lobby-rename = Change the name
lobby-name = Use this name
lobby-filter = Game
lobby-all = All
lobby-waiting = not started yet
lobby-begun = in progress
lobby-only-free = With a free seat
lobby-only-live = Played now, not over days
lobby-free = Open seats
lobby-running = Games in progress
lobby-none = No public tables right now.
lobby-none-free = No free seats right now.
lobby-open = Open one:
lobby-open-too = Or open another table:
lobby-present = { $count ->
    [0] nobody here
    [one] 1 person here
   *[other] { $count } people here
}
lobby-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
lobby-gone = no longer open
lobby-sit = Sit down: { $game }, with { $who }
lobby-watch = Watch
lobby-watch-game = Watch { $game }: { $who }
lobby-back = My seat

code-title = Join by code
code-looking = Looking for table { $code }…
code-what-to-do = Check the code with the person who invited you, or ask for the link: it works even when the table is full.
code-lobby = Public tables
