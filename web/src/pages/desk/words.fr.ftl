# Le bureau de l’hôte. Les mêmes clés sont dans words.en.ftl.

desk-title = Le bureau de l’hôte
desk-lead = Pour la personne qui tient ce serveur. La clé n’est pas gardée : fermer cette page ferme le bureau.
desk-key = La clé de l’hôte
desk-enter = Ouvrir le bureau
desk-look = Actualiser
desk-reports = Ce que signalent les joueurs
desk-no-reports = Rien à régler.
desk-by-spectator = d’un spectateur
desk-by-seat = du joueur { $seat }
desk-open = Voir cette table
desk-settle = C’est réglé
desk-tables = Tables
desk-phase = Quelles tables
desk-phase-is = { $phase ->
    [running] En cours
    [gathering] En attente
   *[over] Finies
}
desk-no-tables = Aucune table.
desk-crowd = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $lines ->
    [one] { $lines } message
   *[other] { $lines } messages
}
desk-bans = À la porte
desk-bans-note = Une adresse mise à la porte ne peut pas entrer avant la fin de son temps, ou avant que le serveur redémarre.
desk-until = jusqu’au { $when }
desk-lift = Laisser entrer
desk-address = Adresse
desk-hours = Heures
desk-ban = Mettre à la porte
desk-ban-this = Mettre { $address } à la porte un jour
desk-nameless = (sans nom)
desk-mute = Retirer la parole à { $name }
desk-unmute = Rendre la parole à { $name }
desk-rename = Retirer le nom { $name }
desk-spectators = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
desk-mute-all = Retirer la parole aux spectateurs
desk-unmute-all = Rendre la parole aux spectateurs
desk-talk = Ce qui s’est dit
desk-no-talk = Rien.
desk-hush = Retirer le message { $line }
desk-word = Un mot aux personnes présentes
desk-sure = Une table fermée le reste.
desk-close = Fermer cette table
desk-erase-note = Les noms et les messages d’une partie finie peuvent être effacés ; ses coups restent.
desk-erase = Effacer noms et messages
desk-back = Fermer cette vue
