# What several pages share. The same keys are in words.fr.ftl.

page-offline = No answer from the server. Are you connected?
page-again = Try again
page-waiting = One moment…

home-join-label = Were you invited?
home-join-hint = Code or link
home-join = Join
home-join-odd = That is neither a six-letter code nor a link to a table.

home-tables = Your tables
home-tables-more = { $count ->
    [one] One more
   *[other] { $count } more
}
home-table-unknown = Your table
home-table-you = Your move
home-table-away = A caretaker is playing for you
home-table-others = The others are thinking
home-table-gathering = Not started yet
home-table-won = You won
home-table-over = Finished
home-table-with = , with { $names }

rules-aid = At a glance
rules-sections = Chapters
rules-search = Search the rules
rules-found = { $count ->
    [0] No clause
    [one] One clause
   *[other] { $count } clauses
}
rules-none = No clause contains “{ $wanted }”.
rules-clause = Clause { $number }
rules-opening = Opening the book…

seats-title = The players
seats-your-move = your move
seats-to-play = to play
seats-done = has decided
seats-thinking = is thinking…
seats-away = away
seats-caretaker = a caretaker is playing
seats-bot = { bot-kind } bot
seats-bot-hurried = { bot-kind } bot, in a hurry: many are waiting
seats-points = points
seats-trial = pending
seats-place = { $place ->
    [1] wins
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

clock-left = Time left
clock-short = Time is running out.

now-waiting = Waiting for { $names }
now-queue = Waiting for { $names }: { $count ->
    [one] one turn at another table comes
   *[other] { $count } turns at other tables come
} first
now-handed-in = Move confirmed
now-watching = You are watching
now-forsaken = Everybody is away
now-forsaken-note = The game goes on as soon as a player comes back.
now-past = Step { $at } of { $ply }
now-past-note = You are looking at an earlier moment; the game goes on.
now-won = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
now-you-won = You win!
now-how = { $how ->
    [draw] A draw, by agreement.
    [count] Stopped by agreement, points counted.
    [closed] The host closed the table.
   *[rules] Game over, all points counted.
}

chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-all = Read it all ({ $count })
chronicle-turn = { $turn ->
    [0] Set-up
   *[other] turn { $turn }
}
chronicle-fresh = { $count } new
chronicle-spoken = { $name }: { $did }

steps-first = To the start
steps-before = Previous step
steps-after = Next step
steps-slider = Step
steps-of = step { $at } of { $ply }

you = You
your = Your
gather-copy = Copy the link
gather-copied = Copied
gather-free = free seat
gather-sit = Sit down
gather-name = Your name

invite-alone = Only this computer reaches this server.
invite-open = To invite people on the same network, stop the server and start it again with:
invite-open-note = It opens the server to everyone on your network, and only to them.

naming-title = What’s your name?
naming-note = Everyone at the table sees it. It is kept on this device.
naming-not = Not now

new-player = { $number ->
    [1] Lion
    [2] Key
    [3] Bell
    [4] Rose
    [5] Fish
    [6] Tower
    [7] Star
    [8] Oak
    [9] Sword
    [10] Crown
   *[other] Player { $number }
}
close = Close
table-lost = Connection lost, trying again… Everything confirmed is safe.
table-last = No connection. This is the table as it was on { $when }.
table-ended = This table is no longer open
table-home = Back to the home page
menu-invite = Link to this table
menu-luck = Luck

house-loading = Loading the games onto this device…
house-loading-size = Loading the games onto this device ({ $size } MB)…
house-missing = The games could not be loaded onto this device. What was kept here stays.
house-refused = This browser can’t keep tables on this device: this may be a private window, or there is no space left.
house-other = Another page in this browser has an older or newer version of the games. Close it or reload it: what was kept stays.
house-late = The games did not start on this device: this browser may not allow it. What was kept here stays.
home-table-here = on this device
