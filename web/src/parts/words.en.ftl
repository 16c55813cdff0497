# What several pages share. The same keys are in words.fr.ftl.

page-offline = No answer from the server. Are you connected?
page-again = Try again
page-waiting = One moment…

home-join-label = Are you expected?
home-join-hint = Code or link
home-join = Join
home-join-odd = A code has six letters; a link leads to a table.

home-tables = Your tables
home-tables-more = { $count ->
    [one] One more
   *[other] { $count } more
}
home-table-unknown = Your table
home-table-you = It is your move
home-table-away = A caretaker plays for you
home-table-others = Others are thinking
home-table-gathering = Not begun yet
home-table-won = You have won
home-table-over = Finished
home-table-with = , with { $names }

rules-aid = On one page
rules-sections = Chapters
rules-search = Search the rules
rules-found = { $count ->
    [0] No clause
    [one] One clause
   *[other] { $count } clauses
}
rules-none = Nothing in this book says “{ $wanted }”.
rules-clause = Clause { $number }
rules-opening = Opening the book…

seats-title = The players
seats-your-move = your move
seats-to-play = to play
seats-done = has decided
seats-thinking = is thinking…
seats-away = not here
seats-caretaker = caretaker plays
seats-bot = { bot-kind } bot
seats-points = points
seats-place = { $place ->
    [1] wins
   *[other] place { $place }
}

clock-left = Time left
clock-short = Time is short.

now-waiting = Waiting for { $names }
now-handed-in = It is decided
now-watching = You are watching
now-forsaken = Everybody is away
now-forsaken-note = The game waits until one of the players is back.
now-past = Line { $at } of { $ply }
now-past-note = You are looking back. The table waits in the present.
now-won = { $names } { $count ->
    [one] wins
   *[other] win together
}
now-you-won = You win!
now-how = { $how ->
    [draw] A draw, by agreement.
    [count] Stopped and counted by agreement.
    [closed] The host has closed the table; it is counted as it stood.
   *[rules] All is counted.
}

chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-all = Read it all ({ $count })

steps-first = To the beginning
steps-before = One line back
steps-after = One line on
steps-slider = Line
steps-of = line { $at } of { $ply }

gather-copy = Copy the link
gather-copied = Copied
gather-free = free seat
gather-sit = Sit down
gather-name = Your name

naming-title = What are you called?
naming-note = The others at the table see it. It is kept on this device.
naming-not = Not now

new-player = Player { $number }
close = Close
table-lost = Connection lost. Looking for it; nothing is lost.
table-last = No connection. This is the table as it was on { $when }.
table-ended = The table is gone
table-home = Back to the shelf
menu-invite = Link of the table
menu-luck = The luck
