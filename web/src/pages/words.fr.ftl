# Les pages hors de la table. Les mêmes clés sont dans words.en.ftl.

## Accueil

home-lead = Cinq jeux de barons, à toute heure. Sans compte.
home-how = Choisissez un sceau : la partie commence, contre des robots.
home-lobby = Ou rejoignez d’autres joueurs.
home-play = Jouer
home-play-game = Jouer contre des robots : { $game }
home-invite = Inviter
home-invite-game = Inviter à jouer : { $game }
home-rules = Règle
home-rules-game = Règle : { $game }
home-workshop = Atelier
home-workshop-game = Atelier : constructions de { $game }
game-minutes = environ { $minutes } min entre personnes
game-play = Jouer maintenant
game-against = { $bots ->
    [one] contre un robot
   *[other] contre { $bots } robots
}
game-what = De quoi s’agit-il ?
game-rules = La règle
game-watch = Voir une partie
home-minutes = { $minutes } min
home-promise = Chaque refus cite sa règle. Chaque donne se vérifie.
home-lab = Laboratoire
home-about = À propos

## Une nouvelle table

new-title = Nouvelle table : { $game }
new-who = Qui joue ?
new-you-here = vous, sur cet appareil
new-here-note = sur cet appareil
new-here-how = On se passe l’écran.
new-free = Place libre
new-free-note = par lien ou par code
new-seat = Place { $number } : { $name }, { $note }
new-pick = Qui prend la place { $number } ?
new-anyone = Tout le monde
new-anyone-note = La table est dans la liste.
new-add = Ajouter une place
new-seats-how = Choisissez une place pour changer qui la prend.
new-remove = Retirer { $name }
new-quick = Choix rapides
new-quick-alone = { $bots ->
    [one] Contre un robot
   *[other] Contre { $bots } robots
}
new-quick-friend = { $bots ->
    [0] Avec un ami
    [one] Avec un ami et un robot
   *[other] Avec un ami et { $bots } robots
}
new-quick-screen = Autour de cet écran
new-change = Changer
new-change-what = Changer : { $about }
new-enough = Terminé
new-changed-now = Terminé : { $about }
new-time-none-note = Chacun prend son temps.
new-webhook-none = Aucune messagerie prévenue
new-webhook-set = Une messagerie est prévenue
new-about = { $about } : { $names }
new-as-written = Selon la règle
new-rules = La règle
new-no-game = Ce serveur ne propose pas ce jeu.
new-players = Joueurs
new-sitter = Qui prend la place { $number }
new-name = Nom à la place { $number }
new-here = Sur cet appareil
new-open = Place libre, par lien
new-open-note = Vous trouverez le lien à la table.
new-bot = Robot { bot-kind }
new-house = La table
new-whom = Qui peut venir
new-private = Entre nous
new-private-note = On n’entre que par le lien ou le code.
new-public = Tout le monde
new-public-note = La table figure dans la liste : chacun peut y prendre une place libre, ou regarder.
new-time = Temps pour réfléchir
new-time-none = Sans pendule
new-time-own = Sur mesure…
new-time-note = Quand le temps de quelqu’un s’épuise, un intendant joue à sa place jusqu’à son retour.
new-time-kind = Temps donné pour
new-time-turn = chaque tour
new-time-bank = toute la partie
new-time-amount = Durée
new-time-unit = Unité
new-time-units = { $unit ->
    [seconds] secondes
    [minutes] minutes
    [hours] heures
   *[days] jours
}
new-time-more = plus, à chaque tour, en secondes
new-time-range = De 10 secondes à 14 jours.
new-hints = Conseils
new-hints-bots = Conseils seulement contre des robots
new-hints-bots-note = Une personne seule contre des robots peut demander un bon coup.
new-hints-all = Conseils pour tout le monde
new-hints-all-note = À son tour, chaque personne peut demander un bon coup ; la feuille de partie le note.
new-webhook = Prévenir par messagerie
new-webhook-note = Facultatif. Le webhook d’une messagerie : elle reçoit un message quand la table attend une personne qui n’est pas là.
new-options = Variantes
new-material = Matériel
new-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
}
new-measure = Mesurer cette variante
new-range = De { $low } à { $high }.
new-clause = Article { $number }
new-default = Rétablir
new-file = D’un fichier…
new-see = Un des réglages ne convient pas ; voyez ci-dessus.
new-summary = { $here ->
    [0] Personne
    [one] Une personne
   *[other] { $here } personnes
} sur cet appareil{ $open ->
    [0] {""}
    [one] , une place par lien
   *[other] , { $open } places par lien
}{ $bots ->
    [0] {""}
    [one] , un robot
   *[other] , { $bots } robots
}.
new-make = Ouvrir
new-make-table = Ouvrir la table

