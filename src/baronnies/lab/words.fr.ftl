# Le laboratoire. Les mêmes clés sont dans words.en.ftl.

lab-bot-failed = Le robot « { $bot } » n’a pas pu continuer dans la partie { $number }. { $reason }
lab-too-slow = Il a réfléchi plus de { $seconds } secondes.
lab-bots-count = { $given } robots sont nommés pour { $seats } places : un seul pour toutes, ou un pour chacune.
lab-vary-form = « { $text } » ne fait rien varier : écrivez --vary nom=valeur,valeur,… avec une option ou « seats ».
lab-plot-form = Un graphique s’écrit dans un fichier en .png ou .svg, et non « { $path } ».
lab-pair = Un classement demande au moins deux robots.
lab-worker-died = Un processus qui jouait des parties est mort : un robot l’a peut-être arrêté.
