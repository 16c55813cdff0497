# Où l'on se rencontre. Les mêmes clés sont dans words.en.ftl.

lobby-title = Tables
lobby-lead = Asseyez-vous avec d'autres, ou regardez.
lobby-you = Vous vous asseyez sous le nom de { $name }.
lobby-rename = Changer de nom
lobby-name = C'est mon nom
lobby-filter = Quel jeu
lobby-all = Tous
lobby-free = Une place est libre
lobby-running = On y joue
lobby-none = Personne n'est assis à une table pour tout le monde en ce moment.
lobby-none-free = Aucune place n'est libre en ce moment.
lobby-open = Ouvrir une table pour tout le monde :
lobby-open-too = Ou ouvrir une autre table pour tout le monde :
lobby-present = { $count ->
    [0] personne
    [one] une personne là
   *[other] { $count } personnes là
}
lobby-watching = { $count ->
    [one] un regarde
   *[other] { $count } regardent
}
lobby-gone = n'est plus ouverte
lobby-sit = S'asseoir : { $game }, avec { $who }
lobby-watch = Regarder
lobby-watch-game = Regarder { $game } : { $who }
lobby-back = Ma place

code-title = Rejoindre par code
code-looking = On cherche la table de { $code }…
code-what-to-do = Vérifiez les lettres auprès de qui vous invite ; ou demandez le lien, qui mène aussi à une table complète.
code-lobby = Les tables pour tout le monde
