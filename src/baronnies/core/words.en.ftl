# What the core has to say. The same keys stand in words.fr.ftl.

listed = { $some } and { $last }
at-line = Line { $line }: { $sentence }

option-yes = yes
option-no = no
option-here = At this table: { $what } ({ $value }).
option-unknown = There is no option “{ $option }”. Options: { $known }.
option-value = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
option-material = The option “{ $option }” cannot be used. { $reason }
seats-out-of-range = This game is for { $fewest } to { $most } players, not { $seats }.
game-unknown = There is no game “{ $game }”. Games: { $known }.
cell-unreadable = “{ $text }” is not a cell: it is written with two whole numbers, such as “2,-3”.

record-no-record = This is not a record: the first line must be “{ $expected }”.
record-too-long = This is too long to be a record: at most { $most } characters are read.
record-missing = “{ $name }: …” is missing here.
record-twice = “{ $name }: …” appears here for the second time.
record-rules = The record was played by rules version { $rules }; this program knows version { $version } and would replay it wrongly.
record-number = “{ $value }” is not a number.
record-start = { $reason }
record-hash = The hash must be 64 hexadecimal digits (SHA-256 of the seed).
record-bytes = Hexadecimal digits are expected here, two for each byte.
record-seat = There is no seat “{ $seat }” at this table: seats are A to { $last }, and * is chance.
record-no-move = No move after “{ $seat }”.
record-move = { $reason }
record-asked = It is somebody else’s turn: a move by { $asked } is expected here.
record-refused = The move of { $seat } is against clause { $clause }.
record-over = The game is over before this line.
record-not-over = A result is given, but the game is not over.
record-ended = A game is ended by agreement as a “draw” or by “count”, not “{ $value }”.
record-result = The result is not the one that the moves lead to.
record-numbers = “{ $name }” must give { $seats } numbers, one for each seat.
record-seed = The seed does not match the hash that was fixed before the deal.
record-after-end = Nothing may follow here: the record has ended.
record-no-seed = The record holds no seed (yet): its luck cannot be checked and it cannot be continued.
record-luck = This is not the luck that follows from the seed.

position-empty = A position needs at least one line.
position-head = A position begins with “{ $game }”, the number of players and, if you wish, the phase: { $phases }.
position-line = “{ $text }” does not belong in a position of this game.
position-count = “{ $text }” is not a number from 0 to { $most }.
position-seat = “{ $text }” is not a seat: A to { $last }.
position-seats = This position is not one for { $seats } players.
position-wrong = { $reason }

account-before = at the start
