# A finished game looked at again. The same keys are in words.fr.ftl.

replay-title = Look again: { $game }
replay-opening = Opening the game…
replay-running = This game is still being played
replay-running-note = Once it is over, everybody who has this link can look at it through any player's eyes.
replay-table = To the table
replay-line = line { $at } of { $last }
replay-start = Nothing has been played yet.
replay-plain = This game has no board in the browser yet: its table is drawn with letters, as in the terminal.
replay-drawing = The table, drawn with letters

replay-steps = Through the game
replay-play = Play
replay-pause = Pause
replay-turn-before = One turn back
replay-turn-after = One turn on
replay-end = To the end
replay-eyes = Eyes of
replay-spectator = a spectator
replay-pace = Pace
replay-pace-slow = slow
replay-pace-steady = steady
replay-pace-quick = quick

replay-on = Play on from here
replay-on-note = A new table opens with the position after line { $at }: the same game and variants, with luck of its own. What was dealt stays dealt; what was still to be drawn is drawn anew.

replay-papers = Record
replay-link = Link to this moment
replay-link-note = Who opens it sees this line, through these eyes.
replay-record = The record
replay-record-note = The whole game as text: every deal, every move, every hand. Any computer with Baronnies can play it again.
replay-copy = Copy the record
replay-download = Download it
replay-luck-note = Nobody picked the luck of this game, and you need not take our word for it.
replay-verify = Check the luck
