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
reason-points = { $you ->
    [yes] You: { $amount } ({ $source }).
   *[no] { $seat }: { $amount } ({ $source }).
}
reason-later = { $you ->
    [yes] You: { $amount } on average by the end of the next turn ({ $source }).
   *[no] { $seat }: { $amount } on average by the end of the next turn ({ $source }).
}
reason-threat = This or the like happens less often then ({ $amount }% instead of { $other }%): { $event }
reason-alike = By the end of the next turn { $rival ->
    [played] the turn that was played
   *[second] the second choice
} leads to the same: the difference comes later.
