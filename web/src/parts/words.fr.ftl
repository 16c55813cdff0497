# Ce que plusieurs pages partagent. Les mêmes clefs sont dans words.en.ftl.

page-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
page-again = Réessayer
page-waiting = Un instant…

home-join-label = On vous attend ?
home-join-hint = Code ou lien
home-join = Rejoindre
home-join-odd = Un code a six lettres ; un lien mène à une table.

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

rules-aid = En une page
rules-sections = Chapitres
rules-search = Chercher dans la règle
rules-found = { $count ->
    [0] Aucun article
    [one] Un article
   *[other] { $count } articles
}
rules-none = Rien dans ce livre ne dit « { $wanted } ».
rules-clause = Article { $number }
rules-opening = On ouvre le livre…

seats-title = Les joueurs
seats-your-move = à vous
seats-to-play = à jouer
seats-done = a décidé
seats-thinking = réfléchit…
seats-away = pas là
seats-caretaker = un intendant
seats-bot = robot { bot-kind }
seats-points = points
seats-place = { $place ->
    [1] gagne
   *[other] { $place }e
}

clock-left = Temps restant
clock-short = Le temps presse.

now-waiting = On attend { $names }
now-handed-in = C'est décidé
now-watching = Vous regardez la partie
now-forsaken = Tout le monde est parti
now-forsaken-note = La partie attend le retour d'un des joueurs.
now-past = Ligne { $at } sur { $ply }
now-past-note = Vous regardez en arrière. La table attend au présent.
now-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent ensemble
}
now-you-won = Vous gagnez !
now-how = { $how ->
    [draw] Nulle, d'un commun accord.
    [count] Arrêtée et comptée d'un commun accord.
    [closed] L'hôte a fermé la table ; on compte ce qui y était.
   *[rules] Le compte est fait.
}

chronicle = Chronique
chronicle-empty = Rien ne s'est encore passé.
chronicle-all = Tout lire ({ $count })

steps-first = Au début
steps-before = Une ligne en arrière
steps-after = Une ligne en avant
steps-slider = Ligne
steps-of = ligne { $at } sur { $ply }

gather-copy = Copier le lien
gather-copied = Copié
gather-free = place libre
gather-sit = S'asseoir
gather-name = Votre nom

naming-title = Comment vous appelle-t-on ?
naming-note = Les autres à la table le voient. Il reste gardé sur cet appareil.
naming-not = Pas maintenant

new-player = Joueur { $number }
close = Fermer
table-lost = Connexion perdue. On la cherche ; rien n'est perdu.
table-last = Pas de connexion. Voici la table telle qu'elle était le { $when }.
table-ended = La table n'est plus là
table-home = Retour à l'accueil
menu-invite = Lien de la table
menu-luck = Le hasard
