# Terre de Barons. The same keys stand in words.fr.ftl.

terre_de_barons-about = Recruit troops, raise keeps on rich land, and block, fight or outwit the barons next door.
terre_de_barons-who = 2 to 4 players
terre_de_barons-brief = Thirty-seven lands, a baron, two knights, and a die that lends a hand.

terre_de_barons-account-goal = most points win
terre_de_barons-account-unit = points
terre_de_barons-source-red = red land
terre_de_barons-source-green = green land
terre_de_barons-source-blue = blue land
terre_de_barons-source-grey = grey land
terre_de_barons-source-diversity = diversity
terre_de_barons-lines =
    Roll the die, then two actions: move an officer, give an order.
    Orders recruit troops, build keeps and send troops in straight lines.
    The land under your keeps brings the points; the first to the goal wins.
terre_de_barons-chance = one die a turn, one hidden card

terre_de_barons-laid = Row { $row } of the land is worth { $points }.
    .event = row laid
terre_de_barons-mountain = Tile { $tile } is a mountain.
    .event = mountain
terre_de_barons-stands = The { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
} { $officer ->
    [baron] baron
   *[knight] knight
} is on tile { $tile }.
    .event = officer placed
terre_de_barons-plays = { $seat } plays { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}.
    .event = order of play
terre_de_barons-took = { $seat } takes { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
}.
    .event = colour taken
terre_de_barons-dealt = { $seat } is dealt a personal card.
    .event = personal card dealt
terre_de_barons-card = Personal card: { $tile }.
    .event = personal card
terre_de_barons-rolled = { $seat } rolls { $die }.
    .event = die rolled
terre_de_barons-treasure = { $seat } calls on the Treasure: the die now shows { $die }.
    .event = Treasure called on
terre_de_barons-walked = { $seat } moves the { $officer ->
    [baron] baron
   *[knight] knight
} from tile { $start } to tile { $end }.
    .event = walk
terre_de_barons-walked_far = { $seat } moves the { $officer ->
    [baron] baron
   *[knight] knight
} from tile { $start } to tile { $end }, using the die ({ $die }).
    .event = walk with the die
terre_de_barons-rode = { $seat } shows card { $end } for a lightning ride: the { $officer ->
    [baron] baron
   *[knight] knight
} rides from tile { $start } to tile { $end }.
    .event = lightning ride
terre_de_barons-swapped = { $seat } swaps places with another baron, which goes to tile { $tile } ({ $other_seat }).
    .event = barons swapped
terre_de_barons-second_order = { $seat } uses the die ({ $die }) for a second order.
    .event = second order
terre_de_barons-recruited = { $seat } recruits { $count ->
    [one] 1 troop
   *[other] { $count } troops
} on tile { $tile }.
    .event = recruiting
terre_de_barons-recruited_more = { $seat } recruits { $count ->
    [one] 1 troop
   *[other] { $count } troops
} on tile { $tile }, using the die ({ $die }).
    .event = recruiting with the die
terre_de_barons-built = { $seat } builds a keep on tile { $tile }, worth { $points } { $points ->
    [one] point
   *[other] points
}.
    .event = keep built
terre_de_barons-deconstructed = { $seat } deconstructs the keep on tile { $tile }: { $count } { $count ->
    [one] troop comes
   *[other] troops come
} back.
    .event = keep deconstructed
terre_de_barons-dispersing = { $seat } orders troops to disperse from tile { $tile }.
    .event = order to disperse
terre_de_barons-concentrating = { $seat } orders troops to concentrate on tile { $tile }.
    .event = order to concentrate
terre_de_barons-marched = { $seat }: { $count ->
    [one] a troop goes
   *[other] { $count } troops go
} from tile { $start } to tile { $end }.
    .event = troops moved
terre_de_barons-fought = Fight on tile { $tile }: { $count ->
    [one] 1 troop goes
   *[other] { $count } troops go
} back to the reserve ({ $seat }), as many to the discard ({ $other_seat }).
    .event = fight of troops
terre_de_barons-waits = { $seat } has { $count } of { $needed } troops before the keep on tile { $tile }.
    .event = troops before a keep
