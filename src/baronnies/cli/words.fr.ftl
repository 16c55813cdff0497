# Le terminal. Les mêmes clés sont dans words.en.ftl.

cli-help = Cinq jeux de barons : ouvrez-en un, jouez-y, étudiez-le.
cli-help-lang = Chaque commande accepte --lang fr ou --lang en ; sinon la langue est celle de votre système.
cli-help-games = L’étagère : joueurs, options et leurs valeurs par défaut, auteurs.
cli-help-play = Jouer à cet écran, entre personnes et robots.
cli-help-rules = La règle d’un jeu, ou un seul article.
cli-help-why = Un coup est-il permis ? Sinon, l’article qui l’interdit (code de sortie 1).
cli-help-replay = Raconter une partie enregistrée et montrer sa dernière position. Montre tous les secrets, sauf avec --seat.
cli-help-verify = Vérifier chaque coup d’une partie finie et tout son hasard d’après la graine.
cli-help-perft = Compter les façons de jouer tant de coups depuis une position : une empreinte des règles.

cli-help-json = Écrire exactement un objet JSON.
cli-help-game = Le jeu, comme « baronnies games » le nomme, par exemple le_baron.
cli-help-clause = Le numéro d’un article, par exemple 3.2.
cli-help-aid = Seulement l’aide-mémoire.
cli-help-position = Une position : son texte (avec ; pour les fins de ligne), un fichier, ou - pour l’entrée standard.
cli-help-move = Un coup, avec la place si plusieurs sont attendues : « r3 » ou « A r3 » ; * est le hasard.
cli-help-record = Une feuille de partie, ou - pour l’entrée standard.
cli-help-option = Une option du jeu, répétable ; yes (oui) ou no (non) pour un choix simple.
cli-help-ply = S’arrêter après tant de lignes.
cli-help-seat = Raconter comme cette place l’a vu.
cli-help-depth = La profondeur, en coups.
cli-help-lab-seats = Le nombre de joueurs. Par défaut : un par robot nommé ; s’il n’y en a qu’un pour toutes les places, quatre, ou le nombre le plus proche que le jeu permet.
cli-help-ladder-seats = Le nombre de joueurs. Par défaut : le plus petit que le jeu permet.
cli-help-people = Combien de personnes jouent à cet écran.
cli-help-bots = Les autres joueurs, par exemple greedy,random, mon_robot.py:Malin ou cmd:./programme. Par défaut : des robots complètent la table.
cli-help-name = Le nom d’une personne, dans l’ordre des places.
cli-help-seed = Un texte quelconque ; le même texte donne le même hasard. Par défaut : un hasard tiré, et fixé par son empreinte.
cli-help-hints = Permettre les conseils (commande hint) à tout le monde, même à plusieurs devant l’écran.
cli-help-resume = Continuer une partie enregistrée.

cli-not-text = Ce fichier n’est pas un texte en UTF-8.
cli-extra = Il manque le paquet { $package }. Pour l’installer : `pip install "baronnies[{ $extra }]"`
cli-option-form = Une option s’écrit nom=valeur, et non « { $text } ».
cli-option-twice = L’option « { $option } » est donnée deux fois.
cli-file-too-long = { $path } est trop long pour être ce qu’on attend.
cli-move-form = Un coup s’écrit « r3 » ou « A r3 », et non « { $text } ».
cli-no-clause = Il n’y a pas d’article { $clause } dans cette règle.
cli-no-ply = La feuille a { $last } lignes ; il n’y a pas de ligne { $ply }.

cli-players = { $fewest } à { $most } joueurs
cli-bots = Robots : { $bots }
cli-games-hint = { $program } play JEU · { $program } rules JEU · chaque option est expliquée par l’article de la dernière colonne
cli-legal = Permis.
cli-counting = Compte à la profondeur { $depth }…
cli-won = { $count ->
    [one] { $winners } : victoire !
   *[other] { $winners } : victoire partagée !
} { $points }
cli-verified = Tous les coups sont permis et tout le hasard découle de la graine : { $plies } lignes, dont { $luck } de hasard.
cli-verified-hash = La graine était fixée avant la donne par son empreinte { $hash }. La graine connue, cette partie n’a plus de secret.

