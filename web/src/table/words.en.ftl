# The table's page. The same keys are in words.fr.ftl.

table-rules = Rules
table-menu = More
table-joining = Opening the table…
table-no-board = { $game } has no board in the browser yet. Programs and the terminal play it; a finished game can be looked at here.
table-title = { $turn ->
    [yes] ● Your move
    [short] ⏳ Time is short
   *[no] { $game }
} · Baronnies
table-your-turn = It is your move.
table-describe = { $game }. { $where }. { $now }. { $note }

act-confirm = Confirm
act-back = Take back
act-now = Back to now
act-again = Another game
act-same = Another game, same people
act-watch-next = Watch their next game
act-look = Look again

why-open = Open the rules at this clause

curtain-title = Over to { $name }
curtain-note = Hand over the screen. Hands stay hidden until the curtain is raised.
curtain-open = I am { $name }

steps = Look back
steps-now = To now

gather-title = Waiting for company
gather-leave = Leave this seat
gather-release = Free this seat
gather-ready = is here
gather-awaited = is awaited
gather-public = For everybody: this table is in the list.
gather-private = Among ourselves: only the link or the code leads here.
gather-time = Time: { $time }.
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
menu-free = Free a lost seat
menu-free-seat = Free { $name }'s seat
menu-luck-hash = Fingerprint: { $hash }
menu-luck-seed = Seed: { $seed }
menu-luck-note = The seed was fixed before the deal; “baronnies verify” plays the whole game again.
menu-luck-verify = Check the luck
menu-options = Options of this game
menu-keys = Keyboard
menu-keys-note = Enter confirms, Backspace takes back, R opens the rules, C the talk, J reads the situation, ← and → look back, Escape closes.

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

## The table on a large screen

screen-scan = Scan, or enter the code
screen-thinking = { $count } players are thinking
screen-asleep = This screen shows what everybody may see. Phones hold the hands.
