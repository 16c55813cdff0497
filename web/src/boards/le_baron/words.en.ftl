# The table of Le Baron in the browser. The same keys are in words.fr.ftl.

board-le-baron-fewest = Fewest heads wins
board-le-baron-most = Most heads wins
board-le-baron-left = { $cards } { $cards ->
    [one] card
   *[other] cards
} to go
board-le-baron-game = Game { $game } of { $games }
board-le-baron-rows = The five rows
board-le-baron-hand = Your hand
board-le-baron-pile = draw pile

board-le-baron-choose = Choose a card
board-le-baron-secret = In secret; all cards are revealed together.
board-le-baron-trying = You are trying { $card }
board-le-baron-may-move = Rows may still change: smaller cards go first.
board-le-baron-nowhere = As the rows are now, it fits nowhere: { $good ->
    [yes] it would go under your draw pile
   *[no] you would take a row of your choice
}.
board-le-baron-lay = Play { $card }
board-le-baron-yours = Place your { $card }
board-le-baron-touch-row = { $rows ->
    [1] Only one row fits.
   *[other] Choose a row.
}
board-le-baron-take-any = It fits nowhere: take the row of your choice.
board-le-baron-only-under = It fits nowhere: it goes under your draw pile.
board-le-baron-in-row = { $card } in row { $row }?
board-le-baron-other-row = Or choose another row.
board-le-baron-place = Place in { $row }
board-le-baron-take = Take { $row }: { $heads } { $heads ->
    [one] head
   *[other] heads
}
board-le-baron-under = { $card } under your draw pile?
board-le-baron-slide = Slide it under the draw pile

board-le-baron-nth = { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
} card
board-le-baron-colour = { $count } { $colour ->
    [B] blue
    [Y] yellow
    [G] green
    [R] red
    [K] black
   *[W] white
}
board-le-baron-tint = { $colour ->
    [B] blue
    [Y] yellow
    [G] green
    [R] red
    [K] black
   *[W] white
}
board-le-baron-would-go = { $card } would go here
board-le-baron-here = { $card } here?
board-le-baron-would-take = You would take { $heads }
board-le-baron-would-win = You would win { $heads }
board-le-baron-not-here = Not here
board-le-baron-ends-in = ends in { $colours }
board-le-baron-row-label = Row { $row }: { $cards }. Heads: { $counts }.
board-le-baron-card-label = Card { $card }. Heads: { $heads }. { $rows }
board-le-baron-fit = row { $row }{ $takes ->
    [0] {""}
   *[other] {" "}(takes { $takes })
}
board-le-baron-fits-none = fits no row
board-le-baron-order = { $place ->
    [1] placing now
    [2] 2nd to place
    [3] 3rd to place
   *[other] { $place }th to place
}

board-le-baron-label-last = The last card
board-le-baron-label-last-note = the next one shares a colour with it
board-le-baron-label-heads = Heads
board-le-baron-label-heads-note = each counts against the player who takes it
board-le-baron-label-full = Five cards
board-le-baron-label-full-note = the player who lays the sixth takes the row
