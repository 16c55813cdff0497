# The end of a game. The same keys stand in words.fr.ftl.

end-title = The end
end-you-win = You win!
end-wins = { $name } wins
end-shared = A shared victory
end-stopped = Game stopped
end-closed = Table closed
end-nobody = Nobody wins
end-draw = You agreed to stop: everybody shares the first place.
end-counted = You agreed to stop and count what was on the table.
end-shut = The host has closed the table.
end-facts = { $players } players, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}{ $minutes ->
    [0] {""}
    [one] , one minute
   *[other] , { $minutes } minutes
}.
end-place = { $place ->
    [1] {""}
    [2] You come second.
    [3] You come third.
   *[other] You come { $place }th.
}
end-said = { $who }, { $total } { $unit }.
end-turns = Points, turn by turn
end-race = Points to go, turn by turn
end-turn = turn
end-count = The count
end-pictures = The end, and { $count ->
    [0] nothing else
    [one] one moment
    [2] two moments
   *[other] three moments
}
end-board = The board at the end
end-board-note = Choose it to see it in full.
end-back = The count
end-join = { $name } proposes another game · Count me in
end-share = Share
end-share-link = Link to the replay
end-share-hand = Send it…
end-share-picture = Save the picture
end-share-record = Download the record
end-home = Home
end-detail = Where the points come from: { $name }

why-ahead = { $you ->
    [yes] You finish on { $total }
   *[no] { $name } finishes on { $total }
}, against { $other } for { $rival_you ->
    [yes] you
   *[no] { $rival }
}.
why-shared = { $names } finish level, on { $total }.
why-tie = { $you ->
    [yes] Level with { $rival }: rule { $clause } puts you first.
   *[no] { $rival_you ->
        [yes] { $name } is level with you: rule { $clause } decides between you.
       *[no] { $name } is level with { $rival }: rule { $clause } decides between them.
    }
}
why-source = The largest gap: “{ $source }”, { $own } against { $other }.
why-lead = Ahead for good since turn { $turn }.
why-closest = { $you ->
    [yes] You came closest: { $left } { $unit }.
   *[no] { $name } came closest: { $left } { $unit }.
}

moment-lead = The turning point
moment-largest = The biggest move
moment-last = The last move
moment-turn = turn { $turn }
moment-lead-told = { $you ->
    [yes] You go ahead, on { $total }.
   *[no] { $name } goes ahead, on { $total }.
}
moment-told = { $you ->
    [yes] { $points } for you: { $total } in all.
   *[no] { $points } for { $name }: { $total } in all.
}
moment-race-told = { $you ->
    [yes] { $way ->
        [back] You are set back by { $by }: { $left } { $unit }.
       *[on] You come { $by } nearer: { $left } { $unit }.
    }
   *[no] { $way ->
        [back] { $name } is set back by { $by }: { $left } { $unit }.
       *[on] { $name } comes { $by } nearer: { $left } { $unit }.
    }
}

luck-checking = Checking the luck…
luck-right = Luck checked
luck-right-note = The seed was fixed before the deal; { $draws ->
    [one] the draw follows from it
   *[other] all { $draws } draws follow from it
}.
luck-seal-note = The seed was indeed fixed before the deal.
luck-unknown = Luck to be checked
luck-unknown-note = The seed is known: anyone can make all draws again.
luck-wrong = The luck does not check out
luck-wrong-note = The record does not match what was sealed.
luck-again = Check again