## La règle

rules-title = Règle : { $game }
rules-games = Les autres jeux

## À propos

about-title = À propos
about-what = Baronnies propose cinq jeux de barons, inventés par d’autres : avec des amis au loin, autour d’un écran, ou contre des robots.
about-special = Chaque jeu suit un livre de règles aux articles numérotés, dans nos propres mots. Chaque coup refusé cite l’article qui l’interdit, et cet article se lit. Aucun coup confirmé ne se perd, même si le serveur tombe.
about-credits = Qui a fait ces jeux
about-thanks = Si l’un d’eux vous plaît, cherchez sa boîte.
about-not-affiliated = Nous ne sommes liés à aucun de ces auteurs et éditeurs. Les titres, les règles et les illustrations sont à leurs propriétaires ; aucune image, aucun logo, aucun texte des éditeurs n’est repris ici. Là où une règle imprimée se tait ou n’est pas publique, notre livre dit que le choix est le nôtre.
about-terre = Le texte de Terre de Barons, de Lucas Borboleta, est publié sous la licence Creative Commons BY‑NC‑SA.
about-licence = La licence MIT de ce projet ne couvre que notre code et nos mots.
about-luck = Un hasard qui se vérifie
about-luck-how = Avant la première donne, le serveur fixe une graine secrète et en montre l’empreinte SHA-256. Puis chaque personne y ajoute des octets de son cru. Le tout fait le hasard, et personne ne peut le choisir : ni le serveur, ni un joueur.
about-luck-check = À la fin, la graine est montrée. Avec la feuille de partie, chacun peut recalculer chaque donne et chaque jet :
about-record = partie.txt
about-private = Ce qui est gardé de vous
about-private-how = Ni compte, ni courriel, ni publicité, ni cookie. Une place est une clé secrète qui reste dans ce navigateur ; le serveur n’en garde que l’empreinte, avec le nom que vous avez donné, et les coups.
about-private-link = Avec le lien d’une table on peut regarder, comme debout près d’elle, sans voir les mains. Le lien d’une place ouvre la place : ne le donnez à personne, sinon à vous-même sur un autre appareil.

## Perdu

lost-title = Ce chemin ne mène nulle part
lost-why = Cette adresse ne mène à aucune page. Le lien est peut-être incomplet, ou la page a changé de place.
lost-home = Retour à l’accueil

level-name = { $level ->
    [page] Page
    [squire] Écuyer
    [knight] Chevalier
    [baron] Baron
   *[duke] Duc
}
level-how = { $how ->
    [page] Prend souvent la première bonne idée. Pour apprendre.
    [squire] Oublie quelque chose de temps en temps.
    [knight] Oublie rarement quelque chose.
    [baron] N’oublie presque rien.
    [search] Suit ce que chaque tour peut amener, hasard et ripostes compris.
    [longer] Réfléchit comme celui d’en dessous, mais plus longtemps.
   *[greedy] Pèse chaque coup, un tour à l’avance.
}
level-over = { $below ->
    [random] gagne { $share } % contre un jeu au hasard ({ $low }–{ $high })
    [page] gagne { $share } % contre le page ({ $low }–{ $high })
    [squire] gagne { $share } % contre l’écuyer ({ $low }–{ $high })
    [knight] gagne { $share } % contre le chevalier ({ $low }–{ $high })
   *[baron] gagne { $share } % contre le baron ({ $low }–{ $high })
}
level-measured = Mesuré à { $players } joueurs, seul contre ceux de l’échelon d’en dessous, sur { $games } parties par échelon ; le trait est l’intervalle à 95 %, le pointillé ce que gagnerait un égal. Des robots qu’on ne sait pas départager partagent un échelon.

new-where = Où
new-server = Sur le serveur
new-server-note = On peut inviter quelqu’un, et continuer sur un autre appareil.
new-device = Sur cet appareil
new-device-note = La table n’est que dans ce navigateur, et marche sans réseau.
