# Le laboratoire. Les mêmes clés sont dans words.en.ftl.

lab-title = Laboratoire
lab-motto = changer un nombre, et voir
lab-lead = Changez un nombre, et voyez ce qu’il fait.

## L’expérience

lab-experiment = L’expérience
lab-game = Jeu
lab-choose = Choisir un jeu
lab-seats = Joueurs
lab-bots = Robots
lab-bot-each = Place par place…
lab-bot-seat = Place { $seat }
lab-games = Parties
lab-games-each = { $games } de chaque
lab-seed = Graine
lab-changes = Ce qui change
lab-change = Changer
lab-change-one = Changer quelque chose
lab-change-other = Changer autre chose
lab-column-more = + Réglage { $letter }
lab-column-less = − Réglage { $letter }
lab-as-rule = comme la règle
lab-range = de { $low } à { $high }
lab-rule-has = la règle : { $value }
lab-option-is = { $option } : { $value }
lab-option-in = { $option }, réglage { $letter }
lab-run = Lancer
lab-stop = Arrêter là
lab-go-on = Continuer
lab-anew = Refaire, autre hasard
lab-play-a = Jouer une partie
lab-play-b = Jouer une partie en B
lab-before = Lancez : ces robots joueront { $games } parties de chaque réglage, avec le même hasard. On peut arrêter à tout moment.
lab-ready = Questions toutes prêtes
lab-kept = Études gardées ici
lab-none-here = Ce serveur ne joue pas d’études. La même expérience se lance au terminal :

## La question

lab-how-is-it = { $game } à { $seats } : commencer aide-t-il ?
lab-only = { $option } : { $value }. Comment joue-t-on ainsi ?
lab-which = { $option } : { $values } ?
lab-what-if-several = Et si l’on changeait { $count } choses de { $game } ?
lab-what-if-with = Et si l’on jouait avec « { $option } » ?
lab-what-if-without = Et si l’on jouait sans « { $option } » ?
lab-what-if = { $name ->
    [goal_2] Et si l’on gagnait à { $b } points, et non à { $a } ?
    [goal_3] Et si l’on gagnait à { $b } points, et non à { $a } ?
    [goal_4] Et si l’on gagnait à { $b } points, et non à { $a } ?
    [keeps] Et si chacun avait { $b } donjons, et non { $a } ?
    [troops] Et si chacun avait { $b } troupes, et non { $a } ?
   *[other] { $option } : et si c’était { $b }, et non { $a } ?
}
lab-under = { $game } à { $seats }, robots : { $bots }. Traits et barres : intervalles à 95 %.

## Où elle en est

lab-waiting = { $before ->
    [0] Elle commence bientôt.
    [one] Une étude passe avant. Vous pouvez partir : ce lien la montrera.
   *[other] { $before } études passent avant. Vous pouvez partir : ce lien la montrera.
}
lab-running = L’étude est en cours.
lab-stopped = Arrêtée là : voici ce qu’il y a. On peut continuer.
lab-done = L’étude est terminée.
lab-forgotten = Cette étude n’est plus gardée ici. Lancez-la de nouveau : même graine, mêmes parties.
lab-old = Les règles ont changé depuis cette étude. Lancez-la de nouveau pour les règles d’aujourd’hui ; ses parties se téléchargent encore en CSV.
lab-so-far = { $games } sur { $of }
lab-left-minutes = encore { $minutes } min
lab-left-soon = moins d’une minute
lab-capped = { $capped ->
    [one] une partie abandonnée
   *[other] { $capped } parties abandonnées
}

## Les planches

