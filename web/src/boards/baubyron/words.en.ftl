# Baubyron’s table. The same keys are in words.fr.ftl.

# The building: plan, relief, looking.
board-baubyron-keys = Arrow keys go from space to space. Page down and page up go from one golden space to the next. Enter selects. Q and E turn the building, V changes between plan and relief, X looks through the storeys. Plus and minus zoom, 0 shows everything.
board-baubyron-looking = How to look
board-baubyron-plan = Plan
board-baubyron-relief = Relief
board-baubyron-left = Turn left
board-baubyron-right = Turn right
board-baubyron-through = See through
board-baubyron-storeys = { $storey ->
    [one] Show one storey
   *[other] Show { $storey } storeys
}

# The race.
board-baubyron-goal = First at the summit wins
board-baubyron-where = Turn { $turn } · { $points } points
board-baubyron-where-red = Red pawns to place: { $count }
board-baubyron-where-building = Building together
board-baubyron-map = The building
board-baubyron-way = Points to the summit
board-baubyron-way-all = Points to the summit: { $all }
board-baubyron-numbers = The number says how many points lie between each player’s best pawn and the summit, not counting pawns on the way.
board-baubyron-holds = { $stock } in stock{ $kept ->
    [0] {""}
    [one] , 1 red
   *[other] , { $kept } red
}

board-baubyron-now-red = Where to place a red pawn?
board-baubyron-now-red-note = It is in everybody’s way, yours too. The summit and the entries stay free.
board-baubyron-now-which = Which pawn to move?
board-baubyron-now-where = { $who ->
    [red] Where to move the red one?
   *[you] Where to move your pawn?
}
board-baubyron-now-lift = Which pawn comes back on top?
board-baubyron-now-enter = { $from ->
    [red] Where to bring in a red one?
   *[in] Where to bring in a pawn?
}
board-baubyron-now-note = The die says { $roll }, all of it to be spent by one pawn.
board-baubyron-since = Since your turn
board-baubyron-nothing = None of your pawns can move
board-baubyron-only-reds = The die says { $roll }. { $pass ->
    [yes] Move a red pawn to get in the others’ way, or pass.
   *[no] So you must move a red one.
}
board-baubyron-may-pass = Neither your pawns nor a red one can spend this roll: you pass.
board-baubyron-sure = { $deed }?
board-baubyron-sure-note = Confirm, or choose another golden space.
board-baubyron-choose = { $what ->
    [pawn] Choose a pawn
   *[cell] Choose a space
}
board-baubyron-pass = Pass
board-baubyron-confirm-win = Climb to the summit
board-baubyron-confirm = { $deed ->
    [eject] Eject here
    [climb] Cover here
    [lift] Back on top here
    [red] Place the red one here
    [lead] Move the red one here
   *[go] Go here
}

board-baubyron-the-die = The die
board-baubyron-die = Die: { $roll ->
    [0] not rolled yet
   *[other] { $roll }
}
board-baubyron-stock = Your stock
board-baubyron-pawns = { $count ->
    [0] no pawn
    [one] 1 pawn
   *[other] { $count } pawns
}
board-baubyron-kept = { $count ->
    [one] 1 red one
   *[other] { $count } red ones
}
board-baubyron-reds = { $count ->
    [one] 1 red one to place
   *[other] { $count } red ones to place
}
board-baubyron-entering = Entering costs
board-baubyron-entering-cost = 3 points, 1 more for each pawn there; then the rest.

board-baubyron-ask = There are pawns here.
board-baubyron-climb = Climb on top
board-baubyron-eject = { $who ->
    [red] Eject the red one
   *[they] Eject { $name }
}
board-baubyron-lift-which = With a 1 a buried pawn can come back on top.
board-baubyron-lift = { $who ->
    [red] Pawn { $level } from below, ejecting the red one
   *[they] Pawn { $level } from below, ejecting { $name }
}

# What is explained.
board-baubyron-if = { $deed ->
    [eject] If you eject here
    [lift] If you come back on top here
    [red] A red pawn here
    [lead] If the red one goes here
   *[go] If you go here
}
board-baubyron-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
board-baubyron-wins = { $who ->
    [you] Your pawn is at the summit: you win at once.
   *[they] { $name } wins at once.
}
board-baubyron-stuck = Nobody could ever move again: a draw.
board-baubyron-ejected = { $who ->
    [red] The red one is yours: only you can bring it in again.
    [you] You lose this pawn, back in your stock ({ $stock }).
   *[they] { $name } loses this pawn, back in stock ({ $stock }).
}
board-baubyron-blocks = { $who ->
    [red] The red one would be covered.
    [you] Your pawn beneath would be blocked.
   *[they] { $name }’s pawn beneath would be blocked.
}
board-baubyron-frees = { $who ->
    [red] A red one would be on top again.
    [you] Your pawn beneath would be free.
   *[they] { $name }’s pawn beneath would be free.
}
board-baubyron-nearer = { $who ->
    [you] You would be { $is } points from the summit instead of { $was }.
   *[they] { $name } would be { $is } points from the summit instead of { $was }.
}
board-baubyron-quiet = Nobody else would lose or gain by it.
board-baubyron-from = { $from ->
    [red] A red one that you keep
   *[in] A pawn of your stock
}
board-baubyron-pawn-of = { $who ->
    [red] The red one
   *[you] Your pawn
}
board-baubyron-stands = It stands at height { $height }: { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}{ $count ->
    [0] .
    [one] , on one pawn.
   *[other] , on { $count } pawns.
}
board-baubyron-would-free = { $who ->
    [red] It would leave a red one, which would be free.
    [you] It would leave one of yours, which would be free.
   *[they] It would leave { $name }’s pawn, which would be free.
}

# A cell, for those who hear it.
board-baubyron-cell = { $cell }, { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}.
board-baubyron-cell-goal = The summit.
board-baubyron-cell-entry = An entry.
board-baubyron-cell-pile = { $count ->
    [one] One pawn: { $names }.
   *[other] { $count } pawns, from below: { $names }.
}
board-baubyron-pawn = { $who ->
    [red] red
    [you] you
   *[they] { $name }
}
board-baubyron-beside = { $side ->
    [west] west
    [north] north
    [east] east
   *[south] south
} { $cell }, { $way ->
    [up] { $by } higher
    [down] { $by } lower
   *[level] as high
}
board-baubyron-cell-able = This pawn can move.
board-baubyron-cell-go = { $points } points.
board-baubyron-cell-eject = { $points } points, ejecting { $name }.
board-baubyron-cell-red = A red pawn can be placed here.


board-baubyron-label-summit = The summit
board-baubyron-label-summit-note = the first pawn here wins
board-baubyron-label-entry = An entry
board-baubyron-label-entry-note = pawns come in and pile up here
board-baubyron-label-red = A red pawn
board-baubyron-label-red-note = nobody’s, in everybody’s way
