# What hints and reviews say. The same keys are in words.fr.ftl.

decimal-mark = .
reason-wins = { $you ->
    [yes] You win at once.
   *[no] { $seat } wins at once.
}
reason-danger = By the end of the next turn, { $seat } wins { $amount }% of the time, instead of { $other }%.
reason-hope = { $you ->
    [yes] You win on the next turn { $amount }% of the time, instead of { $other }%.
   *[no] { $seat } wins on the next turn { $amount }% of the time, instead of { $other }%.
}
reason-beside = { $beside ->
    [yes] { $amount } instead of { $other }
   *[no] { $amount }
}
reason-amount = { $way ->
    [fewer] { $amount } fewer
   *[more] { $amount } more
}
reason-source = { $unit }: { $source }
reason-points = { $you ->
    [yes] You: { reason-beside } ({ $source }).
   *[no] { $seat }: { reason-beside } ({ $source }).
}
reason-later = { $you ->
    [yes] You: then { reason-beside } on average by the end of the next turn ({ $source }).
   *[no] { $seat }: then { reason-beside } on average by the end of the next turn ({ $source }).
}
reason-threat = This or the like happens less often then ({ $amount }% instead of { $other }%): { $event }
reason-alike = By the end of the next turn { $rival ->
    [played] the turn that was played
   *[second] the second choice
} leads to the same: the difference comes later.
