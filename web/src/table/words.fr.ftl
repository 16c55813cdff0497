# La page de la table. Les mêmes clés sont dans words.en.ftl.

table-rules = Règle
table-menu = Plus
table-joining = On ouvre la table…
table-title = { $turn ->
    [yes] ● À vous
    [short] ⏳ Le temps presse
   *[no] { $game }
} · Baronnies
table-your-turn = À vous de jouer.
table-held = Votre geste est gardé jusqu’à la réponse.
table-describe = { $game }. { $where }. { $now }. { $note }

act-confirm = Confirmer
act-back = Annuler
act-go-on = Continuer
act-pause = Pause
act-now = Revenir au présent
act-again = Nouvelle partie
act-same = Rejouer ensemble
act-watch-next = Regarder la suivante
act-look = Revoir la partie

hint-ask = Montrer un bon coup
hint-thinking = On cherche un bon coup…
hint-title = Un bon coup : { $words }
hint-said = Un bon coup est à l’essai. { $why }
hint-chance = { $chance } % de chances de gagner (de { $low } à { $high }).
hint-other = { $alike ->
    [yes] la même chose ailleurs
   *[no] « { $words } »
}
hint-second = Le second choix, { $other }, en a { $chance } % (de { $low } à { $high }).
hint-equal = Deux coups semblent se valoir. L’autre, { $other }, a { $chance } % (de { $low } à { $high }).
hint-note = C’est l’avis d’un robot { bot-kind } qui a regardé { $games } fois un tour plus loin, sans rien savoir de plus que vous ; il peut se tromper de plus que les intervalles ne disent. La feuille de partie le note.

why-open = Ouvrir la règle à cet article

curtain-title = À vous, { $name }
curtain-note = Passez l’écran. Rien de caché ne se montre tant que le rideau n’est pas levé.
curtain-open = C’est moi, { $name }

steps = Revoir la partie
steps-now = Au présent

gather-title = On attend du monde
gather-missing = On attend { $count ->
    [one] une personne
    [2] deux personnes
    [3] trois personnes
    [4] quatre personnes
   *[other] { $count } personnes
}
gather-so-far = { $here } places sur { $all } sont prises. La partie commence quand toutes le sont.
gather-who = Qui est là
gather-free-note = par lien ou par code
gather-fill = Mettre un robot
gather-remove = Retirer
gather-remove-bot = Retirer { $name }
gather-start = { $bots ->
    [one] Commencer, avec un robot
   *[other] Commencer, avec { $bots } robots
}
gather-start-note = Pas envie d’attendre ? Des robots prennent les places libres.
gather-rule = La règle en trois lignes
gather-rules = Toute la règle
gather-leave = Quitter cette place
gather-release = Libérer cette place
gather-ready = est là
gather-awaited = pas encore là
gather-public = Ouverte à tout le monde, dans la liste
gather-private = Entre nous, par lien ou par code
gather-time = Temps : { $time }.
gather-name-hint = Votre nom à la table
gather-watch = Toutes les places sont prises ; vous regardez.
gather-branch = Cette table repart d’une position d’une partie finie, avec un hasard neuf.
gather-luck = Empreinte de la graine, fixée avant que chacun ajoute sa part : { $hash }

