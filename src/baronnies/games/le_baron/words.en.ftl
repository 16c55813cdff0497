# Le Baron. The same keys stand in words.fr.ftl.

le_baron-about = Choose a card in secret, add it to a row that shares a colour, and let others take the herd.
le_baron-who = 2 to 10 players
le_baron-brief = Five rows of oxen. Do not be the one to close the gate.

le_baron-account-goal = fewest heads win
le_baron-account-unit = heads
le_baron-source-sixth = sixth card
le_baron-source-colour = six of a colour
le_baron-source-both = sixth card and colour
le_baron-source-none = fits no row
le_baron-source-left = left in hand
le_baron-lines =
    A card goes to the end of a row whose last card shares a colour with it.
    Sixth card, or sixth head of one colour: you take the row.
    The fewest heads win.
le_baron-chance = luck of the deal, secret choices

le_baron-row = { $row ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

le_baron-drew = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
    .event = cards drawn
le_baron-hand = Cards drawn: { $cards }.
    .event = new hand
le_baron-drew_again = { $seat } draws what lay under the draw pile: { $cards }.
    .event = cards drawn again
le_baron-opened = Row { le_baron-row } begins with { $card }.
    .event = row opened
le_baron-revealed = { $seat } reveals { $card }.
    .event = card revealed
le_baron-placed = { $seat } places { $card } in row { le_baron-row }.
    .event = card placed
le_baron-took = { $seat } takes row { le_baron-row }: { $heads } { $heads ->
    [one] head
   *[other] heads
} ({ $rule }).
    .event = row taken
le_baron-under = { $seat } puts { $card } under the draw pile: it fits no row.
    .event = card put under the draw pile
le_baron-dead_end = No card still held fits any row: the game ends here (7.7).
    .event = dead end
le_baron-left = { $seat } still holds { $heads } { $heads ->
    [one] head
   *[other] heads
}, counted against them.
    .event = heads left
le_baron-counted = Game { $game }: { $points } { $points ->
    [one] point
   *[other] points
} for { $seat }.
    .event = count

le-baron-see-seat = { $hand } in hand, { $pile } in the draw pile, { $points } { $points ->
    [one] point
   *[other] points
}
le-baron-see-below = (under it: { $cards })
le-baron-see-known = (known in hand: { $cards })
le-baron-see-row = { $cards }/5 · { $heads } { $heads ->
    [one] head
   *[other] heads
}
le-baron-see-long-row = { $cards } { $cards ->
    [one] card
   *[other] cards
} · { $heads } { $heads ->
    [one] head
   *[other] heads
}
le-baron-see-revealed = To be placed, in this order: { $cards }
le-baron-see-chosen = You have chosen { $card }
le-baron-see-hand = Your hand, with the rows each card fits now:
le-baron-see-no-fit = fits no row: you would take a row
le-baron-see-under = fits no row: it would go under your draw pile
le-baron-see-takes = takes { $heads }

le-baron-move = “{ $text }” is not a move in Le Baron. A move is a card (1 to 110), a row (r1 to r5) or “under”.

le-baron-deck-form = A card is written as its number and its heads, such as “45 GRK”.
le-baron-deck-number = “{ $text }” is not the number of a card: 1 to 110.
le-baron-deck-letters = “{ $text }” are not heads: use B blue, Y yellow, G green, R red, K black, W white.
le-baron-deck-heads = An ordinary card shows one to { $most } heads.
le-baron-deck-baron = Card { $number } is a Baron and shows one head of each colour: BYGRKW.
le-baron-deck-twice = Card { $number } is listed twice.
le-baron-deck-missing = Card { $number } is missing: a deck lists 1 to 110, once each.

le-baron-position-rows = The rows are written “rows 45 12 / 7 / 88 / 3 / 104”, five of them.
le-baron-position-card = “{ $text }” is not a card: 1 to { $last }.
le-baron-position-twice = Card { $card } is already somewhere else.
le-baron-position-full = Row { $row } would have been taken before: it holds six cards or six heads of a colour.
le-baron-position-seat = The line of seat { $seat } is expected here.
le-baron-position-pile = A draw pile holds at most { $most } cards with that many players.
le-baron-position-known = “known” lists cards of the hand that everybody has seen, each once.
le-baron-position-missing = The line “{ $missing } …” is missing.
le-baron-position-too-many = The piles and the missing rows need more cards than are left.
le-baron-position-game = There are not that many games in this match.
le-baron-position-uneven = Unless heads are good, everybody holds the same number of cards and no card lies under a draw pile.
le-baron-position-stir = “stir” names colours of cards still held, when no unseen card is left in the piles.
le-baron-position-no-card = A player has no card in hand to choose from.
le-baron-position-hand = A hand has at most four cards.
le-baron-position-rows-missing = All five rows must have begun by now.
le-baron-position-phase = The cards do not fit the phase that is named.

# Steps to choose from, and what several of a kind have in common.
le_baron-step-card = Play { $card }
le_baron-steps-card = Choose a card
le_baron-step-row = In row { le_baron-row }
le_baron-steps-row = Choose a row
le_baron-step-under = Put it under your draw pile

# The options, and their values that are words.
le_baron-option-colour_first = Colour comes first
le_baron-option-heads_good = Heads are good
le_baron-option-games = Number of games
le_baron-option-deck = The cards
    .default = the usual ones
