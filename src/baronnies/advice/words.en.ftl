# What hints and reviews say. The same keys are in words.fr.ftl.

decimal-mark = .
reason-wins = { $you ->
    [yes] You win at once.
   *[no] { $seat } wins at once.
}
reason-danger = Before the next turn is done, { $seat } wins { $amount }% of the time, instead of { $other }%.
reason-hope = { $you ->
    [yes] You win with the next turn { $amount }% of the time, instead of { $other }%.
   *[no] { $seat } wins with the next turn { $amount }% of the time, instead of { $other }%.
}
reason-points = { $you ->
    [yes] You: { $amount } ({ $source }).
   *[no] { $seat }: { $amount } ({ $source }).
}
reason-later = { $you ->
    [yes] You: { $amount } on average until the next turn is done ({ $source }).
   *[no] { $seat }: { $amount } on average until the next turn is done ({ $source }).
}
reason-threat = Happens less often then ({ $amount }% instead of { $other }%): { $event }
reason-alike = Nothing tells them apart before the next turn is done: the difference comes later.