menu-title = La table
menu-confirm = Demander confirmation avant chaque coup
menu-text = La table en texte, avec la liste de ce qu’on peut faire
menu-sound = Des sons : ce qu’on pose, les combats, mon tour, mon temps
menu-leave = Quitter la partie
menu-leave-note = Un intendant, un robot, joue pour vous jusqu’à votre retour. Personne ne prend votre place.
menu-end = Arrêter d’un commun accord
menu-wish-draw = Proposer la nulle
menu-wish-count = Proposer d’arrêter et de compter
menu-wish-null = Retirer ma proposition
menu-wishes = { $name } propose { $wish ->
    [draw] la nulle
   *[count] d’arrêter et de compter
}.
menu-record = Télécharger la feuille de partie
menu-record-note = En cours de partie, elle ne contient que ce que vous savez.
menu-link = Ma place sur un autre appareil
menu-link-note = Ce lien est votre place : ne le donnez à personne d’autre.
menu-link-private = Le lien privé de ma place
menu-link-copy = Copier le lien de ma place
menu-free = Libérer une place abandonnée
menu-free-seat = Libérer la place : { $name }
menu-tell = Prévenir l’hôte
menu-tell-note = Seule la personne qui tient ce serveur le lit, avec le nom de cette table.
menu-tell-done = L’hôte est prévenu.
menu-luck-hash = Empreinte : { $hash }
menu-luck-seed = Graine : { $seed }
menu-luck-note = La graine était fixée avant la donne ; « python3 go.py verify » refait toute la partie.
menu-luck-verify = Vérifier le hasard
menu-options = Réglages de la partie
menu-keys = Clavier
menu-keys-note = Taper un numéro joue cette carte ou cette tuile, Page suivante mène aux cases dorées, Entrée confirme, Retour arrière annule, R ouvre la règle, C la conversation, J lit la situation, ← et → parcourent la partie, Échap ferme.

clock-warning = Plus que { $seconds } secondes.

band-away = Un intendant joue pour vous jusqu’à votre retour.
band-late = Votre temps est écoulé. Un intendant joue pour vous jusqu’à votre retour.
band-return = Reprendre ma place
band-next = { $name } propose une autre partie.
band-join = J’en suis
band-open = Vous regardez. Une place est libre.

invite = Invitation
invite-code-here = Le code de cette table
invite-code = Sur { $site }, entrez le code
invite-near = Ici, même Wi-Fi
invite-far = Au loin
invite-where = Où sont les autres ?
invite-near-note = S’ouvre sur les téléphones et ordinateurs du même réseau que celui-ci, et nulle part ailleurs.
invite-far-note = S’ouvre de partout.
invite-scan = À scanner avec un téléphone pour ouvrir cette table
invite-screen = Mettre cette table sur un grand écran

chat = Discuter
chat-unread = { $unread ->
    [one] {""} message non lu
   *[other] {""} messages non lus
}
chat-players = Seuls les joueurs lisent ceci.
chat-watchers = Seul le public lit ceci : on ne souffle pas aux joueurs.
chat-empty = Aucun message pour l’instant.
chat-write = Écrivez un message…
chat-send = Envoyer
chat-left = { $count ->
    [one] Encore un caractère
   *[other] Encore { $count } caractères
}
chat-lost = Message non envoyé : la connexion est perdue. Votre texte est encore là.
chat-muted = L’hôte vous a retiré la parole à cette table. Vous lisez encore les autres.
chat-removed = Retiré par l’hôte.
chat-somebody = Quelqu’un
chat-says = { $name } : { $text }
chat-to-end = Aux derniers messages

calls-wish = Me prévenir quand c’est à moi, même page fermée
calls-denied = Les notifications de ce site sont bloquées dans ce navigateur ; ses réglages permettent de les rétablir.
calls-cannot = Ce navigateur ne peut pas recevoir de notifications pour le moment.

## La table sur un grand écran

screen-scan = Scannez, ou entrez le code
screen-thinking = { $count } joueurs réfléchissent
screen-asleep = Cet écran montre ce que tout le monde peut voir ; chaque main reste sur un téléphone.

here-title = Sur cet appareil
here-note = Cette table n’est que dans ce navigateur. Elle marche sans réseau, et personne d’autre ne la voit.
here-luck = La personne qui tient l’appareil pourrait y lire les mains cachées et le hasard à venir : seul un serveur en garde le secret.
here-kept = Ce navigateur promet de garder cette table.
here-may-vanish = Ce navigateur ne promet pas de garder cette table : il peut l’effacer si la place manque. Prenez-en la feuille de temps en temps.
here-move = Inviter quelqu’un
here-move-note = La partie continue sur le serveur, avec le même hasard. Choisissez la place à donner.
here-move-seat = La place qu’occupe { $name }
here-forget = Effacer cette table
here-forget-sure = La partie sera perdue, sauf si vous en avez pris la feuille.
here-forget-now = Oui, l’effacer
here-record-note = Elle contient tout : les mains cachées et le hasard à venir. Avec elle, la partie peut continuer ailleurs.
