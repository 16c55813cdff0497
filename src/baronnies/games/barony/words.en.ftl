# Barony and Sorciers. The same keys stand in words.fr.ftl.

barony-about = Send out knights, build villages and cities, and rise from baron to duke before your rivals do.
barony-who = 2 to 4 players, 5 with Sorciers
barony-brief = Knights, villages, cities: rise from baron to duke.
barony-spell-name = { $spell ->
    [celerity] Celerity
    [teleportation] Teleportation
    [tornado] Tornado
    [charm] Charm
    [illusion] Illusion
    [portal] Portal
    [abundance] Abundance
    [petrification] Petrification
   *[sanctuary] Sanctuary
}
barony-action-name = { $action ->
    [recruit] recruitment
    [move] movement
    [build] construction
    [city] new city
    [expedition] expedition
   *[title] title
}

barony-account-goal = most points win
barony-account-unit = points
barony-source-titles = titles
barony-source-cities = cities
barony-source-tokens = tokens
barony-source-imprints = imprints
barony-lines =
    On your turn, one action out of six: recruit, move, build, found a city, land, or take a title.
    Every knight that builds brings a token of its land; fifteen points of tokens pay for a title.
    When somebody becomes duke, the round is finished and points are counted.
barony-chance = no luck once the land is laid out

barony-first = { $seat } plays first.
    .event = first player
barony-board = The board is laid: { $tiles } tiles.
    .event = board laid
barony-laid_again = With the last tile, { $tile }, two mysterious places are too close: the same tiles are laid again (11.3).
    .event = tiles laid again
barony-spell = A spell on the table: { barony-spell-name }.
    .event = spell laid out
barony-no_room = { $seat } finds no room for a first city: a new board is laid (2.6).
    .event = no room for a city
barony-on = { $where ->
    [shown] {""}
   *[told] {" "}on { $hex }
}
barony-placed = { $seat } places a city and a knight{ barony-on }.
    .event = first city
barony-chose = { $seat } chooses: { barony-action-name }.
    .event = action chosen
barony-cast = { $seat } casts { $spells } for { $cost ->
    [one] 1 magic token
   *[other] { $cost } magic tokens
}.
    .event = spells cast
barony-passed = { $seat } can do nothing and passes.
    .event = turn passed
barony-recruited = { $seat } recruits a knight{ barony-on }.
    .event = knight recruited
barony-returned = { $seat } brings a knight back through the Portal{ $where ->
    [shown] {""}
   *[told] {" "}to { $hex }
}.
    .event = knight back through the Portal
barony-moved = { $seat } moves a knight{ $where ->
    [shown] {""}
   *[told] {" "}from { $start } to { $hex }
}.
    .event = knight moved
barony-destroyed = { $seat } destroys a { $piece ->
    [knight] knight
   *[village] village
}{ barony-on } ({ $victim_seat }).
    .event = piece destroyed
barony-stole = { $seat } takes a token from { $victim_seat }: { $token ->
    [C] field
    [P] plain
    [F] forest
   *[M] mountain
}.
    .event = token taken
barony-explored = { $seat } explores { $where ->
    [shown] a mysterious place
   *[told] { $hex }
}: an imprint and { $magic ->
    [one] 1 magic token
   *[other] { $magic } magic tokens
}.
    .event = place explored
barony-built = { $seat } builds a { $building ->
    [stronghold] stronghold
   *[village] village
}{ barony-on }{ $token ->
    [C] {""} and receives a field.
    [P] {""} and receives a plain.
    [F] {""} and receives a forest.
    [M] {""} and receives a mountain.
   *[none] ; the bank has no token for it.
}
    .event = building built
barony-founded = { $seat } founds a city{ barony-on } in place of a { $piece ->
    [knight] knight
   *[village] village
}: 10 points{ $token ->
    [C] , and a field.
    [P] , and a plain.
    [F] , and a forest.
    [M] , and a mountain.
   *[none] .
}
    .event = city founded
barony-landed = { $seat } sends an expedition: one knight lands{ barony-on }, another is lost.
    .event = expedition
barony-title = { $seat } pays { $gold } and becomes { $title ->
    [viscount] viscount
    [count] count
    [marquis] marquis
   *[duke] duke
}.
    .event = title bought
barony-ended_by_duke = There is a duke and round { $round } is finished: the game is over.
    .event = ended by a duke
barony-ended_by_limit = Round { $round } was the last one: the game is over (10.4).
    .event = ended by the last round

barony-see-legend = " field C · . plain P · * forest F · ^ mountain M · ~ lake · ? mysterious place
    Ac2: A’s city with two knights · s stronghold · v village · a: A’s imprint
