# A finished game looked at again. The same keys are in words.fr.ftl.

replay-title = Replay: { $game }
replay-opening = Opening the game…
replay-running = This game is still being played
replay-running-note = Once it is over, anyone with this link can replay it from any player’s point of view.
replay-table = To the table
replay-line = step { $at } of { $last }
replay-start = Nothing has been played yet.

replay-steps = Through the game
replay-play = Play
replay-pause = Pause
replay-turn-before = Previous turn
replay-turn-after = Next turn
replay-end = To the end
replay-eyes = Seen by
replay-spectator = a spectator
replay-pace = Pace
replay-pace-slow = slow
replay-pace-steady = steady
replay-pace-quick = quick

replay-on = Continue from here
replay-on-note = A new table opens with the position after step { $at }: the same game and variants, with fresh luck. What was dealt stays dealt; the rest is drawn again.

replay-papers = Record
replay-link = Link to this moment
replay-link-note = This link opens this moment, from the same point of view.
replay-record = The record
replay-record-note = The whole game as text: every deal, every move, every hand. Any computer with Baronnies can replay it.
replay-copy = Copy the record
replay-download = Download it
replay-luck-note = Nobody chose the luck of this game, and you need not take our word for it.
replay-verify = Check the luck

review = Review
review-title = Where was it decided?
review-note = Games are played on from every turn hundreds of times, the last turns first. It takes a few minutes; what is found is shown at once.
review-begin = Review the game
review-waiting = { $before ->
    [one] One other review comes first.
   *[other] { $before } other reviews come first.
}
review-running =
    { $span ->
        [unknown] { $done } of { $of }.
        [seconds] { $done } of { $of }, about { $left } s left.
       *[minutes] { $done } of { $of }, about { $left } min left.
    }
review-stop = Stop here
review-stopped = The review stopped on its way; what it found stays.
review-here = Chances of winning, here
review-curve = Chances of winning, turn by turn
review-at = step { $ply }: { $told }
review-percent = { $share }%
review-range = { $low } to { $high }
review-cell = { $share } ({ $low } to { $high })
review-turn = Turn
review-turnings = Turning points
review-turning = turn { $turn } · { $words }
review-better = Better:
review-played = Played:
review-games = Each of the two was played on to the end { $games } times.
review-none = { $unsure ->
    [0] No single move decided it: small differences and luck did.
   *[other] No move decided it beyond doubt.
}
review-unsure = Perhaps dear, but not sure
review-ahead = From turn { $turn } on, { $name } stayed ahead.
review-none-yet = Nothing sure so far.
review-shares = Skill and luck
review-table = The figures
review-judge = The chances are estimates by a { bot-kind } bot that plays on for everyone; they may be off by more than their 95% intervals say. Losses may exceed 100: a won game can be given away twice.
review-hidden = Chances are those of the true position, with open hands; a better move was judged by what that player knew.
review-leave = Close the review
review-more = Go on
review-beginning = The first games are being played…
review-leads = { $name } leads from turn { $from } to turn { $to }.
review-drawn = Drawn as
review-drawn-lines = Lines
review-drawn-parts = Shares
review-mark = Turning point { $number }: { $name }, turn { $turn }
review-tip = Turn { $turn }: { $told }
review-points = in percentage points
review-own = their moves
review-rest = luck and the others
review-shares-told = What each player’s own moves cost, and what luck and the others gave
review-yours = { $error ->
    [0] Your moves: { $cost }; luck and the others: { $rest }.
   *[other] Your moves: { $cost }; luck and the others: { $rest }; both ± { $error }.
}
review-sums = An estimate: what a { bot-kind } bot thinks two rounds after each move. It may be off by more than the intervals say.
review-player = Player
review-why = Why
review-moment = Turn { $turn }
review-on-board-better = On the board, what a { bot-kind } bot would have played for { $name }.{ $keys }
review-on-board-played = On the board, what { $name } played.{ $keys }
review-keys = Keys b and m: better, played.
