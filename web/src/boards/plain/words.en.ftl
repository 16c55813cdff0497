# The table as text. The same keys are in words.fr.ftl.

board-plain-drawing = The table, drawn in characters
board-plain-now = Your move: choose from the list
board-plain-note = Type to narrow the list down. Nothing is decided until you confirm.
board-plain-tried = You are trying
board-plain-would = It would mean
board-plain-done = Nothing is left to decide
board-plain-done-note = Confirm, or undo.
board-plain-steps = What you can do
board-plain-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
board-plain-found = { $count } of { $all }
board-plain-find = Find a step
board-plain-none = Nothing you can do now matches “{ $wanted }”.
board-plain-why = Why not “{ $wanted }”?
board-plain-waiting = One moment…