cli-you = Joueur
cli-player = Joueur { $number }
cli-which-game = Quel jeu ?
cli-no-game = Aucun jeu n’a été choisi.
cli-luck-fixed = Le hasard de cette partie est fixé : sha256 { $hash }
cli-how-to = Tapez un coup. ? donne les coups permis, aid la règle en bref, hint un bon coup, h toutes les commandes.
cli-commands = 
    ?           les coups permis           ? COUP   pourquoi un coup ne va pas
    u           annuler une étape          Entrée   confirmer, ou jouer le seul coup
    aid         la règle en bref           rules [ARTICLE]  toute la règle
    log         l’histoire jusqu’ici       save [FICHIER]   écrire la partie dans un fichier
    hint        un bon coup, à l’essai     h        cette aide
    q           enregistrer et partir
cli-hint-thinking = On cherche un bon coup…
cli-hint = Un bon coup : { $moves }. { $chance } % de chances de gagner (de { $low } à { $high }, en regardant { $games } fois un tour plus loin).
cli-hint-second = Le second choix, { $moves } : { $chance } % (de { $low } à { $high }).
cli-hint-equal = Deux coups semblent se valoir ; l’autre est { $moves } : { $chance } % (de { $low } à { $high }).
cli-hint-judge = C’est l’avis du robot « greedy », qui ne sait que ce que vous savez ; la feuille de partie le note.
cli-hint-unfair = Les conseils ne se donnent que contre des robots, ou si toute la table l’a voulu (play --hints).
cli-thinking = { $name } réfléchit…
cli-bot-replaced = Un tour au hasard est joué pour { $name }.
cli-resume-program = La partie sauvegardée demande le programme { $bot }. Si vous lui faites confiance, nommez-le de nouveau : `--bots "{ $bot }"`
cli-your-move = { $name } >
cli-confirm = { $moves } : Entrée pour confirmer, u pour annuler >
cli-legal-moves = Permis : { $moves }
cli-only-move = Le seul coup est { $move } : appuyez sur Entrée.
cli-nothing-to-undo = Rien à annuler : ce qui est confirmé est définitif, et le hasard ne se défait pas.
cli-curtain = L’écran est pour { $name } seulement. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-saved = Enregistré dans { $path }, avec la graine et tous les secrets de cette partie. Pour continuer : { $command } --resume { $path }
cli-saved-end = La feuille de partie est dans { $path }. Vérifiez son hasard : baronnies verify { $path }

cli-help-review = Où la partie s’est-elle décidée ? Les chances de chacun tour par tour, et les coups qui ont coûté cher.
cli-help-review-plot = Écrire la courbe des chances dans un fichier .png ou .svg.
cli-review-working = { $done } sur { $of }, encore { $left } s environ… (Ctrl-C arrête et garde ce qui est là)
cli-review-turn = Tour
cli-review-turns = tours
cli-review-plot = { $game } : chances de gagner, tour par tour (intervalles à 95 %)
cli-review-turning = { $number }. Tour { $turn }, { $seat } : −{ $loss } points de pourcentage (± { $error })
cli-review-better = Mieux : { $moves } – { $chance } %
cli-review-played = Joué : { $moves } – { $chance } %
cli-review-games = Chacun des deux coups a été joué { $games } fois jusqu’au bout de la partie.
cli-review-none = { $unsure ->
    [0] Aucun coup n’a décidé à lui seul : les petits écarts et le hasard ont fait le reste.
   *[other] Aucun coup n’a décidé à coup sûr.
}
cli-review-unsure = Peut-être chers, sans certitude :
cli-review-share = { $seat } : ses coups { $cost } (± { $error }), le hasard et les autres { $rest }, en points de pourcentage.
cli-review-judge = Chances sur cent, avec leurs intervalles à 95 %. Celles de chaque tour sont des estimations du robot « { $bot } », qui joue la suite pour tout le monde. Les sommes sont ce qu’il pense de chaque coup deux tours de table plus tard ; il peut se tromper de plus que les intervalles ne disent. Les pertes peuvent dépasser 100 : on peut perdre deux fois une partie gagnée.
cli-review-hidden = Les chances sont celles de la vraie position, cartes sur table ; un meilleur coup est jugé avec ce que savait la personne qui jouait.

