# La page de la table. Les mêmes clés sont dans words.en.ftl.

table-rules = Règle
table-menu = Plus
table-joining = On ouvre la table…
table-no-board = { $game } n'a pas encore de plateau dans le navigateur. On y joue par programme ou dans le terminal ; une partie finie peut être revue ici.
table-title = { $turn ->
    [yes] ● À vous
    [short] ⏳ Le temps presse
   *[no] { $game }
} · Baronnies
table-your-turn = À vous de jouer.
table-describe = { $game }. { $where }. { $now }. { $note }

act-confirm = Confirmer
act-back = Reprendre
act-now = Revenir au présent
act-again = Une autre partie
act-same = Une autre, entre nous
act-watch-next = Regarder la suivante
act-look = Revoir la partie

why-open = Ouvrir la règle à cette clause

curtain-title = À { $name }
curtain-note = Passez l'écran. Les mains restent cachées tant que le rideau n'est pas levé.
curtain-open = C'est moi, { $name }

steps = Revoir la partie
steps-now = Au présent

gather-title = On attend du monde
gather-leave = Quitter cette place
gather-release = Libérer cette place
gather-ready = est là
gather-awaited = est attendu
gather-public = Pour tout le monde : cette table est dans la liste.
gather-private = Entre nous : seul le lien ou le code mène ici.
gather-time = Temps : { $time }.
gather-name-hint = Comme on vous appelle à table
gather-watch = Toutes les places sont prises ; vous regardez.
gather-branch = Cette table reprend la position d'une partie finie, avec un hasard à elle.
gather-luck = Empreinte du hasard, fixée avant que quiconque y ajoute sa part : { $hash }

menu-title = La table
menu-confirm = Demander confirmation avant chaque coup
menu-sound = Un son quand c'est à moi ou que mon temps presse
menu-leave = Quitter la partie
menu-leave-note = Un intendant, un robot, joue pour vous jusqu'à votre retour. Personne ne prend votre place.
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
menu-free = Libérer une place perdue
menu-free-seat = Libérer la place de { $name }
menu-luck-hash = Empreinte : { $hash }
menu-luck-seed = Graine : { $seed }
menu-luck-note = La graine était fixée avant la donne ; « baronnies verify » refait toute la partie.
menu-luck-verify = Vérifier le hasard
menu-options = Réglages de la partie
menu-keys = Clavier
menu-keys-note = Entrée confirme, Retour arrière reprend, R ouvre la règle, C la conversation, J lit la situation, ← et → revoient la partie, Échap ferme.

clock-warning = Plus que { $seconds } secondes.

band-away = Un intendant joue pour vous jusqu'à votre retour.
band-late = Votre temps était écoulé. Un intendant joue pour vous jusqu'à votre retour.
band-return = Reprendre ma place
band-next = { $name } propose une autre partie.
band-join = J'en suis
band-open = Vous regardez. Une place est libre.

invite = Invitation
invite-code = Sur { $site }, entrez le code
invite-scan = Code pour l'appareil photo d'un téléphone : il ouvre cette table
invite-screen = Mettre cette table sur un grand écran

chat = Parler
chat-unread = { $unread ->
    [one] {""} message non lu
   *[other] {""} messages non lus
}
chat-players = Seuls les joueurs entendent.
chat-watchers = Seuls ceux qui regardent entendent : personne ne souffle aux joueurs.
chat-empty = Personne n'a encore rien dit.
chat-write = Dites quelque chose…
chat-send = Dire
chat-left = { $count ->
    [one] Encore un signe
   *[other] Encore { $count } signes
}
chat-lost = Cela n'a pas pu être dit : la connexion est perdue. Vos mots sont encore là.
chat-muted = L'hôte vous a rendu muet à cette table. Vous entendez encore les autres.
chat-removed = Retiré par l'hôte.
chat-somebody = Quelqu'un
chat-says = { $name } : { $text }
chat-to-end = Aux derniers mots

calls-wish = Un avis quand c'est à moi, même quand cette page est fermée
calls-denied = Ce navigateur ne montre pas d'avis de ce site : on le lui a demandé. Ses réglages peuvent changer cela.
calls-cannot = Ce navigateur ne peut pas s'abonner aux avis pour le moment.

## La table sur un grand écran

screen-scan = Scannez, ou entrez le code
screen-thinking = { $count } joueurs réfléchissent
screen-asleep = Cet écran montre ce que tous peuvent voir. Les téléphones tiennent les mains.
