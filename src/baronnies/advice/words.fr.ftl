# Ce que disent les conseils et les analyses. Les mêmes clés sont dans words.en.ftl.

decimal-mark = ,
reason-wins = { $you ->
    [yes] Vous gagnez aussitôt.
   *[no] { $seat } gagne aussitôt.
}
reason-danger = Avant la fin du tour suivant, { $seat } gagne dans { $amount } % des cas, contre { $other } %.
reason-hope = { $you ->
    [yes] Vous gagnez dès le tour suivant dans { $amount } % des cas, contre { $other } %.
   *[no] { $seat } gagne dès le tour suivant dans { $amount } % des cas, contre { $other } %.
}
reason-beside = { $beside ->
    [yes] { $amount } contre { $other }
   *[no] { $amount }
}
reason-amount = { $way ->
    [fewer] { $amount } de moins
   *[more] { $amount } de plus
}
reason-source = { $unit } : { $source }
reason-points = { $you ->
    [yes] Vous : { reason-beside } ({ $source }).
   *[no] { $seat } : { reason-beside } ({ $source }).
}
reason-later = { $you ->
    [yes] Vous : puis { reason-beside } en moyenne d’ici à la fin du tour suivant ({ $source }).
   *[no] { $seat } : puis { reason-beside } en moyenne d’ici à la fin du tour suivant ({ $source }).
}
reason-threat = Cela, ou l’équivalent, arrive moins souvent ensuite ({ $amount } % contre { $other } %) : { $event }
reason-alike = À la fin du tour suivant, { $rival ->
    [played] le tour joué
   *[second] le second choix
} mène au même point : la différence vient plus tard.