cli-help-simulate = Jouer beaucoup de parties entre robots : victoires, points, durée, et fréquence des événements.
cli-help-sweep = De même pour une grille de valeurs d’options, avec tableau et graphique.
cli-help-ladder = Faire se rencontrer les robots deux à deux et les classer.
cli-help-bench = La vitesse des jeux ici : parties au hasard sur un seul cœur.
cli-help-games-count = Combien de parties (par point d’une grille, par paire d’un classement).
cli-help-lab-bots = Un robot par place, ou un seul pour toutes : random, greedy:samples=8, mon_robot.py:Malin, cmd:./programme.
cli-help-lab-seed = Un texte quelconque ; le même texte donne les mêmes parties, quel que soit le nombre de processus.
cli-help-jobs = Combien de processus se partagent le travail.
cli-help-rotate = Décaler les robots d’une place après chaque partie.
cli-help-cap = Abandonner une partie après tant de tours ; 0 : jamais.
cli-help-seconds = Le temps de réflexion le plus long d’un robot pour un tour.
cli-help-out = Écrire une ligne par partie dès qu’elle est jouée : dans un fichier CSV ou, si le nom finit par .parquet, dans un dossier de fichiers Parquet.
cli-help-on = Jouer sur une grappe Ray : ray (celle de cette machine, ou cette machine seule) ou son adresse, par exemple 10.0.0.1:6379.
cli-help-records = Écrire la feuille de chaque partie dans un dossier.
cli-help-vary = Une option et ses valeurs, ou seats=2,3,4 ; répétable. Mettre ; entre des valeurs qui contiennent des virgules.
cli-help-plot = Dessiner la durée, les points et l’avantage du premier dans un fichier .png ou .svg.
cli-help-bench-seconds = La durée de chaque mesure.

cli-playing = Parties
cli-interrupted = Interrompu : voici les parties terminées.
cli-simulated = { $games } parties à { $seats }, { $decisions } décisions en { $seconds } s ; { $capped } abandonnées à la limite.
cli-length = Durée : { $length } tours.
cli-by-seat = place
cli-by-bot = robot
cli-by-order = ordre de jeu
cli-struck = événement
cli-count = { $number }
cli-decimal = ,
cli-percent = { $number } %
cli-times = fois
cli-per-game = par partie
cli-wins = victoires
cli-win-rate = part des parties gagnées
cli-points = points
cli-length-title = tours
cli-advantage = premier joueur
cli-capped = abandonnées
cli-plotted = Le graphique est dans { $path }.
cli-swept = { $game } · joueurs : { $seats } · { $games } parties par réglage, avec le même hasard
cli-differences = Écart par rapport à { $first }, partie par partie :
cli-untold = (?) Trop peu de parties pour le dire : l’intervalle de l’écart contient zéro, ou moins de dix parties sont finies des deux côtés.
cli-ratings = Les cotes partent de 25 ; seuls leurs écarts comptent, et ± est un intervalle à 95 %. Leur rencontre dit plus simplement combien de fois un robot bat l’autre.
cli-plot-title = { $game }, { $games } parties par point, intervalles à 95 %
cli-plot-length = Durée (tours)
cli-plot-points = Points par joueur
cli-plot-advantage = Avantage du premier joueur
cli-bot = robot
cli-rating = cote
cli-meeting = rencontre (part du premier, seul parmi les autres)
cli-turn-ms = ms par tour
cli-turn-positions = positions par tour
cli-game = jeu
cli-seats = places
cli-decisions-per-s = décisions/s
cli-games-per-s = parties/s
cli-copy = copie, µs
cli-measuring = Mesure de { $game } à { $seats } places…
cli-compiled = compilé par mypyc
cli-pure = Python simple

cli-help-building = Les constructions de Baubyron : en vérifier une, en montrer une, ou en tirer une au hasard.
cli-help-building-check = Tout ce qui ne va pas dans une construction, avec l’article et le lieu (code de sortie 1).
cli-help-building-show = Le plan d’une construction, avec ses hauteurs.
cli-help-building-random = Une construction tirée au hasard.
cli-help-building-code = Le nom d’une construction prête, ou un code comme « xa1 uc1 xd1 @ a1 ».
cli-help-building-seed = Un nombre ; le même nombre donne la même construction.
cli-help-length = short (courte), medium (moyenne) ou long (longue).
cli-seed-long = Une graine a au plus { $most } octets.
cli-help-version = Afficher la version, la forme de la base de données et les versions des règles.
cli-version = Baronnies { $version } · forme de la base : { $form } · règles : { $rules }
cli-help-serve = Ouvrir un serveur de tables, pour jouer à distance, jusqu’à Ctrl-C.
cli-help-site = Écrire un site statique : jouer contre des robots ou autour d’un écran, sans serveur.
cli-help-site-out = le dossier où écrire, vide ou nouveau
cli-site-done = Le site est dans { $path } ({ $files } fichiers) : n’importe quel serveur web peut le servir.
cli-help-wire = Afficher le schéma JSON des messages du serveur.
cli-help-host = L’adresse où écouter ; 0.0.0.0 pour toutes.
cli-help-lan = Ouvre le serveur à tout le même réseau, Wi-Fi compris.
cli-help-port = Le port où écouter ; 0 pour n’importe lequel de libre. Par défaut : 8411, ou un port libre si celui-ci est pris.
cli-help-db = Le fichier qui garde les tables. Par défaut : baronnies.db dans votre dossier de données.
cli-help-serve-games = Seulement ces jeux. Par défaut : tous.
cli-help-origin = Un autre site dont les pages peuvent utiliser ce serveur, comme https://club.example ; répétable.
cli-help-limit = Une limite, comme tables=200 ; répétable.
cli-help-url = Où l’on trouve le serveur, par exemple https://club.example, pour les liens dans les notifications.
cli-help-notices = Où peuvent aller les notifications de tour : public, none (aucune), ou any (même dans le réseau de l’hôte).
cli-help-client = Le dossier du client web construit, s’il est ailleurs.
cli-help-open = Ouvrir le navigateur, s’il y en a un.
cli-help-log = Ce qui est écrit sur la sortie d’erreur : info, warning ou error.
cli-log-level = Le journal peut être info, warning ou error, pas « { $level } ».
cli-notices = Les notifications peuvent être public, none ou any, pas « { $given } ».
cli-serving = Baronnies : { $address }
cli-serving-friends = Vos amis, sur le même réseau, ouvrent : { $addresses }
cli-serving-alone = Seul cet ordinateur peut l’ouvrir. Pour des amis sur le même réseau : { $command }
cli-serving-plain = Là où il y a un compilateur C, les robots seront plus rapides dès le prochain démarrage.
cli-serving-db = Les tables sont gardées dans { $path }. Ctrl-C arrête ; rien n’est perdu.

