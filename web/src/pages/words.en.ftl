# The pages apart from the table. The same keys are in words.fr.ftl.

## Home

home-lead = Five games of barons, at any hour. No account.
home-how = Press a seal and the game begins, against bots.
home-lobby = Or sit down with others.
home-play = Play
home-play-game = Play { $game } against bots
home-invite = Invite
home-invite-game = Invite to { $game }
home-rules = Rules
home-rules-game = Rules: { $game }
home-minutes = { $minutes } min
home-terminal = In the terminal
home-terminal-how = No table in the browser yet: in the terminal,
home-promise = Every refusal names its rule. Every deal can be checked.
home-about = About

home-who-baron = 2 to 5 players
home-who-barony = 2 to 4 players, 5 with Sorciers
home-who-terre_de_barons = 2 to 4 players
home-who-le_baron = 2 to 10 players
home-who-baubyron = 3 to 6 players

home-like-baron = Lay the land, set your keeps, fight for what lies between.
home-like-barony = Knights, villages, cities: rise from baron to duke.
home-like-terre_de_barons = Thirty-seven lands, two officers, a die for your orders.
home-like-le_baron = Five rows of oxen. Do not be the one to close the gate.
home-like-baubyron = Build the wooden tower, then race to its top.

## A new table

new-title = New table: { $game }
new-rules = The rules
new-no-game = There is no such game on this server's shelf.
new-terminal = { $game } is played in the terminal for now; its table in the browser is still being made.
new-players = Players
new-sitter = Who sits at place { $number }
new-name = Name at place { $number }
new-here = On this device
new-open = Open seat, by link
new-open-note = You will find the link at the table.
new-bot = Bot: { bot-kind }
new-house = The table
new-whom = For whom
new-private = Among ourselves
new-private-note = Only the link or the code leads to the table.
new-public = For everybody
new-public-note = The table is in the list: whoever likes takes a free seat, or watches.
new-time = Time to think
new-time-none = No clock
new-time-own = My own…
new-time-note = Whose time is up is played for by a caretaker until they are back.
new-time-kind = Counted
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
new-time-more = and each turn, in seconds, another
new-time-range = From 10 seconds to 14 days.
new-webhook = Tell elsewhere
new-webhook-note = The webhook of a chat service, if you like: it is told for whom the table waits when they are not there.
new-options = Variants
new-material = Material
new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-unchanged = as in the rule book
new-range = From { $low } to { $high }.
new-clause = Rule { $number }
new-default = Take it back
new-file = From a file…
new-see = One of the settings cannot be.
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

new-option-baron-open_reserves = Open reserves
new-option-baron-one_establishment = One barony per tile
new-option-barony-sorciers = Sorciers, the extension
new-option-barony-tiles = The tiles of the box
new-option-barony-shape = Shape of the land
new-option-barony-exact_payment = No overpaying for a title
new-option-barony-rounds = Rounds at most
new-option-barony-apart = Distance between mysterious places
new-option-terre_de_barons-tiles = Number of lands of each kind
new-option-terre_de_barons-tile_points = Points of each kind of land
new-option-terre_de_barons-mountains = Mountains
new-option-terre_de_barons-troops = Troops of each player
new-option-terre_de_barons-keeps = Keeps of each player
new-option-terre_de_barons-two_orders = Rolls that give two orders
new-option-terre_de_barons-walk = Steps of a march
new-option-terre_de_barons-own_first = Own officer first
new-option-terre_de_barons-recruit = Troops recruited
new-option-terre_de_barons-recruit_keep = Troops recruited at a keep
new-option-terre_de_barons-recruit_extra = Extra troops by land
new-option-terre_de_barons-build = Troops for a keep
new-option-terre_de_barons-stop_at_active = Stop at an active troop
new-option-terre_de_barons-destroy = Troops to destroy a keep
new-option-terre_de_barons-capture = Troops to capture
new-option-terre_de_barons-capture_lost = Troops lost in a capture
new-option-terre_de_barons-diversity = Points for diversity
new-option-terre_de_barons-goal_2 = Points to win, two players
new-option-terre_de_barons-goal_3 = Points to win, three players
new-option-terre_de_barons-goal_4 = Points to win, four players
new-option-terre_de_barons-last_troops = Last troops
new-option-le_baron-colour_first = Colour first
new-option-le_baron-heads_good = Heads are good
new-option-le_baron-games = Number of games
new-option-le_baron-deck = The cards
new-option-baubyron-building = The building
new-option-baubyron-eject_down = Ejecting from above
new-option-baubyron-red_compulsory = Red pawns must come in

new-value-round = round
new-value-long = long
new-value-triangle = triangle
new-value-horseshoe = horseshoe
new-value-hook = hook
new-value-stairs = stairs
new-value-citadel = citadel
new-value-ridge = ridge
new-value-pincers = pincers
new-value-rampart = rampart
new-value-serpent = serpent
new-value-spiral = spiral
new-value-random-short = random, short
new-value-random-medium = random, medium
new-value-random-long = random, long
new-value-together = built together

## The rule book

rules-title = Rules: { $game }
rules-games = Other games

## About

about-title = About
about-what = Baronnies plays five games of barons that other people invented: with friends far away, around one screen, or against bots.
about-special = Each game follows a rule book of numbered clauses, in our own words. Whatever cannot be done is refused with its clause, and the clause can be read. Nothing handed in is lost, even when a server falls over.
about-credits = Whose games they are
about-thanks = If you like one of them, look for its box.
about-not-affiliated = We are not affiliated with any of these authors and publishers. Titles, rules and artwork belong to their owners; none of the publishers' pictures, logos or texts are used here. Where a printed rule is silent or not public, our rule book says that something is our own choice.
about-terre = The text of Terre de Barons by Lucas Borboleta is published under the Creative Commons licence BY‑NC‑SA.
about-licence = The MIT licence of this project covers our code and our words only.
about-luck = Luck that can be checked
about-luck-how = Before the first deal the server fixes a secret seed and shows its SHA-256 hash. Then every person adds bytes of their own. All of it together makes the luck, so nobody can choose it: neither the server nor any one player.
about-luck-check = At the end the seed is shown. Whoever keeps the game's record can have every deal and every roll computed again:
about-private = What is kept about you
about-private-how = No account, no e-mail, no advertising, no cookie. A seat is a secret key that stays in this browser; the server keeps only its hash, together with the name you gave, and the moves.
about-private-link = Whoever has a table's link may look on, as one looks over a shoulder: never into a hand. A seat's own link opens the seat: give it to nobody, except yourself on another device.

## Lost

lost-title = There is no road here
lost-why = This address leads to no page. The link may be incomplete, or the page has moved.
lost-home = Back home