barony-see-laying = The board is being laid; tiles laid so far: { $tiles }.
barony-see-seat = { $title ->
    [baron] baron
    [viscount] viscount
    [count] count
    [marquis] marquis
   *[duke] duke
}, track { $track }, total { $score } · tokens { $tokens } (pay { $gold })
barony-see-magic = magic tokens { $magic }
barony-see-reserve = reserve: knights { $knights }, villages { $villages }, strongholds { $strongholds }, cities { $cities } · knights removed { $gone }
barony-see-round = Round { $round } of at most { $rounds } · bank { $bank }
barony-see-spells = Spells: { $spells }
barony-see-spell = { $name ->
    [celerity] two steps
    [teleportation] onto a mountain with a village
    [tornado] destroys where it starts and ends
    [charm] a knight in every city
    [illusion] recruit in a stronghold
    [portal] knights come back
    [abundance] city and token
    [petrification] city in a forest or next to one of yours
   *[sanctuary] a knight becomes a city
}
barony-see-theft = Take a token from { $victim }: take:C, take:P, take:F or take:M.
barony-see-cast = Under way: { $spells }.
barony-see-action = Under way: { barony-action-name }.

barony-five = Five can play only with Sorciers: set the option “sorciers” to yes.
barony-hex-far = “{ $text }” is too far out: hexes lie within { $reach } steps of 0,0.
barony-move = “{ $text }” is not a move in Barony. A move is an action (recruit, move, build, city, expedition, title), a hex (0,1), a step (0,1>1,1), a building (v:0,1 or s:0,1), a token (pay:C, take:C), spells (cast:charm+portal, box:0,1), “done” or “pass”.

barony-tiles-letters = “{ $text }” is not a tile: three letters of C field, P plain, F forest, M mountain, L lake, Y mysterious place.
barony-tiles-form = A line names a tile and how many there are, such as “LMF 2”.
barony-tiles-mystery = “{ $text }”: only tiles of Sorciers have a mysterious place, one each.
barony-tiles-number = There must be { $expected } tiles here, not { $number }.
barony-tiles-land = At least { $expected } tiles must have a mountain, a plain or a field, or there is no room for cities; here { $number } have.
barony-tiles-mysteries = { $expected } tiles of Sorciers have a mysterious place, not { $number }.

barony-position-spell = “{ $text }” is not a spell.
barony-position-off = The hex { $hex } is not on the board.
barony-position-tokens = “{ $text }” are not tokens: use C, P, F and M.
barony-position-row = A row is written “row -1,0 CPL.F”: its first hex, then terrains eastwards, each hex once.
barony-position-mystery = Mysterious places belong to Sorciers: sorciers=yes.
barony-position-board = The board is missing, or not in one piece.
barony-position-tile = There are not that many of this tile.
barony-position-tiles = That many tiles do not make a board of this game.
barony-position-title = “{ $text }” is not a title: baron, viscount, count, marquis, duke.
barony-position-pieces = “{ $text }” are not pieces: c, s or v, then the number of knights, such as “c2”.
barony-position-hex = These pieces cannot stand on this hex: it is a lake, has a building or is named twice.
barony-position-together = Pieces stand together that would have destroyed each other, or behind an enemy’s walls.
barony-position-mysterious = Nothing is built on a mysterious place.
barony-position-imprint = Imprints lie on mysterious places, at most three on each.
barony-position-material = Somebody has more pieces than there are.
barony-position-bank = There are not that many tokens.
barony-position-spells = The spells on the table do not fit: five with Sorciers once they are drawn, else none.
barony-position-placing = First cities come in turn order, each with a knight, nothing else, and with room for the next.
barony-position-round = Rounds are counted from 1.
barony-position-phase = This does not fit the phase that is named.
barony-position-turn = The turn under way does not fit: it could not have come so far, or could not go on.

# Steps to choose from, and what several of a kind have in common.
barony-step-action = Action: { barony-action-name }
barony-steps-action = Choose an action
barony-step-walk = A knight{ $where ->
    [shown] {" "}moves
   *[told] {" "}from { $start } to { $hex }
}
barony-steps-walk = Move a knight
barony-step-here = On { $where ->
    [shown] this hex
   *[told] { $hex }
}
barony-steps-here = Choose a hex
barony-step-village = A village{ barony-on }
barony-steps-village = Build a village
barony-step-stronghold = A stronghold{ barony-on }
barony-steps-stronghold = Build a stronghold
barony-step-box = A knight from the box{ barony-on }
barony-steps-box = A knight from the box
barony-step-pay = Pay { $token ->
    [C] a field
    [P] a plain
    [F] a forest
   *[M] a mountain
}
barony-steps-pay = Pay with a token
barony-step-take = Take { $token ->
    [C] a field
    [P] a plain
    [F] a forest
   *[M] a mountain
}
barony-steps-take = Take a token
barony-step-cast = Cast { $spell_list }
barony-steps-cast = Cast spells
barony-step-done = That is all
barony-step-pass = Pass

# The options, and their values that are words.
barony-option-sorciers = Sorciers, the expansion
barony-option-tiles = The tiles of the box
    .default = the usual ones
barony-option-shape = Shape of the land
    .round = round
    .long = long
    .triangle = triangle
barony-option-exact_payment = No overpaying for a title
barony-option-rounds = Rounds at most
barony-option-apart = Distance between mysterious places