cli-help-proxy = L’adresse ou le réseau d’un mandataire inverse dont l’en-tête X-Forwarded-For fait foi ; répétable.
cli-help-host-token-file = Un fichier dont la première ligne est la clé de l’hôte, d’au moins 24 caractères ; ou mettez la clé dans BARONNIES_HOST_TOKEN. Sans clé, personne ne peut modérer.
cli-help-keep-finished = Jours après lesquels les parties finies sont retirées. Par défaut : jamais.
cli-help-keep-names = Jours après lesquels les noms et les messages des parties finies sont effacés ; les coups restent. Par défaut : jamais.
cli-help-keep-waiting = Jours après lesquels est retirée une table incomplète où plus personne ne vient.
cli-help-backup = Copier la base dans un seul fichier vérifié ; le serveur peut tourner.
cli-help-backup-to = Le fichier à écrire.
cli-help-backup-db = Le fichier qui garde les tables. Par défaut : celui de `serve`.
cli-help-backup-force = Remplacer un fichier qui existe.
cli-help-restore = Remettre une copie en place ; l’ancienne base est gardée à côté. Le serveur doit être arrêté.
cli-help-restore-from = La copie.
cli-help-restore-to = Le fichier qui garde les tables. Par défaut : celui de `serve`.
cli-copying = copie
cli-backup-done = Copié et vérifié : { $path } ({ $size } Mo).
cli-no-setting = Il n’y a pas de réglage { $name }. `baronnies serve --help` les nomme tous.
cli-near-setting = Il n’y a pas de réglage { $name }. Vouliez-vous dire { $near } ?
cli-no-home = Cet utilisateur n’a pas de dossier personnel où garder les tables. Nommez un fichier avec --db, ou dans BARONNIES_DB.
cli-restore-done = { $tables ->
    [one] Remis en place et relu : { $path }, avec une table. Relancez le serveur.
   *[other] Remis en place et relu : { $path }, avec { $tables } tables. Relancez le serveur.
}
cli-restore-old = Ce qui s’y trouvait avant est maintenant { $path } ; supprimez-le quand il ne sert plus.
cli-help-host-commands = Modération, avec la clé de l’hôte : retirer la parole, retirer noms et messages, fermer des tables.
cli-help-host-server = L’adresse du serveur.
cli-help-host-key = Un fichier dont la première ligne est la clé de l’hôte. Par défaut : BARONNIES_HOST_TOKEN.
cli-help-host-table = Le lien de la table, son identifiant, ou sa marque dans le journal.
cli-help-host-seat = Le numéro de la place, à partir de 1.
cli-help-host-muted = Le numéro de la place, à partir de 1 ; ou « spectators » pour tous les spectateurs.
cli-help-host-tables = Lister les tables qui ont changé en dernier.
cli-help-host-phase = running (en cours), gathering (en attente) ou over (finies).
cli-help-host-show = Montrer les noms et les messages d’une table.
cli-help-host-mute = Retirer la parole à une place, ou à tous les spectateurs d’une table.
cli-help-host-unmute = Leur rendre la parole.
cli-help-host-hush = Retirer un message.
cli-help-host-line = Le numéro du message.
cli-help-host-rename = Retirer le nom d’une place.
cli-help-host-close = Fermer une table pour de bon ; une partie en cours s’arrête là et reste lisible.
cli-help-host-word = Ce qui est dit à toutes les personnes présentes.
cli-help-host-erase = Effacer les noms et les messages d’une partie finie ; les coups restent.
cli-help-host-reports = Ce que les joueurs ont signalé à l’hôte, le plus récent d’abord.
cli-help-host-settle = Un signalement est réglé : l’oublier.
cli-help-host-number = Le numéro du signalement.
cli-help-host-bans = Les adresses tenues à l’écart.
cli-help-host-ban = Tenir une adresse à l’écart quelques heures ; les personnes qui s’y trouvent doivent partir.
cli-help-host-address = Une adresse, telle que `host show` et le bureau la donnent.
cli-help-host-hours = Pendant combien d’heures.
cli-help-host-unban = Laisser revenir une adresse.
cli-host-muted = « { $seat } » n’est pas une place. Donnez son numéro, à partir de 1, ou « spectators ».
cli-host-is-muted = sans la parole
cli-host-spectators-muted = Les spectateurs n’ont plus la parole.
cli-host-settled = C’est réglé.
cli-host-banned = { $address } est tenue à l’écart jusqu’au { $until }.
cli-host-unbanned = Peut revenir.
cli-host-closed = La table est fermée.
cli-host-erased = Les noms et les messages sont effacés.
cli-host-no-key = La clé de l’hôte manque : mettez-la dans BARONNIES_HOST_TOKEN, ou nommez son fichier avec --host-token-file.
cli-host-server = « { $server } » n’est pas l’adresse d’un serveur, comme https://club.example.
cli-host-no-answer = Pas de réponse de { $server } : { $error }

cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commandes
cli-usage-required = obligatoire
cli-usage-default = par défaut :
cli-usage-help = Afficher cette aide.
cli-usage-option = Il n’y a pas d’option { $name } ici.
cli-usage-alone = L’option { $name } demande une valeur, ou n’en prend pas.
cli-usage-missing = Il manque { $name }.
cli-usage-value = Cette valeur ne convient pas à { $name }.
cli-usage-range = Elle va de { $low } à { $high }.
cli-usage-other = Cette commande ne veut rien dire : { $given }.
cli-usage-more = Pour en savoir plus : `{ $command }`
cli-help-levels = Les niveaux d’un jeu et combien de fois chacun bat celui d’en dessous ; avec --games, mesurés de nouveau et gardés.
cli-help-level-games = Mesurer de nouveau, avec tant de parties par niveau, et garder le tableau.
cli-levels-none = Aucun niveau de ce jeu n’a encore été mesuré.
cli-level = niveau
cli-over = gagne contre
cli-games-played = parties
cli-help-train = Un juge apprend : des robots jouent, et ce qu’on voit de leurs parties est ajusté aux résultats.
cli-help-tune = Un juge est accordé : ses nombres vont là où les parties se gagnent ; le résultat est montré, rien n’est gardé.
cli-help-tune-meetings = Rencontres de deux juges dont les nombres diffèrent un peu, de deux parties chacune ; un quart d’autant de parties vérifient le résultat.
cli-tuned = Seul parmi des juges aux nombres derrière les signes, dans des parties d’autres donnes, il a gagné { $share } % ({ $low }–{ $high }) de { $games } parties.
cli-help-train-games = Parties dont il apprend ; un quart de plus pour choisir, et un autre pour vérifier.
cli-help-train-seats = Le nombre de joueurs. Par défaut : le nombre habituel.
cli-help-train-to = Le dossier des poids. Par défaut : celui du paquet, où les robots les trouvent.
cli-trained = Appris et gardé. À quel point les résultats d’autres parties le surprennent : { $learned } ; le juge fait à la main : { $made }. Un classement dit s’il joue mieux : --bots greedy,greedy:judge=made
cli-help-journal = Un fichier qui garde chaque partie dès qu’elle est jouée ; nommez-le de nouveau pour reprendre où vous en étiez.
cli-help-above = Ne mesurer que les niveaux au-dessus de celui-ci ; les autres restent comme ils ont été mesurés.
cli-help-upto = Le plus haut niveau à mesurer : page, squire, knight, baron ou duke.
cli-help-level-seats = Le nombre de joueurs. Par défaut : tous les nombres déjà mesurés ; pour mesurer, le nombre habituel.
