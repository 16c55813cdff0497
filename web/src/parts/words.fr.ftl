# Ce que plusieurs pages partagent. Les mêmes clefs sont dans words.en.ftl.

page-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
page-again = Réessayer
page-waiting = Un instant…

home-join-label = On vous attend ?
home-join-hint = Code ou lien
home-join = Rejoindre
home-join-odd = Ce n’est ni un code de six lettres, ni le lien d’une table.

home-tables = Vos tables
home-tables-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
home-table-unknown = Votre table
home-table-you = À vous de jouer
home-table-away = Un intendant joue pour vous
home-table-others = Les autres réfléchissent
home-table-gathering = Pas encore commencée
home-table-won = Vous avez gagné
home-table-over = Terminée
home-table-with = , avec { $names }

rules-aid = L’essentiel
rules-sections = Chapitres
rules-search = Chercher dans la règle
rules-found = { $count ->
    [0] Aucun article
    [one] Un article
   *[other] { $count } articles
}
rules-none = Aucun article ne contient « { $wanted } ».
rules-clause = Article { $number }
rules-opening = On ouvre le livre…

seats-title = Les joueurs
seats-your-move = à vous
seats-to-play = à jouer
seats-done = a décidé
seats-thinking = réfléchit…
seats-away = pas là
seats-caretaker = un intendant joue
seats-bot = robot { bot-kind }
seats-bot-hurried = robot { bot-kind }, pressé : on fait la queue
seats-points = points
seats-trial = à l’essai
seats-place = { $place ->
    [1] gagne
   *[other] { $place }e
}

clock-left = Temps restant
clock-short = Le temps presse.

now-waiting = On attend { $names }
now-queue = On attend { $names } : { $count ->
    [one] un tour à une autre table passe
   *[other] { $count } tours à d’autres tables passent
} avant
now-handed-in = Coup confirmé
now-watching = Vous regardez la partie
now-forsaken = Tout le monde est parti
now-forsaken-note = La partie reprendra dès que quelqu’un reviendra.
now-past = Étape { $at } sur { $ply }
now-past-note = Vous revoyez un moment passé ; la partie continue.
now-won = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
}
now-you-won = Vous gagnez !
now-how = { $how ->
    [draw] Nulle, d’un commun accord.
    [count] Arrêtée et comptée d’un commun accord.
    [closed] L’hôte a fermé la table.
   *[rules] Partie terminée, points comptés.
}

chronicle = Chronique
chronicle-empty = Rien ne s’est encore passé.
chronicle-all = Tout lire ({ $count })
chronicle-turn = { $turn ->
    [0] Mise en place
   *[other] tour { $turn }
}
chronicle-fresh = { $count ->
    [one] 1 nouveau
   *[other] { $count } nouveaux
}
chronicle-spoken = { $name } : { $did }

steps-first = Au début
steps-before = Étape précédente
steps-after = Étape suivante
steps-slider = Étape
steps-of = étape { $at } sur { $ply }

you = Vous
your = Votre
gather-copy = Copier le lien
gather-copied = Copié
gather-free = place libre
gather-sit = S’asseoir
gather-name = Votre nom

invite-alone = Ce serveur n’est joignable que depuis cet ordinateur.
invite-open = Pour inviter sur le même réseau, arrêtez le serveur et relancez-le avec :
invite-open-note = Cela ouvre le serveur à votre réseau, et à lui seul.

naming-title = Comment vous appelle-t-on ?
naming-note = Les autres le voient. Il est gardé sur cet appareil.
naming-not = Pas maintenant

new-player = { $number ->
    [1] Lion
    [2] Clé
    [3] Clochette
    [4] Rose
    [5] Poisson
    [6] Tourelle
    [7] Étoile
    [8] Chêne
    [9] Épée
    [10] Couronne
   *[other] Joueur { $number }
}
close = Fermer
table-lost = Connexion perdue, nouvel essai… Ce qui est confirmé est gardé.
table-last = Pas de connexion. Voici la table telle qu’elle était le { $when }.
table-ended = Cette table n’est plus ouverte
table-home = Retour à l’accueil
menu-invite = Lien vers la table
menu-luck = Le hasard

house-loading = Les jeux arrivent sur cet appareil…
house-loading-size = Les jeux arrivent sur cet appareil ({ $size } Mo)…
house-missing = Les jeux n’ont pas pu être chargés sur cet appareil. Ce qui y était gardé y reste.
house-refused = Ce navigateur ne peut pas garder de table sur cet appareil : c’est peut-être une fenêtre privée, ou l’espace manque.
house-other = Une autre page de ce navigateur a une version plus ancienne ou plus récente des jeux. Fermez-la ou rechargez-la : ce qui était gardé le reste.
house-late = Les jeux n’ont pas démarré sur cet appareil : ce navigateur ne le permet peut-être pas. Ce qui y était gardé y reste.
home-table-here = sur cet appareil