terre_de_barons-destroyed = { $seat } destroys a keep on tile { $tile } ({ $other_seat }); the { $count } attackers go back to the reserve.
    .event = keep destroyed
terre_de_barons-announced = { $seat } announces the capture of the keep on tile { $tile }: { $needed } troops must come.
    .event = capture announced
terre_de_barons-engaged = { $count } of { $needed } troops have come to capture the keep on tile { $tile }.
    .event = troop come to capture
terre_de_barons-captured = { $seat } captures a keep on tile { $tile } ({ $other_seat }): { $lost } of the attackers are lost, { $back } go back to the reserve.
    .event = keep captured
terre_de_barons-stopped = { $seat } stops the order.
    .event = order stopped
terre_de_barons-passed = { $seat } passes.
    .event = turn passed
terre_de_barons-ended = { $seat } ends the turn.
    .event = turn ended early
terre_de_barons-reached = { $seat } has { $points } points: the game ends.
    .event = goal reached
terre_de_barons-exhausted = { $seat } has only { $count } { $count ->
    [one] troop
   *[other] troops
} left: the game ends.
    .event = too few troops
terre_de_barons-counted = { $seat }: { $points } { $points ->
    [one] point
   *[other] points
}, { $keeps } { $keeps ->
    [one] keep
   *[other] keeps
}, { $troops } { $troops ->
    [one] troop
   *[other] troops
}.
    .event = count

terre-de-barons-see-kind = { $kind ->
    [grey] grey
    [blue] blue
    [green] green
    [red] red
   *[mountain] ▲▲▲▲▲
}
terre-de-barons-see-letter = { $colour ->
    [blue] B
    [red] R
    [green] G
   *[yellow] Y
}
terre-de-barons-see-seat = { $points }/{ $goal } points · reserve { $reserve } troops, { $keeps } keeps · { $troops } troops in all
terre-de-barons-see-card = { $state ->
    [held] card { $card }
    [ride] rode to { $card }
   *[treasure] called on the Treasure ({ $card })
}
terre-de-barons-see-die = Die { $die }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
terre-de-barons-see-order = { $order ->
    [disperse] dispersing from
   *[concentrate] concentrating on
} { $tile }
terre-de-barons-see-capture = capturing { $tile }: { $engaged }/{ $needed }
terre-de-barons-see-signs = ♚ baron · ♞ knight (! active) · ♜ keep · • troops
terre-de-barons-see-command = From { $tile }:

terre-de-barons-move = “{ $text }” is not a move in Terre de Barons. Moves look like b17-18, k3-5, ride:b17, treasure:6, recruit:17, recruit:17+die, build:17, deconstruct:17, disperse:17, concentrate:17, 17-20, capture:20, stop, end, blue.

terre-de-barons-option-troops = With { $troops } troops each and an end at { $last_troops }, the game would be over before it begins.
terre-de-barons-option-capture = A capture with { $capture } troops cannot work: it needs at least as many as destroy a keep, and as many as are lost in it.
terre-de-barons-option-goal = Nobody could reach { $goal } points: tiles, keeps, builders and diversity give at most { $most }.

terre-de-barons-position-twice = There is already a line “{ $text }”.
terre-de-barons-position-land = The land is seven rows of 4, 5, 6, 7, 6, 5 and 4 signs: 1 to 4 for tiles, ^ for a mountain, a dot for none yet.
terre-de-barons-position-playing = “playing” lists the seats { $seats }, each once.
terre-de-barons-position-shared = Troops of two colours, or two keeps, cannot share tile { $tile }.
terre-de-barons-position-order = One order at a time: “disperse” or “concentrate”; “begun” and “target” need one.

