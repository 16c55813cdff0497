# Le laboratoire. Les mêmes clés sont dans words.en.ftl.

lab-bot-failed = Le robot « { $bot } » n’a pas pu continuer dans la partie { $number }. { $reason }
lab-too-slow = Il a réfléchi plus de { $seconds } s.{ $lines }
lab-bots-count = { $given } robots sont nommés pour { $seats } places : un seul pour toutes, ou un pour chacune.
lab-vary-form = « { $text } » ne fait rien varier : écrivez --vary nom=valeur,valeur,… avec une option ou « seats » ; entre des valeurs qui contiennent des virgules, mettez un point-virgule : `--vary "nom=1,2;3,4"`.
lab-plot-form = Un graphique s’écrit dans un fichier en .png ou .svg, et non « { $path } ».
lab-journal = La ligne { $line } de { $path } n’est pas une partie d’une rencontre : un journal est écrit par `baronnies levels … --journal`.
lab-pair = Un classement demande au moins deux robots.
study-games = Une étude joue de 1 à { NUMBER($most) } parties par réglage.
study-settings = Une étude compare de 1 à { $most } réglages.
study-seed = Une graine a { $most } caractères au plus.
study-bots = Une étude se joue entre robots du serveur : les vôtres jouent dans le terminal, avec `baronnies simulate`.
study-too-slow = Une partie entre ces robots dure trop longtemps ici. Choisissez-en de plus rapides, ou jouez-la dans le terminal, avec `baronnies simulate`.
study-broken = Un robot n’a pas pu continuer, l’étude s’est donc arrêtée. Ce qui a été joué est gardé.
lab-worker-died = Un processus qui jouait des parties est mort : un robot l’a peut-être arrêté.
lab-full = Le disque est plein. Les parties précédentes sont gardées.
lab-unkept = Ce qui a été joué ne peut pas être écrit : { $error }. Les parties précédentes sont gardées.
lab-ledger-there = Il y a déjà quelque chose à l’endroit { $path } : nommez un autre dossier, ou retirez celui-là.
lab-on-jobs = --jobs compte les processus de cette machine ; sur une grappe (--on), tous les cœurs jouent.
cluster-address = « { $address } » n’est pas l’adresse d’une grappe : écrivez ray, ou hôte:port comme l’affiche `ray start --head`.
cluster-gone = Aucune grappe ne répond à l’adresse { $address }. { $reason }
cluster-lost = La grappe est perdue, ou ce qui y jouait s’est arrêté plusieurs fois : { $reason }
cluster-version = Un nœud de la grappe a une autre version ({ $there }) que cette machine ({ $here }) : installez partout la même.
program-missing = Il n’y a pas de programme « { $command } » qui puisse jouer comme robot.
program-barred = Le fichier de « { $command } » ne peut pas être lancé : rendez-le exécutable (`chmod +x`), ou nommez ce qui le lance, comme dans `cmd:python mon_robot.py`.
program-start = Le programme « { $command } » ne démarre pas : { $error }
program-slow = Le programme n’a pas répondu en { $seconds } s, et a été arrêté. Une réponse finit par un retour à la ligne, et doit être envoyée aussitôt (`flush`).
program-illegal = Le programme a choisi « { $move } », que l’article { $clause } interdit : les coups permis sont dans `moves`.
program-gone = Le programme s’est terminé au lieu de répondre (code de sortie { $code }).
program-rubbish = Le programme a répondu « { $answer } », qui n’est pas une réponse : on attend une ligne comme `{"{"}"move": "…"{"}"}` avec l’un des coups.
lab-no-numbers = Le juge de « { $game } » n’a pas de nombres à accorder.
lab-no-traits = Personne n’a encore dit ce qu’un juge pourrait apprendre de « { $game } » : bots/evals/traits/ n’a pas de fichier de ce nom.
