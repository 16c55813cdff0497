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
