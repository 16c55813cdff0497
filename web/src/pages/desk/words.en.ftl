# The host’s desk. The same keys are in words.fr.ftl.

desk-title = The host’s desk
desk-lead = For the person who runs this server. The key is not kept: closing this page locks the desk.
desk-key = The host’s key
desk-enter = Open the desk
desk-look = Refresh
desk-reports = What players report
desk-no-reports = Nothing to settle.
desk-by-spectator = from a spectator
desk-by-seat = from player { $seat }
desk-open = Look at this table
desk-settle = Settled
desk-tables = Tables
desk-phase = Which tables
desk-phase-is = { $phase ->
    [running] In play
    [gathering] Waiting
   *[over] Over
}
desk-no-tables = No table.
desk-crowd = { $people ->
    [one] one person
   *[other] { $people } people
}, { $lines ->
    [one] one message
   *[other] { $lines } messages
}
desk-bans = Kept out
desk-bans-note = An address that is kept out can’t come in until its time is over, or until the server starts again.
desk-until = until { $when }
desk-lift = Let in again
desk-address = Address
desk-hours = Hours
desk-ban = Keep out
desk-ban-this = Keep { $address } out for a day
desk-nameless = (no name)
desk-mute = Mute { $name }
desk-unmute = Let { $name } speak
desk-rename = Remove the name { $name }
desk-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
desk-mute-all = Mute the spectators
desk-unmute-all = Let the spectators speak
desk-talk = What was said
desk-no-talk = Nothing.
desk-hush = Remove message { $line }
desk-word = A word to everyone there
desk-sure = A closed table stays closed.
desk-close = Close this table
desk-erase-note = Names and messages of a finished game can be erased; its moves stay.
desk-erase = Erase names and messages
desk-back = Close this view
