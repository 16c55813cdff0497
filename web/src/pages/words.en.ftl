# The pages apart from the table. The same keys are in words.fr.ftl.

## Home

home-lead = Five games about barons, day and night. No account needed.
home-how = Choose a seal and play at once, against bots.
home-lobby = Or join other players.
home-play = Play
home-play-game = Play { $game } against bots
home-invite = Invite
home-invite-game = Invite to { $game }
home-rules = Rules
home-rules-game = Rules: { $game }
home-workshop = Workshop
home-workshop-game = Workshop: buildings of { $game }
game-minutes = about { $minutes } min with people
game-play = Play now
game-against = { $bots ->
    [one] against a bot
   *[other] against { $bots } bots
}
game-what = What is it?
game-rules = The rules
game-watch = Watch a game
home-minutes = { $minutes } min
home-promise = Every refusal names its rule. Every deal can be checked.
home-lab = Lab
home-about = About

## A new table

new-title = New table: { $game }
new-who = Who’s playing?
new-you-here = you, on this device
new-here-note = on this device
new-here-how = You pass the screen around.
new-free = Free seat
new-free-note = by link or code
new-seat = Seat { $number }: { $name }, { $note }
new-pick = Who takes seat { $number }?
new-anyone = Everyone
new-anyone-note = The table is listed for everyone.
new-add = Add a seat
new-seats-how = Choose a seat to change who takes it.
new-remove = Remove { $name }
new-quick = Quick choices
new-quick-alone = { $bots ->
    [one] Alone against a bot
   *[other] Alone against { $bots } bots
}
new-quick-friend = { $bots ->
    [0] With a friend
    [one] With a friend and a bot
   *[other] With a friend and { $bots } bots
}
new-quick-screen = Around this screen
new-change = Change
new-change-what = Change: { $about }
new-enough = Done
new-changed-now = Done: { $about }
new-time-none-note = Everyone takes their time.
new-webhook-none = No chat service notified
new-webhook-set = A chat service is notified
new-about = { $about }: { $names }
new-as-written = As in the rule book
new-rules = The rules
new-no-game = This server doesn’t offer that game.
new-players = Players
new-sitter = Who takes seat { $number }
new-name = Name for seat { $number }
new-here = On this device
new-open = Open seat, by link
new-open-note = You will find the link at the table.
new-bot = Bot: { bot-kind }
new-house = The table
new-whom = Who can join
new-private = Just us
new-private-note = Only people with the link or the code can join.
new-public = Everyone
new-public-note = The table is listed: anyone can take a free seat or watch.
new-time = Time to think
new-time-none = No clock
new-time-own = Custom…
new-time-note = If someone’s time runs out, a caretaker plays for them until they come back.
new-time-kind = Time given for
new-time-turn = each turn
new-time-bank = the whole game
new-time-amount = How long
new-time-unit = Unit
new-time-units = { $unit ->
    [seconds] seconds
    [minutes] minutes
    [hours] hours
   *[days] days
}
new-time-more = plus, each turn, in seconds
new-time-range = From 10 seconds to 14 days.
new-hints = Hints
new-hints-bots = Hints only against bots
new-hints-bots-note = A person alone against bots may ask for a good move.
new-hints-all = Hints for everyone
new-hints-all-note = On their turn, everyone may ask for a good move; the record notes it.
new-webhook = Notify a chat service
new-webhook-note = Optional. The webhook of a chat service: it gets a message when the table is waiting for someone who is away.
new-options = Variants
new-material = Components
new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-measure = Measure this variant
new-range = From { $low } to { $high }.
new-clause = Clause { $number }
new-default = Reset
new-file = From a file…
new-see = One of the settings is not valid; see above.
new-summary = { $here ->
    [0] Nobody
    [one] One person
   *[other] { $here } people
} on this device{ $open ->
    [0] {""}
    [one] , one seat by link
   *[other] , { $open } seats by link
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}.
new-make = Open
new-make-table = Open the table

## The rule book

rules-title = Rules: { $game }
rules-games = Other games

## About

about-title = About
about-what = Baronnies lets you play five games about barons, invented by others: with friends far away, around one screen, or against bots.
about-special = Each game follows a rule book of numbered clauses, in our own words. Every refused move names the clause that forbids it, and you can read that clause. No confirmed move is lost, even if the server crashes.
about-credits = Who made these games
about-thanks = If you like one of them, look for its box.
about-not-affiliated = We are not affiliated with any of these authors and publishers. Titles, rules and artwork belong to their owners; none of the publishers’ pictures, logos or texts are used here. Where a printed rule is silent or not public, our rule book says that something is our own choice.
about-terre = The text of Terre de Barons by Lucas Borboleta is published under the Creative Commons licence BY‑NC‑SA.
about-licence = The MIT licence of this project covers our code and our words only.
about-luck = Luck that can be checked
about-luck-how = Before the first deal the server fixes a secret seed and shows its SHA-256 fingerprint. Then every person adds bytes of their own. All of it together makes the luck, so nobody can choose it: neither the server nor any one player.
about-luck-check = At the end the seed is shown. Anyone who keeps the record can recompute every deal and every roll:
about-record = record.txt
about-private = What is kept about you
about-private-how = No account, no e-mail, no advertising, no cookie. A seat is a secret key that stays in this browser; the server keeps only its fingerprint, together with the name you gave, and the moves.
about-private-link = Anyone with a table’s link can watch, as if standing by, without seeing any hand. A seat’s own link opens the seat: give it to nobody, except yourself on another device.

## Lost

lost-title = This road leads nowhere
lost-why = There is no page at this address. The link may be incomplete, or the page may have moved.
lost-home = Back home

level-name = { $level ->
    [page] Page
    [squire] Squire
    [knight] Knight
    [baron] Baron
   *[duke] Duke
}
level-how = { $how ->
    [page] Often takes the first good idea. To learn with.
    [squire] Overlooks something now and then.
    [knight] Seldom overlooks anything.
    [baron] Overlooks hardly anything.
    [search] Follows what may come of each turn, luck and replies included.
    [longer] Thinks like the one below, but longer.
   *[greedy] Weighs every move, one turn ahead.
}
level-over = { $below ->
    [random] wins { $share }% against random play ({ $low }–{ $high })
    [page] wins { $share }% against the page ({ $low }–{ $high })
    [squire] wins { $share }% against the squire ({ $low }–{ $high })
    [knight] wins { $share }% against the knight ({ $low }–{ $high })
   *[baron] wins { $share }% against the baron ({ $low }–{ $high })
}
level-measured = Measured at tables of { $players }, alone against bots of the rung below, over { $games } games per rung; the bar is the 95% interval, the dotted line what an equal would win. Bots that cannot be told apart share a rung.

new-where = Where
new-server = On the server
new-server-note = You can invite somebody, and go on from another device.
new-device = On this device
new-device-note = The table exists only in this browser, and needs no network.
