# Terre de Barons’s board. The same keys are in words.fr.ftl; sentences of the story are the game’s own.

board-terre-goal = { $goal } points, or { $last } troops left
board-terre-map = The land
board-terre-points = Points
board-terre-race = Points, to { $goal }: { $all }
board-terre-colour = { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
}
board-terre-troops = { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
board-terre-keeps = { $count ->
    [one] { $count } keep
   *[other] { $count } keeps
}
board-terre-reserve = reserve { $count }
board-terre-diversity = diversity +{ $points }
board-terre-card-state = { $state ->
    [held] { $tile ->
        [0] Holds a personal card
       *[other] Personal card: { $tile }
    }
    [treasure] Has called on the Treasure
    [ride] Has ridden to { $tile }
   *[none] No personal card yet
}

board-terre-where = Turn { $turn }
board-terre-where-setup = Set-up
board-terre-where-over = Game over

board-terre-now-colours = { $free ->
    [one] The last colour
   *[other] Which colour?
}
board-terre-note-colours = { $free ->
    [one] Its officers are already there: it is yours.
   *[other] Its officers are already there. Choose one of them, or a banner.
}
board-terre-now-turn = { $treasure ->
    [yes] Your die is now { $die }
   *[no] Your die: { $die }
}
board-terre-note-turn = Two actions: an officer and an order, or two officers{ $two ->
    [yes] , or, with the { $die }, two orders.
   *[no] .
}
board-terre-now-second = One more action
board-terre-note-second = { $orders ->
    [yes] { $action ->
        [order] An officer, or a second order with the die. Or end the turn.
       *[move] An order, or an officer again. Or end the turn.
    }
   *[no] An officer. Or end the turn.
}
board-terre-now-chosen = { $officer ->
    [b] Baron, tile { $tile }
    [k] Knight, tile { $tile }
   *[keep] Keep, tile { $tile }
}
board-terre-note-chosen = { $officer ->
    [keep] Choose an order.
   *[other] { $commands ->
        [yes] Choose an order, or a golden tile to walk to.
       *[no] Choose a golden tile to walk to.
    }
}{ $others ->
    [yes] {" "}Choose the tile again for the other officer.
   *[no] {""}
}
board-terre-now-paused = Your baron must move on
board-terre-note-paused = Two barons never end a turn on one tile: choose where it goes.
board-terre-note-card = Once in the game, one way or the other.
board-terre-now-order = { $order ->
    [disperse] Disperse from { $tile }
   *[concentrate] Concentrate on { $tile }
}
board-terre-note-order = { $order ->
    [none] No more troops can move: end the order.
    [disperse] A golden tile takes one troop; hold it{ $finger ->
        [yes] {" "}
       *[no] , or Shift,{" "}
    }for all of them.
   *[concentrate] A golden tile sends one troop; hold it{ $finger ->
        [yes] {" "}
       *[no] , or Shift,{" "}
    }for all of them.
}
board-terre-now-capture = Capture the keep on { $tile }
board-terre-note-capture = { $left ->
    [one] One more troop has to come.
   *[other] { $left } more troops have to come.
}
board-terre-now-done = Your turn, ready
board-terre-note-done = Confirm it, or undo.
board-terre-exhausted = { $you ->
    [yes] You have
   *[no] { $name } has
} only { $troops ->
    [one] one troop
   *[other] { $troops } troops
} left: that ended the game.
board-terre-confirm-colour = Take { board-terre-colour }
board-terre-confirm-order = { $last ->
    [yes] End order and turn
   *[no] End the order
}
board-terre-confirm-turn = { $pass ->
    [yes] Pass
   *[no] End the turn
}

board-terre-walk = Walk
board-terre-officers = Officers
board-terre-officer = { $officer ->
    [b] Your baron on { $tile } walks
   *[k] Your knight on { $tile } walks
}
board-terre-card = Your card: { $tile }
board-terre-die = die { $die }
board-terre-die-worth = What the die brings here
board-terre-die-used = The die is used.
board-terre-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
board-terre-second = { $can ->
    [yes] 2nd order
   *[no] no 2nd order
}
board-terre-worth = { $icon ->
    [walk] walk { $text }
    [recruit] recruit { $text }
   *[disperse] { $text }
}
board-terre-worthless = The die brings nothing here.
board-terre-slots = { $first ->
    [none] First of two actions
    [move] An officer has moved; second action
   *[order] An order is given; second action
}
board-terre-from = From
board-terre-order = { $order ->
    [recruit] Recruit
    [build] Build
    [deconstruct] Raze
    [disperse] Disperse
   *[concentrate] Concentrate
}
board-terre-orders = Orders from { $tile }
board-terre-order-cell = { board-terre-order }, { $tile }: { $clause ->
    [none] { $brings }{ $die ->
        [yes] {" "}with the die
       *[no] {""}
    }
   *[other] not now, { $clause }
}
board-terre-not-now = not now: { $clause }
board-terre-by-die = +{ $count }, die
board-terre-no-command = Tile { $tile } gives no orders: choose your baron or a keep of yours.

board-terre-sending = { $order ->
    [disperse] Troops from { $tile }
   *[concentrate] Troops to { $tile }
}
board-terre-row = { $order ->
    [disperse] Troops to { $tile }
   *[concentrate] Troops from { $tile }
}
board-terre-less = { $tile }: one fewer
board-terre-more = { $tile }: one more
board-terre-sooner = { $tile }: before the row above
board-terre-recall = Recall
board-terre-recall-all = Recall all
board-terre-all = All
board-terre-rest = { $order ->
    [disperse] { $count ->
        [0] nobody stays on { $tile }
        [one] One stays on { $tile }
       *[other] stay on { $tile }
    }
   *[concentrate] { $count ->
        [0] nobody is on { $tile } yet
        [one] One will be on { $tile }
       *[other] will be on { $tile }
    }
}
board-terre-outcome = { $kind ->
    [captured] Capture: { $name }’s keep becomes yours
    [destroyed] { $count ->
        [0] { $name }’s keep destroyed
       *[other] Fight with { $name }, keep destroyed
    }
    [fought] { $waiting ->
        [0] Fight with { $name }: { $count } lost on either side
       *[other] Fight with { $name }: { $count } lost on either side, then { $waiting } of { $of } wait before the keep
    }
    [engaged] for the capture: { $count } of { $of }
    [waits] { $count ->
        [one] waits before the keep, { $count } of { $of }
       *[other] wait before the keep, { $count } of { $of }
    }
    [joins] { $troops ->
        [one] joins { $count } of yours
       *[other] join { $count } of yours
    }
   *[goes] { $order ->
        [disperse] { $troops ->
            [one] goes there
           *[other] go there
        }
       *[concentrate] { $troops ->
            [one] comes
           *[other] come
        }
    }
}
board-terre-siege = The keep on { $tile }
board-terre-capture = Capture: { $count } troops
board-terre-destroy = Only destroy: { $count }
board-terre-capture-keep = Capture the keep on { $tile }
board-terre-capture-brings = { $count } troops go at once: { $points } for you
board-terre-capture-short = 10.3 · { $reaching } of { $needed } troops can come

board-terre-treasure = Treasure
board-terre-treasure-note = the die you want, face down
board-terre-face = The die becomes { $die }
board-terre-ride = Lightning ride
board-terre-ride-note = an officer to { $tile }
board-terre-rides = { $officer ->
    [b] The baron rides from { $tile } to { $card }
   *[k] A knight rides from { $tile } to { $card }
}
board-terre-swap = swap
board-terre-around = land nearby: { $points }

board-terre-cell = { $tile }, { $kind ->
    [mountain] a mountain.
    [none] not laid yet.
    [grey] grey, worth { $points }.
    [blue] blue, worth { $points }.
    [green] green, worth { $points }.
   *[red] red, worth { $points }.
}
board-terre-piece = { $what ->
    [keep] { $you ->
        [yes] A keep of yours.
       *[other] Keep of { $name }.
    }
    [baron] { $you ->
        [yes] Your baron.
       *[other] Baron of { $name }.
    }
    [knights] { $count ->
        [one] { $you ->
            [yes] Your knight.
           *[other] Knight of { $name }.
        }
       *[other] { $you ->
            [yes] { $count } knights of yours.
           *[other] { $count } knights of { $name }.
        }
    }
   *[troops] { $count ->
        [one] { $you ->
            [yes] One troop of yours.
           *[other] One troop of { $name }.
        }
       *[other] { $you ->
            [yes] { $count } troops of yours.
           *[other] { $count } troops of { $name }.
        }
    }
}
board-terre-melee = { $active ->
    [yes] Melee: the majority is active.
   *[no] Melee: nobody is active.
}
board-terre-may = { $what ->
    [far] Within reach, with the die.
    [order] Open to this order.
    [colours] Choose this colour.
   *[turn] Within reach.
}
board-terre-may-order = { board-terre-order } { $clause ->
    [none] { $brings }.
   *[other] no, { $clause }.
}
board-terre-going = { $count } to go: { $what }.

board-terre-since = { $who ->
    [you] Since your turn
   *[all] The last turns
}
board-terre-turn = { $name } { $did }.
board-terre-whose = { $yours ->
    [yes] your
   *[no] { $name }’s
}
board-terre-whom = { $yours ->
    [yes] you
   *[no] { $name }
}
board-terre-fights = { $yours ->
    [yes] fights you
   *[no] fights { $name }
}
board-terre-did-nothing = passes
board-terre-did = { $kind ->
    [recruited] recruits { $count } on { $tile }
    [recruited_more] recruits { $count } on { $tile } with the die
    [built] builds a keep on { $tile }
    [deconstructed] deconstructs the keep on { $tile }
    [rode] rides to { $tile }
    [treasure] calls on the Treasure
    [marched] sends { $count ->
        [one] a troop
       *[other] { $count } troops
    } to { $tile }{ $became ->
        [captured] {" "}and captures { board-terre-whose } keep
        [destroyed] {" "}and destroys { board-terre-whose } keep
        [fought] {" "}and { board-terre-fights }
       *[other] {""}
    }
    [passed] passes
   *[walked] leads { $officer ->
        [baron] the baron
       *[knight] a knight
    } to { $tile }
}
board-terre-told-troops = { $count ->
    [one] One troop goes from { $start } to { $end }
   *[other] { $count } troops go from { $start } to { $end }
}{ $became ->
    [captured] : { board-terre-whose } keep is captured.
    [destroyed] : { board-terre-whose } keep is destroyed.
    [fought] : a fight with { board-terre-whom }.
   *[other] .
}
board-terre-fight = { $kind ->
    [captured] On { $tile }, you capture
    [engaged] On { $tile }, a capture
    [destroyed] On { $tile }, you destroy
   *[fought] On { $tile }, a fight
}
board-terre-account = { $what ->
    [fought] against as many: they cancel. Yours go to the reserve, { $name }’s to the discard.
    [destroyed] before a bare keep: it falls, and they go to the reserve.
    [waits] before a bare keep: it falls to { $of }.
    [lost] go to the discard: your builders.
   *[back] go to the reserve.
}
board-terre-built = A keep on { $tile }
board-terre-built-closes = { $count ->
    [0] It closes no other tile.
    [one] It closes one tile beside it to every keep.
   *[other] It closes { $count } tiles beside it to every keep (dotted red).
}
board-terre-who-holds = Who holds a tile?
board-terre-held = { $active ->
    [yes] Raised lance on { $tile }
   *[no] Melee on { $tile }
}
board-terre-held-by = { $name } is active there: your order does not pass.
board-terre-held-none = The knights cancel: nobody holds the tile.
board-terre-colour-baron = The { board-terre-colour } baron on { $tile }
board-terre-colour-land = Within two steps the land is worth { $points } points. The knights are on { $first } and { $second }.

board-terre-label-troops = Troops
board-terre-label-troops-note = they go in straight lines; three build a keep
board-terre-label-keep = A keep
board-terre-label-keep-note = the land under it brings its points
board-terre-label-baron = A baron
board-terre-label-baron-note = all five orders start from its tile