terre-de-barons-unsound-tiles = There are not that many tiles of a colour.
terre-de-barons-unsound-rows = Tiles are laid in whole rows from the top, and all of them before anything else.
terre-de-barons-unsound-room = The mountains leave too little room.
terre-de-barons-unsound-mountain = Nothing stands on a mountain.
terre-de-barons-unsound-officers = Officers begin on different tiles of the largest land.
terre-de-barons-unsound-phase = What is there does not fit the phase that is named.
terre-de-barons-unsound-material = A player has more pieces than there are.
terre-de-barons-unsound-keeps = Two keeps stand side by side.
terre-de-barons-unsound-siege = That many troops would have destroyed the keep they stand on.
terre-de-barons-unsound-cards = Personal cards are different, and none is a mountain’s.
terre-de-barons-unsound-end = The game is over when, and only when, somebody has reached the goal or has too few troops.
terre-de-barons-unsound-barons = Two barons share a tile, and not as a pause that can be left.
terre-de-barons-unsound-die = The die shows 1 to 6.
terre-de-barons-unsound-moved = Troops are said to have moved that are not there.
terre-de-barons-unsound-command = This order cannot have been given from that tile.
terre-de-barons-unsound-order = This order could not move any troop.
terre-de-barons-unsound-capture = This capture cannot have been announced, or cannot be completed.

# Steps to choose from, and what several of a kind have in common.
terre_de_barons-step-baron = The baron from { $start } to { $end }
terre_de_barons-steps-baron = The baron walks
terre_de_barons-step-knight = The knight from { $start } to { $end }
terre_de_barons-steps-knight = A knight walks
terre_de_barons-step-troop = A troop from { $start } to { $end }
terre_de_barons-steps-troop = A troop moves
terre_de_barons-step-ride = { $officer ->
    [b] The baron
   *[k] The knight
} rides from { $start } to the tile of the personal card
terre_de_barons-steps-ride = Ride
terre_de_barons-step-treasure = Call on the Treasure: the die shows { $die }
terre_de_barons-steps-treasure = Call on the Treasure
terre_de_barons-step-recruit = Recruit on { $tile }
terre_de_barons-steps-recruit = Recruit
terre_de_barons-step-recruit_die = Recruit on { $tile }, with the die
terre_de_barons-steps-recruit_die = Recruit with the die
terre_de_barons-step-build = Build a keep on { $tile }
terre_de_barons-steps-build = Build a keep
terre_de_barons-step-deconstruct = Deconstruct the keep on { $tile }
terre_de_barons-steps-deconstruct = Deconstruct a keep
terre_de_barons-step-disperse = Disperse troops from { $tile }
terre_de_barons-steps-disperse = Disperse troops
terre_de_barons-step-concentrate = Concentrate troops on { $tile }
terre_de_barons-steps-concentrate = Concentrate troops
terre_de_barons-step-capture = Capture the keep on { $tile }
terre_de_barons-steps-capture = Capture a keep
terre_de_barons-step-colour = Take { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
}
terre_de_barons-steps-colour = Take a colour
terre_de_barons-step-stop = Stop this order
terre_de_barons-step-end = End the turn

# The options, and their values that are words.
terre_de_barons-option-tiles = Tiles of each colour
terre_de_barons-option-tile_points = Points of each colour
terre_de_barons-option-mountains = Mountains
terre_de_barons-option-troops = Troops of each player
terre_de_barons-option-keeps = Keeps of each player
terre_de_barons-option-two_orders = Rolls that give two orders
terre_de_barons-option-walk = Steps of a walk
terre_de_barons-option-own_first = Melees: other colours cancel first
terre_de_barons-option-recruit = Troops recruited
terre_de_barons-option-recruit_keep = Troops recruited at a keep
terre_de_barons-option-recruit_extra = Extra recruits by tile
terre_de_barons-option-build = Troops for a keep
terre_de_barons-option-stop_at_active = Troops may stop on an active enemy knight
terre_de_barons-option-destroy = Troops to destroy a keep
terre_de_barons-option-capture = Troops to capture
terre_de_barons-option-capture_lost = Troops lost in a capture
terre_de_barons-option-diversity = Points for diversity
terre_de_barons-option-goal_2 = Points to win, two players
terre_de_barons-option-goal_3 = Points to win, three players
terre_de_barons-option-goal_4 = Points to win, four players
terre_de_barons-option-last_troops = Game ends at (troops left)
