# Baron. The same keys stand in words.fr.ftl.

baron-about = Lay the land tile by tile, place your keeps, and carve out baronies that no neighbour may share.
baron-who = 2 to 5 players
baron-brief = Lay the land, set your keeps, fight for what lies between.

baron-account-goal = most honour wins
baron-account-unit = honour
baron-source-baronies = baronies
baron-source-contact = contact
baron-source-lost = land lost
baron-source-display = display
baron-lines =
    Draw a tile, lay one beside the land, place a keep on a meadow if you like.
    A keep with six tiles around it becomes a barony and scores its land.
    A barony that overlaps another fights: the stronger takes all. The most honour wins.
baron-chance = luck of the tiles, fights without dice

baron-tile = { $tile ->
    [M] a meadow
    [V] a village
    [F] a field
    [W] a forest
    [Y] a vineyard
    [Q] a quarry
    [P] a pond
    [S] a marsh
   *[X] a cursed place
}
baron-field = { $tile ->
    [M] meadow
    [V] village
    [F] field
    [W] forest
    [Y] vineyard
    [Q] quarry
    [P] pond
    [S] marsh
   *[X] cursed place
}{ $where ->
    [shown] {""}
   *[told] {" "}({ $cell })
}
baron-at = { $where ->
    [shown] {""}
   *[told] {" "}at { $cell }
}
baron-colour-name = { $colour ->
    [red] red
    [white] white
    [blue] blue
    [black] black
   *[yellow] yellow
}
baron-points = { $honour } honour

baron-colour = { $seat } plays { baron-colour-name }.
    .event = colour given
baron-first = { $seat } begins.
    .event = first player
baron-start = { $seat } takes a meadow and a tile of value 1, face down.
    .event = start tiles
baron-start_own = Tile of value 1, face down: { baron-tile }.
    .event = hidden start tile
baron-start_open = { $seat } takes a meadow and { baron-tile }.
    .event = open start tiles
baron-gone = A meadow and { baron-tile } leave the game.
    .event = tiles removed
baron-shown = New in the display: { baron-tile }.
    .event = tile shown in the display
baron-buried = The board cannot begin with { baron-tile }: back into the pile, under { $above } tiles.
    .event = tile put back into the pile
baron-began = The board begins with { baron-tile }.
    .event = first tile of the board
baron-drew = { $seat } draws { baron-tile } { $cost ->
    [0] for free
   *[other] for { $cost } honour
}.
    .event = tile drawn
baron-laid = { $seat } lays { baron-tile }{ baron-at }.
    .event = tile laid
baron-contact = The tile touches { $touched } others: { baron-points } for { $seat }.
    .event = honour for contact
baron-put_out = { $seat } has no tile that fits; { baron-tile } leaves the game.
    .event = tile that fits nowhere
baron-keep = { $seat } places a keep{ baron-at }.
    .event = keep placed
baron-no_keep = { $seat } places no keep.
    .event = no keep placed
baron-rivals = { $seat }’s knight{ baron-at } ({ $strength }) meets { $rival_seat }’s knight{ $where ->
    [shown] {""}
   *[told] {" "}at { $rival_cell }
} ({ $rival }). Battlefield: { $field }.
    .event = knight against knight
baron-compared = { $seat } compares { $where ->
    [shown] both, { $strength } and { $kin }
   *[told] { $cell } ({ $strength }) with { $kin_cell } ({ $kin })
}: only one knight may establish.
    .event = two knights of one player
baron-waits = { $seat }’s knight{ baron-at } waits for { $where ->
    [shown] another one
   *[told] the one at { $earlier }
}.
    .event = knight waiting
baron-faced = { $seat }’s knight{ baron-at } ({ $strength }) faces { $baron_seat }’s baron{ $where ->
    [shown] {""}
   *[told] {" "}at { $baron_cell }
} ({ $baron }). Battlefield: { $field }.
    .event = knight against baron
baron-won = { $seat }’s knight{ baron-at } wins.
    .event = fight won
baron-lost = { $seat }’s knight{ baron-at } loses.
    .event = fight lost
baron-keep_back = { $seat } takes back the keep{ baron-at }.
    .event = keep taken back
baron-keep_lost = { $seat } loses the keep{ baron-at }, which leaves the game.
    .event = keep lost
