# Une partie finie que l’on revoit. Les mêmes clés sont dans words.en.ftl.

replay-title = Revoir : { $game }
replay-opening = On ouvre la partie…
replay-running = Cette partie se joue encore
replay-running-note = Une fois finie, toute personne qui a ce lien pourra la revoir du point de vue de n’importe quel joueur.
replay-table = À la table
replay-line = étape { $at } sur { $last }
replay-start = Rien n’a encore été joué.

replay-steps = À travers la partie
replay-play = Lecture
replay-pause = Pause
replay-turn-before = Tour précédent
replay-turn-after = Tour suivant
replay-end = À la fin
replay-eyes = Vu par
replay-spectator = un spectateur
replay-pace = Allure
replay-pace-slow = lente
replay-pace-steady = posée
replay-pace-quick = vive

replay-on = Reprendre d’ici
replay-on-note = Une nouvelle table s’ouvre sur la position après l’étape { $at } : même jeu, mêmes variantes, avec un hasard neuf. Ce qui était distribué le reste ; la suite est tirée de nouveau.

replay-papers = Feuille de partie
replay-link = Lien vers cet instant
replay-link-note = Ce lien ouvre ce moment, du même point de vue.
replay-record = La feuille de partie
replay-record-note = Toute la partie en un texte : chaque donne, chaque coup, chaque main. Tout ordinateur qui a Baronnies peut la rejouer.
replay-copy = Copier le texte
replay-download = Télécharger
replay-luck-note = Personne n’a choisi le hasard de cette partie, et rien ne vous oblige à nous croire.
replay-verify = Vérifier le hasard

review = Analyser
review-title = Où s’est-elle décidée ?
review-note = On joue la suite des centaines de fois depuis chaque tour, les derniers d’abord. Comptez quelques minutes ; ce qui est trouvé se voit aussitôt.
review-begin = Analyser la partie
review-waiting = { $before ->
    [one] Une autre analyse passe avant.
   *[other] { $before } autres analyses passent avant.
}
review-running =
    { $span ->
        [unknown] { $done } sur { $of }.
        [seconds] { $done } sur { $of }, encore { $left } s environ.
       *[minutes] { $done } sur { $of }, encore { $left } min environ.
    }
review-stop = Arrêter là
review-stopped = L’analyse s’est arrêtée en chemin ; ce qu’elle a trouvé reste.
review-here = Chances de gagner, ici
review-curve = Chances de gagner, tour par tour
review-at = étape { $ply } : { $told }
review-percent = { $share } %
review-range = { $low } à { $high }
review-cell = { $share } ({ $low } à { $high })
review-turn = Tour
review-turnings = Tournants
review-turning = tour { $turn } · { $words }
review-better = Mieux :
review-played = Joué :
review-games = Chacun des deux coups a été joué { $games } fois jusqu’au bout de la partie.
review-none = { $unsure ->
    [0] Aucun coup n’a décidé à lui seul : les petits écarts et le hasard ont fait le reste.
   *[other] Aucun coup n’a décidé à coup sûr.
}
review-unsure = Peut-être chers, sans certitude
review-ahead = Dès le tour { $turn }, { $name } garde l’avantage jusqu’à la fin.
review-none-yet = Rien de sûr pour l’instant.
review-shares = Adresse et hasard
review-table = Les chiffres
review-judge = Les chances sont des estimations d’un robot { bot-kind } qui joue la suite pour tout le monde ; elles peuvent s’écarter de la vérité plus que leurs intervalles à 95 % ne le disent. Les pertes peuvent dépasser 100 : on peut perdre deux fois une partie gagnée.
review-hidden = Les chances sont celles de la vraie position, cartes sur table ; un meilleur coup est jugé avec ce que savait la personne qui jouait.
review-leave = Fermer l’analyse
review-more = Continuer
review-beginning = Les premières parties se jouent…
review-leads = { $name } mène du tour { $from } au tour { $to }.
review-drawn = Tracé
review-drawn-lines = Lignes
review-drawn-parts = Parts
review-mark = Tournant { $number } : { $name }, tour { $turn }
review-tip = Tour { $turn } : { $told }
review-points = en points de pourcentage
review-own = ses coups
review-rest = le hasard et les autres
review-shares-told = Ce que les coups de chacun ont coûté, et ce que le hasard et les autres ont donné
review-yours = { $error ->
    [0] Vos coups : { $cost } ; le hasard et les autres : { $rest }.
   *[other] Vos coups : { $cost } ; le hasard et les autres : { $rest } ; le tout à ± { $error } près.
}
review-sums = Une estimation : l’avis d’un robot { bot-kind } deux tours de table après chaque coup. Il peut se tromper de plus que les intervalles ne disent.
review-player = Joueur
review-why = Pourquoi
review-moment = Tour { $turn }
review-on-board-better = Sur le plateau, ce qu’un robot { bot-kind } aurait joué pour { $name }.{ $keys }
review-on-board-played = Sur le plateau, ce que { $name } a joué.{ $keys }
review-keys = Touches b et m : mieux, joué.
