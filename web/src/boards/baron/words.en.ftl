# Baron’s board. The same keys are in words.fr.ftl; sentences of the story are the game’s own.

board-baron-goal = Most honour wins
board-baron-honour = Honour
board-baron-honour-track = Honour: { $all }
board-baron-you = You
board-baron-fight = A fight
board-baron-map = The land

board-baron-land = { $tile ->
    [M] meadow
    [V] village
    [F] field
    [W] forest
    [Y] vineyard
    [Q] quarry
    [P] pond
    [S] marsh
   *[X] cursed place
}
board-baron-unknown = a tile face down

board-baron-cell-tile = { board-baron-land } { $value }.
board-baron-cell-free = Free space beside { $beside }.
board-baron-cell-knight = { board-baron-side-knight }, worth { $worth } so far, { $missing ->
    [one] 1 tile
   *[other] { $missing } tiles
} missing.
board-baron-cell-baron = { board-baron-side-baron }, worth { $worth }.
board-baron-cell-in = Barony: { $names }.
board-baron-cell-may = Playable.
board-baron-cell-keys = Space places a keep here, Enter confirms without one.

board-baron-where = Turn { $turn }/{ $of }
board-baron-where-end = Endgame
board-baron-where-over = The end
board-baron-now-draw = Draw a tile
board-baron-note-draw = From the display; the first is free.
board-baron-now-which = Which tile here?
board-baron-now-lay = Lay { baron-tile }
board-baron-note-lay = On a golden space{ $others ->
    [yes] , or choose another tile
   *[no] {""}
}.
board-baron-note-last = The display is empty: { $count ->
    [one] this is your last turn.
   *[other] you have { $count } turns left.
}
board-baron-now-discard = Nothing fits
board-baron-note-discard = Choose the tile that leaves the game.
board-baron-now-keep = A keep?
board-baron-note-keep = On a golden meadow, or none.
board-baron-now-end = Try with this knight?
board-baron-note-end = At half strength; losing a fight costs only the keep.
board-baron-trial-draw = This tile?
board-baron-note-trial-draw = Once drawn, it is yours.
board-baron-trial-done = Like this?
board-baron-note-trial-done = Or choose another space.

board-baron-confirm-draw = { $cost ->
    [0] Draw it for free
   *[other] Draw it for { $cost } honour
}
board-baron-confirm-lay = Lay it here{ $price ->
    [none] {""}
   *[other] : { $price }
}
board-baron-confirm-bare = Lay it here, no keep{ $price ->
    [none] {""}
   *[other] : { $price }
}
board-baron-confirm-keep = Lay the tile and the keep{ $price ->
    [none] {""}
   *[other] : { $price }
}
board-baron-confirm-end = Confirm

board-baron-display = Display, price in honour
board-baron-no-display = Nothing left to draw.
board-baron-pile = draw pile
board-baron-pile-of = { $count } tiles in the draw pile
board-baron-pile-left = Display (draw pile: { $count })
board-baron-free = free
board-baron-offer = { board-baron-land } { $value }, { $cost ->
    [0] free
   *[other] for { $cost } honour
}
board-baron-reserve = Your reserve
board-baron-held = { board-baron-land } { $value }, in your reserve
board-baron-on-trial = pending
board-baron-keeps = { $stock ->
    [one] { $stock } keep
   *[other] { $stock } keeps
}
board-baron-keeps-left = { $stock ->
    [one] { $stock } keep left
   *[other] { $stock } keeps left
}
board-baron-pass = No keep
board-baron-end-knight = The knight in the golden frame
board-baron-try = Try
board-baron-hold = Hold back

board-baron-trial-fight = This starts a fight
board-baron-trial-barony = This establishes a barony
board-baron-trial-tile = This scores honour
board-baron-attempt-fight = Trying starts a fight
board-baron-attempt-barony = Trying establishes a barony
board-baron-last-fight = The last fight
board-baron-last-barony = The last barony
board-baron-side-knight = { $you ->
    [yes] Your knight
   *[no] { $name }’s knight
}
board-baron-side-baron = { $you ->
    [yes] Your baron
   *[no] { $name }’s baron
}
board-baron-battlefield = Battlefield: { $count ->
    [one] this tile counts
   *[other] these tiles count
} for nobody.
board-baron-halved = half of { $sum }, rounded up
board-baron-beats = { $one } beats { $other }.
board-baron-yields = { $one } does not beat { $other }.
board-baron-but = { $one } beats { $other }, but not every baron.
board-baron-contact = { $you ->
    [yes] The tile touches { $touched } others: you score { $honour }.
   *[no] The tile touches { $touched } others: { $name } scores { $honour }.
}
board-baron-established = { $you ->
    [yes] You establish a barony worth { $worth } and { $turn ->
        [up] score { $honour }
        [down] lose { $honour }
       *[none] score nothing
    }.
   *[no] { $name } establishes a barony worth { $worth } and { $turn ->
        [up] scores { $honour }
        [down] loses { $honour }
       *[none] scores nothing
    }.
}
board-baron-keep-back = { $you ->
    [yes] You take a keep back.
   *[no] { $name } takes a keep back.
}
board-baron-keep-lost = { $you ->
    [yes] You lose a keep, which leaves the game.
   *[no] { $name } loses a keep, which leaves the game.
}
board-baron-loss = { $turn ->
    [none] { $you ->
        [yes] You lose no honour.
       *[no] { $name } loses no honour.
    }
   *[up] { $you ->
        [yes] You lose { baron-points }.
       *[no] { $name } loses { baron-points }.
    }
}
board-baron-relief = { $you ->
    [yes] You gain { baron-points } by losing bad land.
   *[no] { $name } gains { baron-points } by losing bad land.
}
board-baron-fell = { $you ->
    [yes] You fall into the oubliette and are out.
   *[no] { $name } falls into the oubliette and is out.
}
board-baron-replay = { $count ->
    [one] See the fight again
   *[other] See the { $count } fights one by one
}
board-baron-step = { $at } of { $of }
board-baron-step-on = Next
board-baron-step-back = Back
board-baron-step-end = Close

board-baron-label-baron = A baron
board-baron-label-baron-note = six tiles around it: this land belongs to it
board-baron-label-knight = A knight
board-baron-label-knight-note = waits until six tiles lie around it
board-baron-label-bad = Bad land
board-baron-label-bad-note = costs honour instead of bringing it
