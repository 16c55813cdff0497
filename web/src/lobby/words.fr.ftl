# Où l’on se rencontre. Les mêmes clés sont dans words.en.ftl.

lobby-title = Tables
lobby-lead = Asseyez-vous avec d’autres, ou regardez.
lobby-you = Vous vous asseyez sous le nom de { $name }.
lobby-rename = Changer de nom
lobby-name = Garder ce nom
lobby-filter = Jeu
lobby-all = Tous
lobby-waiting = pas encore commencée
lobby-begun = en cours
lobby-only-free = Avec une place libre
lobby-only-live = À jouer maintenant, pas sur plusieurs jours
lobby-free = Places libres
lobby-running = Parties en cours
lobby-none = Aucune table ouverte à tout le monde en ce moment.
lobby-none-free = Aucune place n’est libre en ce moment.
lobby-open = Ouvrez-en une :
lobby-open-too = Ou ouvrez une autre table :
lobby-present = { $count ->
    [0] personne n’est là
    [one] une personne présente
   *[other] { $count } personnes présentes
}
lobby-watching = { $count ->
    [one] une personne regarde
   *[other] { $count } regardent
}
lobby-gone = n’est plus ouverte
lobby-sit = S’asseoir : { $game }, avec { $who }
lobby-watch = Regarder
lobby-watch-game = Regarder { $game } : { $who }
lobby-back = Ma place

code-title = Rejoindre par code
code-looking = Recherche de la table { $code }…
code-what-to-do = Vérifiez le code auprès de la personne qui vous invite, ou demandez-lui le lien : il marche même si la table est complète.
code-lobby = Tables ouvertes à tout le monde
