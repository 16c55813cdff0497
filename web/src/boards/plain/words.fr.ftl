# La table en texte. Les mêmes clefs sont dans words.en.ftl.

board-plain-drawing = La table, dessinée en caractères
board-plain-now = À vous : choisissez dans la liste
board-plain-note = Écrivez pour réduire la liste. Rien n’est décidé avant que vous confirmiez.
board-plain-tried = Vous essayez
board-plain-would = Cela donnerait
board-plain-done = Il ne reste rien à décider
board-plain-done-note = Confirmez, ou annulez.
board-plain-steps = Ce que vous pouvez faire
board-plain-count = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
board-plain-found = { $count } sur { $all }
board-plain-find = Chercher une étape
board-plain-none = Rien de possible maintenant ne correspond à « { $wanted } ».
board-plain-why = Pourquoi pas « { $wanted } » ?
board-plain-waiting = Un instant…