lab-numbers = Les nombres
lab-turns = Tours
lab-length = Longueur des parties
lab-length-how = Tours par partie ; le tireté est la médiane.
lab-length-is = Une partie dure { $mean } tours en moyenne ({ $low } à { $high })
lab-length-always = Une partie dure toujours { $turns } tours
lab-length-same = Aucune différence sûre de longueur
lab-length-grows = La partie s’allonge : { $from } tours, puis { $to }
lab-length-shrinks = La partie raccourcit : { $from } tours, puis { $to }
lab-length-more = Plus longue qu’en A : { $in }.
lab-length-less = Plus courte qu’en A : { $in }.
lab-and-more = { $turns } et plus
lab-pick-length = Parties de quelle longueur
lab-pick-hint = Choisissez une colonne pour voir des parties de cette longueur.
lab-of-length = Parties de { $turns } tours :
lab-watch-game = { $letter }, n° { $game }
lab-order = Ordre du jeu
lab-order-how = Parties gagnées selon l’ordre ; tireté : la part de chacun, { $fair }.
lab-order-none = Aucun avantage sûr de l’ordre
lab-order-later = L’ordre compte, mais pas pour le premier joueur
lab-order-helps = Commencer aide
lab-order-harms = Commencer nuit
lab-order-helps-all = Commencer aide, partout
lab-order-harms-all = Commencer nuit, partout
lab-order-helps-in = Commencer aide en { $in }.
lab-order-harms-in = Commencer nuit en { $in }.
lab-turn-order = { $place ->
    [1] le premier
    [2] le deuxième
    [3] le troisième
    [4] le quatrième
   *[other] le { $place }e
}
lab-points = Points par place
lab-points-how = Du 5e au 95e centile, quartiles et médiane.
lab-points-is = Au moins une fois sur deux, le gagnant a { $points } points
lab-points-are = Une fois sur deux, le gagnant a de { $low } à { $high } points
lab-winner-same = Aucune différence sûre dans les points du gagnant
lab-winner-more = Le gagnant a plus de points en { $in }.
lab-winner-less = Le gagnant a moins de points en { $in }.
lab-place = { $place ->
    [1] gagnant
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] { $place }e
}
lab-minus = { $letter } moins A
lab-minus-how = Doré, creux : l’intervalle évite zéro. Gris, plein : on ne sait pas.
lab-others-minus = Les autres moins A
lab-nothing-sure = Rien ne sépare sûrement { $letter } de A
lab-surely = Ce que { $letter } change sûrement : { $what }
lab-less = moins
lab-more = plus
lab-measure = Mesure
lab-measure-turns = tours
lab-measure-winner = points du gagnant
lab-measure-lead = avance du gagnant
lab-measure-first = chance du premier, en %

## Ce que cela dit

lab-says = Ce que cela dit
lab-too-early = Trop peu de parties pour dire quoi que ce soit : il en faut 200 de chaque.
lab-among = C’est ainsi entre ces robots ; des personnes jouent peut-être autrement.
lab-given-up = { $letter } : { $capped } sur { $games } parties, sans fin, ont été abandonnées. Elles sont comptées à part.
lab-says-length = Une partie dure { $mean } tours en moyenne ({ $low } à { $high }).
lab-says-share = Le premier joueur gagne { $share } des parties ({ $low } à { $high }), et non { $fair }.
lab-says-fair = Le premier joueur gagne { $share } des parties ({ $low } à { $high }) : la part égale, { $fair }, s’y trouve.
lab-says-alike = { $letter } n’a rien changé de ce qui est mesuré ici : sur { $games } parties, la durée, les points du gagnant, son avance et les victoires du premier sont ceux de A.
lab-says-turns = { $way ->
    [more] Une partie en { $letter } dure { $mean } tours de plus en moyenne ({ $low } à { $high }).
   *[less] Une partie en { $letter } dure { $mean } tours de moins en moyenne ({ $low } à { $high }).
}
lab-says-winner = { $way ->
    [more] Le gagnant en { $letter } a { $mean } points de plus ({ $low } à { $high }).
   *[less] Le gagnant en { $letter } a { $mean } points de moins ({ $low } à { $high }).
}
lab-says-lead = { $way ->
    [more] L’avance du gagnant en { $letter } croît de { $mean } points ({ $low } à { $high }).
   *[less] L’avance du gagnant en { $letter } baisse de { $mean } points ({ $low } à { $high }).
}
lab-says-first = { $way ->
    [more] En { $letter }, le premier joueur gagne { $mean } parties sur cent de plus ({ $low } à { $high }).
   *[less] En { $letter }, le premier joueur gagne { $mean } parties sur cent de moins ({ $low } à { $high }).
}
lab-unsure = Si { $letter } change quelque chose ({ $what }), { $games } parties de chaque ne suffisent pas à le dire ({ $low } à { $high }).
lab-unsure-needed = Si { $letter } change quelque chose ({ $what }), { $games } parties de chaque ne suffisent pas à le dire ({ $low } à { $high }). Il en faudrait environ { $needed }.
lab-wide = Pleine largeur
lab-struck = Ce qui arrive, et combien de fois
lab-struck-how = Fois par partie, les plus fréquents d’abord.
lab-struck-in = Par partie

## Emporter

lab-take = Emporter
lab-name = Un nom, pour la retrouver
lab-keep = Garder ici
lab-kept-now = Gardée
lab-link = Lien vers cette étude
lab-csv = { $letter }, une ligne par partie, CSV
lab-png = Ces planches, PNG
lab-svg = Ces planches, SVG
lab-a-game = Une partie
lab-setting = Réglage
lab-game-number = Numéro de la partie
lab-watch = Revoir
lab-record = Feuille de partie
lab-records = { $letter }, les { $games } premières feuilles, zip
lab-records-made = { $done } feuilles sur { $games }…
lab-opening = La partie est rejouée…
lab-terminal = Au terminal
lab-terminal-note = Même graine, mêmes parties, sur toute machine.
lab-copy = Copier
