# The lab. The same keys are in words.fr.ftl.

lab-title = Lab
lab-motto = change a number, and see
lab-lead = Change a number, and see what it does.

## The experiment

lab-experiment = The experiment
lab-game = Game
lab-choose = Choose a game
lab-seats = Players
lab-bots = Bots
lab-bot-each = Seat by seat…
lab-bot-seat = Seat { $seat }
lab-games = Games
lab-games-each = { $games } of each
lab-seed = Seed
lab-changes = What changes
lab-change = Change
lab-change-one = Change something
lab-change-other = Change something else
lab-column-more = + Setting { $letter }
lab-column-less = − Setting { $letter }
lab-as-rule = as in the rules
lab-range = { $low } to { $high }
lab-rule-has = the rule: { $value }
lab-option-is = { $option }: { $value }
lab-option-in = { $option }, setting { $letter }
lab-run = Run
lab-stop = Stop here
lab-go-on = Go on
lab-anew = Again, with other luck
lab-play-a = Play a game
lab-play-b = Play a game in B
lab-before = Run: these bots will play { $games } games for each setting, on the same luck. It can be stopped at any time.
lab-ready = Ready-made questions
lab-kept = Studies kept here
lab-none-here = This server plays no studies. The same experiment runs in a terminal:

## The question

lab-how-is-it = { $game } with { $seats }: does starting help?
lab-only = { $option }: { $value }. How does it play?
lab-which = { $option }: { $values }?
lab-what-if-several = What if { $count } things of { $game } were changed?
lab-what-if-with = What if you played with “{ $option }”?
lab-what-if-without = What if you played without “{ $option }”?
lab-what-if = { $name ->
    [goal_2] What if { $b } points won, not { $a }?
    [goal_3] What if { $b } points won, not { $a }?
    [goal_4] What if { $b } points won, not { $a }?
    [keeps] What if everyone had { $b } keeps, not { $a }?
    [troops] What if everyone had { $b } troops, not { $a }?
   *[other] { $option }: what if { $b }, not { $a }?
}
lab-under = { $game } with { $seats }, bots: { $bots }. Lines and bars: 95% intervals.

## How far it is

lab-waiting = { $before ->
    [0] It begins soon.
    [one] One study comes first. You may leave: this link will show it.
   *[other] { $before } studies come first. You may leave: this link will show it.
}
lab-running = The study is running.
lab-stopped = Stopped here: this is what there is. It can go on.
lab-done = The study is done.
lab-forgotten = This study is no longer kept here. Run it again: same seed, same games.
lab-old = The rules have changed since this study. Run it again by today’s rules; its games can still be downloaded as CSV.
lab-so-far = { $games } of { $of }
lab-left-minutes = { $minutes } min left
lab-left-soon = less than a minute
lab-capped = { $capped ->
    [one] one game given up
   *[other] { $capped } games given up
}

## The plots

