# La page de la table. Les mêmes clés sont dans words.en.ftl.

close = Fermer
table-rules = Règle
table-menu = Plus
table-joining = On ouvre la table…
table-lost = Connexion perdue. On la cherche ; rien n'est perdu.
table-back = Connexion retrouvée.
table-ended = La table n'est plus là
table-home = Retour à l'accueil
table-no-board = { $game } n'a pas encore de plateau dans le navigateur. On y joue par programme ou dans le terminal ; une partie finie peut être revue ici.
table-watching = Vous regardez
table-title = { $turn ->
    [yes] ● À vous
   *[no] { $game }
} · Baronnies
table-your-turn = À vous de jouer.
table-describe = { $game }. { $where }. { $now }. { $note }

seats-title = Les joueurs
seats-your-move = à vous
seats-to-play = à jouer
seats-done = a décidé
seats-thinking = réfléchit…
seats-away = absent
seats-bot = robot { bot-kind }
seats-points = points
seats-place = { $place ->
    [1] gagne
   *[other] { $place }e
}

now-waiting = On attend { $names }
now-handed-in = C'est décidé
now-watching = Vous regardez la partie
now-past = Ligne { $at } sur { $ply }
now-past-note = Vous regardez en arrière. La table attend au présent.
now-over = Partie finie
now-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent ensemble
}
now-you-won = Vous gagnez !
now-how = { $how ->
    [draw] Nulle, d'un commun accord.
    [count] Arrêtée et comptée d'un commun accord.
   *[rules] Le compte est fait.
}

act-confirm = Confirmer
act-back = Reprendre
act-drop = Tout reprendre
act-now = Revenir au présent
act-again = Une autre partie
act-look = Revoir la partie

chronicle = Chronique
chronicle-empty = Rien ne s'est encore passé.
chronicle-all = Tout lire ({ $count })

why-open = Ouvrir la règle à cette clause

curtain-title = À { $name }
curtain-note = Passez l'écran. Les mains restent cachées tant que le rideau n'est pas levé.
curtain-open = C'est moi, { $name }

steps = Revoir la partie
steps-first = Au début
steps-before = Une ligne en arrière
steps-after = Une ligne en avant
steps-now = Au présent
steps-slider = Ligne
steps-of = ligne { $at } sur { $ply }

gather-title = On attend du monde
gather-note = Envoyez ce lien : qui l'ouvre peut prendre une place libre.
gather-copy = Copier le lien
gather-copied = Copié
gather-free = place libre
gather-sit = S'asseoir
gather-name = Votre nom
gather-name-hint = Comme on vous appelle à table
gather-watch = Toutes les places sont prises ; vous regardez.
gather-luck = Empreinte du hasard, fixée avant que quiconque y ajoute sa part : { $hash }

menu-title = La table
menu-confirm = Demander confirmation avant chaque coup
menu-sound = Un son quand c'est à moi
menu-end = Arrêter d'un commun accord
menu-wish-draw = Proposer nulle
menu-wish-count = Proposer d'arrêter et de compter
menu-wish-null = Retirer ma proposition
menu-wishes = { $name } propose { $wish ->
    [draw] nulle
   *[count] d'arrêter et de compter
}.
menu-record = Télécharger la feuille de partie
menu-record-note = Tant que la partie dure, seulement ce que votre place sait.
menu-link = Ma place sur un autre appareil
menu-link-note = Ce lien est votre place : ne le donnez à personne d'autre.
menu-invite = Lien de la table
menu-free = Libérer une place perdue
menu-free-seat = Libérer la place de { $name }
menu-luck = Le hasard
menu-luck-hash = Empreinte : { $hash }
menu-luck-seed = Graine : { $seed }
menu-luck-note = La graine était fixée avant la donne ; « baronnies verify » refait toute la partie.
menu-luck-verify = Vérifier le hasard
menu-options = Réglages de la partie
menu-seats = Qui regarde
menu-keys = Clavier
menu-keys-note = Entrée confirme, Retour arrière reprend, R ouvre la règle, J lit la situation, ← et → revoient la partie, Échap ferme.
