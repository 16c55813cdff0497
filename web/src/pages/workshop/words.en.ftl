# The workshop. The same keys are in words.fr.ftl.

workshop-title = Workshop
workshop-about = A building for Baubyron
workshop-judged = What it is worth
workshop-points = points from the table to the summit
    { $length ->
        [short] a short race
        [medium] a race of middling length
       *[long] a long race
    }
# Means of the ready buildings, from docs/buildings.md.
workshop-turns = { $length ->
    [short] about 50 turns among three, 100 among six
    [medium] about 65 turns among three, 120 among six
   *[long] about 85 turns among three, 170 among six
}
workshop-random = Random
workshop-length = { $length ->
    [short] short
    [medium] medium
   *[long] long
}
workshop-code = The code
workshop-paste = Paste a code here to open it
workshop-open = Open this code
workshop-copy = Copy the code
workshop-code-note = Identical buildings have the same code. Paste one to open it here.
workshop-link = A link to this building
workshop-build = Build
workshop-begin = Choose a block, then a space on the table.
workshop-sound = You can walk there to try it, and play on it.
workshop-build-on = Build on
workshop-undo = Undo
workshop-redo = Redo
workshop-clear = Clear the table
workshop-walk = Walk to try it
workshop-walked = From { $start }: { $points ->
    [one] one point
   *[other] { $points } points
} in { $steps } { $steps ->
    [one] step
   *[other] steps
}, without pawns on the way. Choose another space to walk elsewhere.
workshop-enter = Choose an entry to begin.
workshop-starts = Where to begin
workshop-from = From { $entry }
workshop-play = Play here
workshop-more = Code, link and conditions
workshop-building = The building
workshop-goal = The summit.
workshop-left = { $points } points from the summit.
workshop-on-way = { $step ->
    [0] The walk begins here.
   *[other] Step { $step } of the walk.
}
workshop-costs = A step here costs { $cost }.
workshop-step = { $cell }, { $cost }.
workshop-profile = The walk from { $start }, step by step: { $steps }

# Choosing a building for a new table.
workshop-which = Which building
workshop-way = { $way ->
    [ready] Ready
    [random] Random
    [code] By its code
   *[together] Built together
}
workshop-random-note = It is drawn when the game begins, and the draw can be checked like a roll of the die.
workshop-together-note = You build it at the table: a block each in turn, until somebody proposes and all agree.
workshop-own = A building of your own
workshop-facts = { $points } points to the summit, { $length ->
    [short] a short race
    [medium] a race of middling length
   *[long] a long race
}; { $blocks } blocks.
workshop-go = Open the workshop
