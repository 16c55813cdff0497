# Le serveur. Les mêmes clés sont dans words.en.ftl.

# Qui n’a pas donné de nom porte celui du meuble de ses armes.
server-player = { $number ->
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

server-db = Le fichier { $path } ne peut pas garder les tables : { $error }
server-db-newer = Le fichier { $path } a été écrit par une version plus récente de ce programme.
server-db-foreign = Le fichier { $path } est la base de données d’un autre programme. Nommez un autre fichier.
server-db-busy = Un autre serveur garde ses tables dans { $path }. Servez-vous de sa page, arrêtez-le, ou nommez un autre fichier avec --db.
server-db-full = Le disque de { $path } est plein. Faites-y de la place, puis relancez ; rien n’est perdu.
server-db-no-folder = Il n’y a pas de dossier { $folder } pour { $path }. Créez-le, ou nommez un autre fichier avec --db.
server-db-denied = Cet utilisateur ne peut pas écrire { $path }. Laissez-le écrire le fichier et son dossier { $folder }, ou nommez un autre fichier avec --db.
server-key = La clé de l’hôte doit avoir au moins { $least } caractères, tous de l’ASCII imprimable.
server-place = { $setting } : « { $place } » n’est pas l’adresse d’un site, comme https://club.example.
server-proxy = « { $address } » n’est ni l’adresse ni le réseau d’un mandataire, comme 127.0.0.1 ou 10.0.0.0/8.
server-backup-exists = { $path } existe déjà. Nommez un autre fichier, ou ajoutez --force.
server-backup-none = Il n’y a pas de fichier { $path }.
server-bot-kind = Une place de robot (« bot ») nomme son robot, et aucune autre place n’en nomme un.
server-bot-unknown = Il n’y a pas de robot « { $bot } » pour ce jeu. Robots : { $known }.
server-branch-ply = On ne peut pas reprendre de là : la partie a { $last } lignes, et quelqu’un doit avoir à jouer.
server-limit = Il n’y a pas de limite « { $limit } », ou elle ne peut pas avoir cette valeur. Limites : { $known }.
server-no-client = Les pages du client web ne sont pas encore construites. Lancez ceci dans le dossier de Baronnies, puis rechargez cette page :

server-error-malformed = Ce message n’est pas dans la liste : { $reason }
server-error-version = Ce serveur parle la version { $version } des messages. Rechargez la page.
server-error-hello-first = Le premier message doit être « hello ».
server-error-too-big = Le message est trop long : { $most } octets au plus.
server-error-too-fast = C’était trop rapide : attendez un instant et réessayez.
server-error-wrong-token = Cette clé n’ouvre aucune place à cette table. La place a peut-être été libérée par la personne qui a ouvert la table.
server-error-not-your-seat = Cette place n’est pas la vôtre.
server-error-not-begun = La partie n’a pas commencé : quelqu’un manque ou n’est pas prêt.
server-error-no-hint = Il n’y a pas de conseils à cette table : d’autres personnes y jouent, et elle a été ouverte sans.
server-error-not-over = La partie n’est pas terminée.
server-error-luck-given = Cette place a déjà donné sa part de hasard.
server-error-unreadable = { $reason }
server-error-no-ply = Jusqu’ici, il y a { $last } lignes.
server-error-broken = Une erreur s’est produite chez nous. Rien n’a changé ; réessayez.
server-error-not-kept = Cela n’a pas pu être gardé : il n’y a plus de place, ou rien ne peut être écrit. Rien n’a changé.

server-goodbye-stopping = Le serveur s’arrête. Rien n’est perdu : revenez dans un instant.
server-goodbye-slow = La connexion était trop lente. Rouvrez la page : rien n’est perdu.
server-goodbye-flood = Trop de messages.
server-goodbye-crowded = Trop de monde regarde. Réessayez plus tard.
server-goodbye-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-goodbye-old-rules = Cette partie a commencé avec des règles que ce serveur n’a plus : il a été mis à jour, ou le jeu a quitté son étagère. On ne peut pas continuer ici ; les coups confirmés sont gardés, et la feuille de partie reste disponible.
server-goodbye-broken = Une erreur s’est produite chez nous. Ce qui a été confirmé est gardé.

server-problem-malformed = La demande n’a pas la forme que décrit le schéma.
server-malformed-at = La demande n’a pas la forme que décrit le schéma : { $reason }
server-problem-not-found = Il n’y a rien ici.
server-problem-method = Cela ne peut pas se faire ici.
server-problem-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
server-problem-no-game = Ce serveur ne propose pas ce jeu.
server-problem-bad-table = Une table ne peut pas s’ouvrir ainsi.
server-problem-bad-building = Ce n’est pas une construction.
server-problem-bad-record = Ce n’est pas une partie que l’on puisse reprendre ici.
server-problem-seat-taken = Cette place est prise.
server-problem-seat-not-taken = Personne n’occupe cette place.
server-problem-not-the-host = Seule la personne qui a ouvert la table peut le faire.
server-problem-wrong-token = Il faut la clé d’une place à cette table.
server-problem-too-many-tables = Trop de tables sont déjà ouvertes. Finissez-en une d’abord.
server-problem-too-fast = C’était trop rapide : attendez un instant et réessayez.
server-problem-too-big = C’est trop long.
server-problem-origin = Une page d’un autre site ne peut pas faire cela.
server-problem-old-rules = Cette partie a commencé avec des règles que ce serveur n’a plus : il a été mis à jour, ou le jeu a quitté son étagère. On ne peut pas continuer ici ; les coups confirmés sont gardés, et la feuille de partie reste disponible.
server-problem-broken = Une erreur s’est produite chez nous. Rien n’a changé.
server-problem-not-kept = Cela n’a pas pu être gardé : il n’y a plus de place, ou rien ne peut être écrit. Rien n’a changé.
server-problem-no-code = Aucune table n’attend sous ce code. Un code ne mène à une table que tant qu’une place est libre.
server-problem-begun = La partie a commencé ; c’était possible avant.
server-problem-not-over = Ce sera possible quand la partie sera finie.
server-error-muted = L’hôte vous a retiré la parole à cette table.
server-goodbye-closed = L’hôte a fermé cette table. { $word }
server-problem-not-the-house = Il faut la clé de l’hôte de ce serveur.
server-problem-no-line = Ce message n’existe pas.
server-problem-is-over = Cette partie est déjà finie.
server-problem-bad-push = L’abonnement de ce navigateur aux notifications ne peut pas servir ici.
server-problem-bad-webhook = Les notifications ne peuvent pas aller à cette adresse : elle doit commencer par https:// et se trouver hors du réseau de l’hôte.
server-goodbye-damaged = Cette table ne peut pas être lue : une partie du disque du serveur est abîmée. Les autres tables continuent, et l’hôte peut remettre une copie en place.
server-problem-damaged = Cette table ne peut pas être lue : une partie du disque du serveur est abîmée. Les autres tables continuent, et l’hôte peut remettre une copie en place.
server-problem-host-name = Ce serveur porte un autre nom. Son hôte peut donner celui-ci dans BARONNIES_URL, ou dans BARONNIES_ORIGIN s’il en a plusieurs.
server-problem-banned = L’hôte vous a fermé ce serveur pour un temps.
server-problem-no-report = Ce signalement n’existe pas, ou il est réglé.
server-problem-no-study = Cette étude, ou cette partie, n’existe pas. Elle a peut-être été oubliée : redemandez-la, et les mêmes parties seront jouées.
server-goodbye-banned = L’hôte vous a fermé ce serveur pour un temps.

server-notice-turn = C’est à vous de jouer.
server-notice-table = { $game } : on attend { $names }. { $link }
server-bad-record = Cette partie ne peut pas être reprise ici : { $reason }
server-bring-seats = Il faut dire qui occupe chaque place de la partie.
server-site-no-python = Le client a été construit sans Python pour les pages : voyez ce que dit `python3 go.py setup`.
server-site-not-empty = Le dossier { $path } n’est pas vide.
