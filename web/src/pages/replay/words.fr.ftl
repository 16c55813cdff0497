# Une partie finie que l'on revoit. Les mêmes clés sont dans words.en.ftl.

replay-title = Revoir : { $game }
replay-opening = On ouvre la partie…
replay-running = Cette partie se joue encore
replay-running-note = Une fois finie, tous ceux qui ont ce lien pourront la revoir par les yeux de n'importe quel joueur.
replay-table = À la table
replay-line = ligne { $at } sur { $last }
replay-start = Rien n'a encore été joué.
replay-plain = Ce jeu n'a pas encore de plateau dans le navigateur : sa table est dessinée en lettres, comme dans le terminal.
replay-drawing = La table, dessinée en lettres

replay-steps = À travers la partie
replay-play = Lecture
replay-pause = Pause
replay-turn-before = Un tour en arrière
replay-turn-after = Un tour en avant
replay-end = À la fin
replay-eyes = Les yeux de
replay-spectator = un spectateur
replay-pace = Allure
replay-pace-slow = lente
replay-pace-steady = posée
replay-pace-quick = vive

replay-on = Reprendre d'ici
replay-on-note = Une nouvelle table s'ouvre sur la position après la ligne { $at } : même jeu, mêmes variantes, avec un hasard à elle. Ce qui était distribué le reste ; ce qui restait à tirer est tiré de nouveau.

replay-papers = Feuille de partie
replay-link = Lien vers cet instant
replay-link-note = Qui l'ouvre voit cette ligne, par ces mêmes yeux.
replay-record = La feuille de partie
replay-record-note = Toute la partie en un texte : chaque donne, chaque coup, chaque main. Tout ordinateur qui a Baronnies peut la rejouer.
replay-copy = Copier le texte
replay-download = Télécharger
replay-luck-note = Personne n'a choisi le hasard de cette partie, et vous n'êtes pas obligé de nous croire.
replay-verify = Vérifier le hasard
