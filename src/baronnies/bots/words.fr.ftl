# Ce qui se dit des robots. Les mêmes clés sont dans words.en.ftl.

bot-unknown = Il n’y a pas de robot « { $bot } ». Robots : { $known }, ou le vôtre par FICHIER.py:CLASSE ou cmd:PROGRAMME.
bot-settings = Le robot « { $bot } » ne se règle pas ainsi. { $reason }
bot-no-file = Le robot « { $bot } » demande le fichier { $path }, qui n’existe pas.
bot-file-error = Le fichier du robot « { $bot } » contient une erreur : { $error }{ $lines }
bot-no-class = Le fichier du robot « { $bot } » n’a pas cette classe, ou elle ne dérive pas de Bot. Il a : { $known }.
bot-no-move = Le robot « { $bot } » a répondu { $move }, qui n’est pas un coup : on attend l’un de outlook.moves().{ $lines }
bot-illegal = Le robot « { $bot } » a choisi le coup { $move }, que l’article { $clause } interdit.{ $lines }
bot-crashed = Le robot « { $bot } » a échoué : { $error }{ $lines }

level-page = page
level-squire = écuyer
level-knight = chevalier
level-baron = baron
level-duke = duc
level-unknown = Il n’y a pas de niveau « { $level } ». Niveaux : { $known }.

weights-broken = { $path } ne contient pas de poids : `baronnies train` l’écrit de nouveau.
weights-rules = Les poids de { $path } ont été appris par la version { $rules } des règles, et celles-ci sont la version { $version } : `baronnies train` apprend de nouveau.
weights-traits = Les poids de { $path } pèsent d’autres traits que ceux qu’une position montre : `baronnies train` apprend de nouveau.
