# The table's page. The same keys are in words.fr.ftl.

close = Close
table-rules = Rules
table-menu = More
table-joining = Opening the table…
table-lost = Connection lost. Looking for it; nothing is lost.
table-last = No connection. This is the table as it was on { $when }.
table-ended = The table is gone
table-home = Back to the shelf
table-no-board = { $game } has no board in the browser yet. Programs and the terminal play it; a finished game can be looked at here.
table-title = { $turn ->
    [yes] ● Your move
    [short] ⏳ Time is short
   *[no] { $game }
} · Baronnies
table-your-turn = It is your move.
table-describe = { $game }. { $where }. { $now }. { $note }

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

act-confirm = Confirm
act-back = Take back
act-now = Back to now
act-again = Another game
act-same = Another game, same people
act-watch-next = Watch their next game
act-look = Look again

chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-all = Read it all ({ $count })

why-open = Open the rules at this clause

curtain-title = Over to { $name }
curtain-note = Hand over the screen. Hands stay hidden until the curtain is raised.
curtain-open = I am { $name }

steps = Look back
steps-first = To the beginning
steps-before = One line back
steps-after = One line on
steps-now = To now
steps-slider = Line
steps-of = line { $at } of { $ply }

gather-title = Waiting for company
gather-copy = Copy the link
gather-copied = Copied
gather-free = free seat
gather-sit = Sit down
gather-leave = Leave this seat
gather-release = Free this seat
gather-ready = is here
gather-awaited = is awaited
gather-public = For everybody: this table is in the list.
gather-private = Among ourselves: only the link or the code leads here.
gather-time = Time: { $time }.
gather-name = Your name
gather-name-hint = As they call you at the table
gather-watch = All seats are taken; you are watching.
gather-branch = This table goes on from a position of a finished game, with luck of its own.
gather-luck = Fingerprint of the luck, fixed before anybody adds a share: { $hash }

menu-title = The table
menu-confirm = Ask before each move is final
menu-sound = A sound when it is my move or my time is short
menu-leave = Leave the game
menu-leave-note = A caretaker, a bot, plays for you until you are back. Nobody takes your seat.
menu-end = End by agreement
menu-wish-draw = Propose a draw
menu-wish-count = Propose to stop and count
menu-wish-null = Take my proposal back
menu-wishes = { $name } proposes { $wish ->
    [draw] a draw
   *[count] to stop and count
}.
menu-record = Download the record
menu-record-note = While the game runs, only what your seat knows.
menu-link = My seat on another device
menu-link-note = This link is your seat: give it to nobody else.
menu-invite = Link of the table
menu-free = Free a lost seat
menu-free-seat = Free { $name }'s seat
menu-luck = The luck
menu-luck-hash = Fingerprint: { $hash }
menu-luck-seed = Seed: { $seed }
menu-luck-note = The seed was fixed before the deal; “baronnies verify” plays the whole game again.
menu-luck-verify = Check the luck
menu-options = Options of this game
menu-keys = Keyboard
menu-keys-note = Enter confirms, Backspace takes back, R opens the rules, C the talk, J reads the situation, ← and → look back, Escape closes.

clock-left = Time left
clock-short = Time is short.
clock-warning = { $seconds } seconds left.

band-away = A caretaker plays for you until you are back.
band-late = Your time was up. A caretaker plays for you until you are back.
band-return = Take my seat back
band-next = { $name } proposes another game.
band-join = Join in
band-open = You are watching. A seat is free.

invite = Invitation
invite-code = On { $site }, enter the code
invite-scan = Code for a phone's camera: it opens this table
invite-screen = Put this table on a big screen

naming-title = What are you called?
naming-note = The others at the table see it. It is kept on this device.
naming-not = Not now

chat = Talk
chat-unread = { $unread ->
    [one] {""} unread message
   *[other] {""} unread messages
}
chat-players = Only the players hear this.
chat-watchers = Only those who watch hear this: nobody speaks into a game.
chat-empty = Nobody has said anything yet.
chat-write = Say something…
chat-send = Say it
chat-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
chat-lost = It could not be said: the connection is lost. Your words are still here.
chat-muted = The host has muted you at this table. You still hear the others.
chat-removed = Removed by the host.
chat-somebody = Somebody
chat-says = { $name }: { $text }
chat-to-end = To the latest

calls-wish = A notice when it is my move, also while this page is closed
calls-denied = This browser shows no notices of this site: it was told not to. Its settings can change that.
calls-cannot = This browser cannot subscribe to notices just now.
