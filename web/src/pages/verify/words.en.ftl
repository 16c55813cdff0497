# The page that checks luck. The same keys are in words.fr.ftl.

verify-title = Check the luck
verify-lead = Nobody chose the luck of a game played here: neither the server nor a player. A finished game shows it.
verify-how = Before the first deal the server drew a secret seed and showed its fingerprint. Then every person added a share of their own. All deals and rolls follow from the two together. At the end the seed is shown, so that everything can be drawn again and compared.
verify-device = This game was played on this device: its luck was fixed before the deal and can be drawn again, but anyone who held the device could have read it. Only a server keeps the luck secret.
verify-record = The record of the game
verify-paste = Paste a record here, or drop its file.
verify-check = Check it
verify-file = From a file…
verify-replay = Replay the game
verify-odd = This is not a record: its first line must be “baronnies record 1”, and it must contain a fingerprint.
verify-found = What was found
verify-right = The luck was honest
verify-wrong = Something is wrong
verify-waiting = The server is replaying the whole game…
verify-by-browser = by this browser
verify-by-server = by the server

verify-seal = Fingerprint of the seed
verify-seal-right = The seed in the record gives exactly the fingerprint that was shown before the deal. It was not changed afterwards.
verify-seal-wrong = The seed in the record does not give the fingerprint: it is not the seed that was fixed before the deal.
verify-seal-unknown = Not checked: the record holds no seed, or this page was not opened over https, without which browsers refuse this calculation.
verify-pledge = The fingerprint you saw
verify-pledge-right = When you sat down this browser noted the fingerprint. It is the same in the record.
verify-pledge-wrong = When you sat down this browser noted another fingerprint: the seed was swapped.
verify-share = Your own share
verify-share-right = The bytes this browser added to the luck are in the record, unchanged. So nobody could have known the luck in advance.
verify-share-wrong = The bytes this browser added to the luck are missing from the record, or changed.
verify-rules = Every line played again
verify-rules-right = All { $lines } lines follow the rules; the { $luck } random ones, drawn again from the seed, came out the same.
verify-rules-unknown = Not checked.

verify-branch = This game continues from a position of another game. What led there is not part of this record and is not checked.
verify-key = The numbers behind it
verify-key-how = This browser computed the key of all luck from the seed and the added bytes, and with it the first number of each draw. The documentation page on records explains how a draw is made from such numbers.
verify-draws = Random draws
verify-ply = Line
verify-number = First number
verify-drawn = What was drawn

verify-self = Without trusting this server
verify-self-how = The last check is the server’s word. To do it yourself, download the record and run the rules on your own computer:
verify-self-file = record.txt
verify-secrets = A record with its seed holds every hand of that game: checking ends its secrets. Other games have other seeds.
verify-here = Open it on this device
