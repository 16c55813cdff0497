# The table’s page. The same keys are in words.fr.ftl.

table-rules = Rules
table-menu = More
table-joining = Opening the table…
table-title = { $turn ->
    [yes] ● Your move
    [short] ⏳ Time is running out
   *[no] { $game }
} · Baronnies
table-your-turn = Your move.
table-held = Your press is kept until the answer comes.
table-describe = { $game }. { $where }. { $now }. { $note }

act-confirm = Confirm
act-back = Undo
act-go-on = Continue
act-pause = Pause
act-now = Back to the present
act-again = New game
act-same = Play again together
act-watch-next = Watch their next game
act-look = Replay the game

hint-ask = Show a good move
hint-thinking = Looking for a good move…
hint-title = A good move: { $words }
hint-said = A good move is set up, pending. { $why }
hint-chance = { $chance }% chance of winning ({ $low } to { $high }).
hint-other = { $alike ->
    [yes] the same in another place
   *[no] “{ $words }”
}
hint-second = The second choice, { $other }, has { $chance }% ({ $low } to { $high }).
hint-equal = Two moves look equal. The other, { $other }, has { $chance }% ({ $low } to { $high }).
hint-note = This is the opinion of a { bot-kind } bot that looked one round ahead { $games } times, knowing no more than you do; it may be off by more than the intervals say. The record notes it.

why-open = Open the rules at this clause

curtain-title = Over to { $name }
curtain-note = Pass the screen on. Nothing hidden shows until the curtain goes up.
curtain-open = I’m { $name }

steps = Replay the game
steps-now = To the present

gather-title = Waiting for players
gather-missing = Waiting for { $count ->
    [one] one person
    [2] two people
    [3] three people
    [4] four people
   *[other] { $count } people
}
gather-so-far = { $here } of { $all } seats taken. The game begins when all are.
gather-who = Who is here
gather-free-note = by link or by code
gather-fill = Add a bot
gather-remove = Remove
gather-remove-bot = Remove { $name }
gather-start = { $bots ->
    [one] Start, with one bot
   *[other] Start, with { $bots } bots
}
gather-start-note = In a hurry? Bots take the free seats.
gather-rule = The rules in three lines
gather-rules = All the rules
gather-leave = Leave this seat
gather-release = Free this seat
gather-ready = is here
gather-awaited = not here yet
gather-public = Open to everyone, listed
gather-private = Just us, by link or code
gather-time = Time: { $time }.
gather-name-hint = Your name at the table
gather-watch = All seats are taken; you are watching.
gather-branch = This table continues a finished game from one of its positions, with fresh luck.
gather-luck = Fingerprint of the seed, fixed before anyone adds a share: { $hash }

menu-title = The table
menu-confirm = Confirm every move
menu-text = The table as text, with a list of what can be done
menu-sound = Sounds: what is laid, fights, my turn, my time
menu-leave = Leave the game
menu-leave-note = A caretaker bot plays for you until you come back. Nobody else can take your seat.
menu-end = End by agreement
menu-wish-draw = Propose a draw
menu-wish-count = Propose to stop and count
menu-wish-null = Withdraw my proposal
menu-wishes = { $name } proposes { $wish ->
    [draw] a draw
   *[count] to stop and count
}.
menu-record = Download the record
menu-record-note = During the game it holds only what you may know.
menu-link = My seat on another device
menu-link-note = This link is your seat: keep it to yourself.
menu-link-private = My seat’s private link
menu-link-copy = Copy my seat’s link
menu-free = Free an abandoned seat
menu-free-seat = Free { $name }’s seat
menu-tell = Tell the host
menu-tell-note = Only the person who runs this server reads it, with the name of this table.
menu-tell-done = The host has been told.
menu-luck-hash = Fingerprint: { $hash }
menu-luck-seed = Seed: { $seed }
menu-luck-note = The seed was fixed before the deal; “python3 go.py verify” replays the whole game.
menu-luck-verify = Check the luck
menu-options = Game options
menu-keys = Keyboard
menu-keys-note = Typing a number plays that card or tile, Page down leads to the golden spaces, Enter confirms, Backspace undoes, R opens the rules, C the chat, J reads out the situation, ← and → step through the game, Escape closes.

clock-warning = { $seconds } seconds left.

band-away = A caretaker is playing for you until you come back.
band-late = Your time ran out. A caretaker is playing for you until you come back.
band-return = Take my seat back
band-next = { $name } proposes another game.
band-join = Join in
band-open = You are watching. A seat is free.

invite = Invitation
invite-code-here = The code of this table
invite-code = On { $site }, enter the code
invite-near = Here, same Wi-Fi
invite-far = Far away
invite-where = Where are the others?
invite-near-note = Opens on phones and computers of the same network as this one, and nowhere else.
invite-far-note = Opens from anywhere.
invite-scan = Scan with a phone to open this table
invite-screen = Show this table on a big screen

chat = Chat
chat-unread = { $unread ->
    [one] {""} unread message
   *[other] {""} unread messages
}
chat-players = Only the players can read this.
chat-watchers = Only spectators can read this: no hints to the players.
chat-empty = No messages yet.
chat-write = Write a message…
chat-send = Send
chat-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
chat-lost = Not sent: the connection is lost. Your message is still here.
chat-muted = The host has muted you at this table. You can still read the others.
chat-removed = Removed by the host.
chat-somebody = Somebody
chat-says = { $name }: { $text }
chat-to-end = Jump to the latest

calls-wish = Notify me when it’s my turn, even with this page closed
calls-denied = Notifications from this site are blocked in this browser; its settings can allow them.
calls-cannot = This browser can’t receive notifications right now.

## The table on a large screen

screen-scan = Scan, or enter the code
screen-thinking = { $count } players are thinking
screen-asleep = This screen shows what everyone may see; each hand stays on its player’s phone.

here-title = On this device
here-note = This table exists only in this browser. It needs no network, and nobody else sees it.
here-luck = Anyone who holds the device could read hidden hands and the luck to come: only a server keeps them secret.
here-kept = This browser promises to keep this table.
here-may-vanish = This browser does not promise to keep this table: it may erase it when space runs out. Take its record from time to time.
here-move = Invite somebody
here-move-note = The game continues on the server, with the same luck. Choose the seat to give away.
here-move-seat = In place of { $name }
here-forget = Erase this table
here-forget-sure = The game will be lost, unless you have taken its record.
here-forget-now = Yes, erase it
here-record-note = It holds everything: hidden hands and the luck to come. With it, the game can go on elsewhere.
