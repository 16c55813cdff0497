# Building together, and the workshop. The same keys are in words.fr.ftl.

building-where = Building together
building-goal = A block each in turn
building-blocks = { $blocks ->
    [0] no block laid yet
    [one] one block laid
   *[other] { $blocks } blocks laid
}
building-kinds = Your block
building-kind = { $kind ->
    [x] lying across
    [y] lying along
   *[u] upright
}
building-ground = The table that is built on
building-whole = Whole table
building-cell = { $cell }, { $storeys ->
    [0] free table.
    [one] one storey.
   *[other] { $storeys } storeys.
}
building-cell-block = A block { $kind ->
    [x] lying across
    [y] lying along
   *[u] upright
} can be laid on { $cells }.
building-cell-trial = The pending block.
building-cell-entry = Entry.
building-cell-could = Could be an entry.

building-holds = Holds:
building-fails = Missing:
building-missing = { $count ->
    [0] Everything holds
    [one] One thing is missing
   *[other] { $count } things are missing
}
building-complete = Everything holds: entries can be named.
building-settled = This would settle it.
building-broken = This would break it.
building-then = As soon as everything holds, two or three entries can be named and the building proposed.
building-vote-rule = When all agree, the building stands; if one declines, building goes on.
building-would-complete = Then everything would hold.
building-still-complete = Everything would still hold.
building-would-break = This would break something: { $words }.
building-would-lack = { $settles ->
    [0] Still missing: { $words }.
   *[other] Settles { $settles }. Still missing: { $words }.
}

building-now = Your turn to build
building-note = Choose a block, then a space.
building-now-block = { $kind ->
    [x] A block across here?
    [y] A block along here?
   *[u] A block upright here?
}
building-lay = Lay this block
building-now-back = Take the last block away?
building-remove = Take it away
building-back = Remove the last block
building-take = A ready building
building-to-blocks = Back to the blocks
building-now-take = Race on “{ $name }”?
building-note-take = What was begun is put away.
building-race = Race on it
building-name-entries = Name the entries
building-now-entries = Name the entries
building-now-named = { $count ->
    [one] Is this the entry?
   *[other] Are these the { $count } entries?
}
building-note-entries = Two or three play best. Choose one again to remove it.
building-propose = Propose
building-asked = { $name } proposes this building
building-asked-note = The entries are marked. Agree, or build on?
building-vote = Your answer
building-agree = Agree
building-decline = Build on
building-left = { $left ->
    [one] block of 48 is left
   *[other] blocks of 48 are left
}
building-shelf = Ready buildings
building-on-shelf = { $name }, { $points }