lab-numbers = The numbers
lab-turns = Turns
lab-length = Length of the games
lab-length-how = Turns per game; the dashed line is the median.
lab-length-is = A game takes { $mean } turns on average ({ $low } to { $high })
lab-length-always = A game always takes { $turns } turns
lab-length-same = No sure difference in length
lab-length-grows = Games get longer: { $from } turns, then { $to }
lab-length-shrinks = Games get shorter: { $from } turns, then { $to }
lab-length-more = Longer than A: { $in }.
lab-length-less = Shorter than A: { $in }.
lab-and-more = { $turns } and more
lab-pick-length = Games of which length
lab-pick-hint = Choose a column to watch games of that length.
lab-of-length = Games of { $turns } turns:
lab-watch-game = { $letter }, no. { $game }
lab-order = Order of play
lab-order-how = Games won by the order of play; dashed: a fair share, { $fair }.
lab-order-none = No sure advantage of the order
lab-order-later = The order matters, but not for the first player
lab-order-helps = Starting helps
lab-order-harms = Starting hurts
lab-order-helps-all = Starting helps, everywhere
lab-order-harms-all = Starting hurts, everywhere
lab-order-helps-in = Starting helps in { $in }.
lab-order-harms-in = Starting hurts in { $in }.
lab-turn-order = { $place ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
   *[other] the { $place }th
}
lab-points = Points by place
lab-points-how = From the 5th to the 95th percentile, quartiles and median.
lab-points-is = At least half of the time the winner has { $points } points
lab-points-are = Half of the time the winner has { $low } to { $high } points
lab-winner-same = No sure difference in the winner’s points
lab-winner-more = The winner has more points in { $in }.
lab-winner-less = The winner has fewer points in { $in }.
lab-place = { $place ->
    [1] winner
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
}
lab-minus = { $letter } minus A
lab-minus-how = Golden, hollow: the interval is clear of zero. Grey, solid: not known.
lab-others-minus = The others minus A
lab-nothing-sure = Nothing surely tells { $letter } from A
lab-surely = What { $letter } surely changes: { $what }
lab-less = less
lab-more = more
lab-measure = Measure
lab-measure-turns = turns
lab-measure-winner = winner’s points
lab-measure-lead = winner’s lead
lab-measure-first = chance of the first, %

## What it says

lab-says = What it says
lab-too-early = Too few games to say anything: it takes 200 of each.
lab-among = This holds for these bots; people may play differently.
lab-given-up = { $letter }: { $capped } of { $games } games had no end and were given up. They are counted apart.
lab-says-length = A game takes { $mean } turns on average ({ $low } to { $high }).
lab-says-share = The first player wins { $share } of the games ({ $low } to { $high }), not { $fair }.
lab-says-fair = The first player wins { $share } of the games ({ $low } to { $high }): the fair share, { $fair }, is within that.
lab-says-alike = { $letter } changed nothing that is measured here: in { $games } games, length, winner’s points, winner’s lead and the first player’s wins are those of A.
lab-says-turns = { $way ->
    [more] A game in { $letter } takes { $mean } turns more on average ({ $low } to { $high }).
   *[less] A game in { $letter } takes { $mean } turns less on average ({ $low } to { $high }).
}
lab-says-winner = { $way ->
    [more] The winner in { $letter } has { $mean } points more ({ $low } to { $high }).
   *[less] The winner in { $letter } has { $mean } points fewer ({ $low } to { $high }).
}
lab-says-lead = { $way ->
    [more] The winner’s lead in { $letter } grows by { $mean } points ({ $low } to { $high }).
   *[less] The winner’s lead in { $letter } shrinks by { $mean } points ({ $low } to { $high }).
}
lab-says-first = { $way ->
    [more] In { $letter }, the first player wins { $mean } more games in a hundred ({ $low } to { $high }).
   *[less] In { $letter }, the first player wins { $mean } fewer games in a hundred ({ $low } to { $high }).
}
lab-unsure = If { $letter } changes something ({ $what }), { $games } games of each are too few to tell ({ $low } to { $high }).
lab-unsure-needed = If { $letter } changes something ({ $what }), { $games } games of each are too few to tell ({ $low } to { $high }). It would take about { $needed }.
lab-wide = Full width
lab-struck = What happens, and how often
lab-struck-how = Times per game, the most frequent first.
lab-struck-in = Per game

## Take away

lab-take = Take away
lab-name = A name, to find it again
lab-keep = Keep here
lab-kept-now = Kept
lab-link = Link to this study
lab-csv = { $letter }, a line for each game, CSV
lab-png = These plots, PNG
lab-svg = These plots, SVG
lab-a-game = A game
lab-setting = Setting
lab-game-number = Number of the game
lab-watch = Watch
lab-record = Record
lab-records = { $letter }, the first { $games } records, zip
lab-records-made = { $done } of { $games } records…
lab-opening = The game is played again…
lab-terminal = In a terminal
lab-terminal-note = Same seed, same games, on any machine.
lab-copy = Copy