baron-loss = { $seat } { NUMBER($honour) ->
    [0] loses nothing
   *[other] loses { baron-points }
} for the shared tiles: { $field }.
    .event = honour lost
baron-relief = { $seat } gains { baron-points }, as the shared tiles are worth less than nothing: { $field }.
    .event = bad land lost
baron-established = { $seat } establishes a barony{ baron-at }, worth { $worth }: { baron-points }.
    .event = barony established
baron-tries = { $seat }’s knight{ baron-at } tries its luck.
    .event = knight trying
baron-holds = { $seat }’s knight{ baron-at } holds back.
    .event = knight holding back
baron-fell = { $seat } falls into the oubliette with { baron-points } and is out.
    .event = fall into the oubliette

baron-see-honour = { $honour } honour
baron-see-keeps = { $stock } { $stock ->
    [one] keep
   *[other] keeps
} left
baron-see-reserve = reserve { $tiles }
baron-see-fell = out
baron-see-display = Display:
baron-see-cost = costs { $cost }
baron-see-free-tile = free
baron-see-pile = { $count } in the draw pile
baron-see-buried = { $tile } under { $above } tiles
baron-see-own = Your reserve: { $tiles }
baron-see-map = q,r is the first cell of its row · a+2: knight of A, 2 tiles missing · A9: baron of A, chip 9
baron-see-knight = To decide: the knight at { $cell }
baron-see-previews = What it would bring:
baron-see-falls = { $name } falls into the oubliette
baron-see-win = established
baron-see-lose = keep back

baron-move = “{ $text }” is not a move in Baron. A move is d1 to d3, a tile with its cell such as Q@2,-3, keep@1,0, pass, try, hold or out:Q.

baron-position-tile = “{ $text }” is not a tile: use M, V, F, W, Y, Q, P, S or X.
baron-position-token = “{ $text }” is not part of the board: write a tile, Ma for a knight of A on a meadow, MA for a baron, or “.” for a hole.
baron-position-taken = There are two tiles at { $cell }.
baron-position-meadow = The keep at { $cell } does not stand on a meadow.
baron-position-placed = “placed” must come after the board and list the cells of all keeps, each once.
baron-position-twice = There are two lines “{ $text }”.
baron-position-start-tile = “{ $text }” is not a start tile: a letter such as Q, then what everybody knows of it.
baron-position-board = The tiles must hang together, with one at 0,0.
baron-position-material = There are only { $most } tiles { $tile }.
baron-position-pile = The pile needs more tiles than are left.
baron-position-buried = “{ $text }” is not a negative tile and the number of tiles above it, such as S32, the upper ones first.
baron-position-end = At the end there must be knights to decide on; “tries” and “holds” name the first ones, in the order of deciding.
baron-position-colours = The colours do not fit: all players have one of their own, with enough keeps for that many players.
baron-position-starts = The start tiles do not fit: of value 1, as different as possible, and in the reserve unless everybody knows them; with five players, and only then, “gone” names one that left.
baron-position-honour = A player at −5 or below has fallen, and nobody else has.
baron-position-fell = Falls are numbered from 1; the player whose turn it is has not fallen, and two players are left unless the game is over.
baron-position-keeps = A player has more keeps on the board than there are.
baron-position-twins = Two tiles of one nature lie side by side.
baron-position-knight = A knight surrounded by six tiles would have established.
baron-position-baron = A baron is surrounded by six tiles, unless the game is over.
baron-position-shared = Baronies of two players share a tile that is not a meadow.
baron-position-display = The display holds three tiles as long as there is a pile.
baron-position-back = “back” counts keeps in the stock of the player whose turn it is, when a keep may be placed.
baron-position-phase = The rest does not fit the phase that is named.

# Steps to choose from, and what several of a kind have in common.
baron-step-draw = Draw tile { $place } of the display
baron-steps-draw = Draw a tile
baron-step-lay = Lay { baron-tile }{ baron-at }
baron-steps-lay = Lay a tile
baron-step-keep = Place a keep{ baron-at }
baron-steps-keep = Place a keep
baron-step-out = Put { baron-tile } out of the game
baron-steps-out = Put a tile out of the game
baron-step-pass = Place no keep
baron-step-try = The knight tries to found a barony
baron-step-hold = The knight holds back

# The options, and their values that are words.
baron-option-open_reserves = Open reserves
baron-option-one_establishment = Only the strongest knight establishes
