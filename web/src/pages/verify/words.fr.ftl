# La page qui vérifie le hasard. Les mêmes clés sont dans words.en.ftl.

verify-title = Vérifier le hasard
verify-lead = Personne n’a choisi le hasard d’une partie jouée ici : ni le serveur, ni un joueur. Une partie finie le montre.
verify-how = Avant la première donne, le serveur a tiré une graine secrète et montré son empreinte. Puis chaque personne a ajouté sa part. Toutes les donnes et tous les jets découlent des deux ensemble. À la fin la graine est montrée : tout peut être tiré de nouveau et comparé.
verify-device = Cette partie s’est jouée sur cet appareil : son hasard était fixé avant la donne et peut être tiré de nouveau, mais la personne qui tenait l’appareil aurait pu le lire. Seul un serveur garde le hasard secret.
verify-record = La feuille de partie
verify-paste = Collez une feuille de partie ici, ou déposez son fichier.
verify-check = Vérifier
verify-file = Depuis un fichier…
verify-replay = Revoir la partie
verify-odd = Ce n’est pas une feuille de partie : sa première ligne doit être « baronnies record 1 », et elle doit contenir une empreinte.
verify-found = Ce qu’on a trouvé
verify-right = Le hasard était honnête
verify-wrong = Quelque chose ne va pas
verify-waiting = Le serveur rejoue toute la partie…
verify-by-browser = par ce navigateur
verify-by-server = par le serveur

verify-seal = L’empreinte de la graine
verify-seal-right = La graine de la feuille de partie donne exactement l’empreinte montrée avant la donne. Elle n’a pas été changée après coup.
verify-seal-wrong = La graine de la feuille de partie ne donne pas l’empreinte : ce n’est pas celle qui a été fixée avant la donne.
verify-seal-unknown = Non vérifié : la feuille de partie n’a pas de graine, ou cette page n’a pas été ouverte en https, hors duquel les navigateurs refusent ce calcul.
verify-pledge = L’empreinte que vous avez vue
verify-pledge-right = À votre arrivée à la table, ce navigateur a noté l’empreinte. C’est celle de la feuille de partie.
verify-pledge-wrong = À votre arrivée à la table, ce navigateur a noté une autre empreinte : la graine a été remplacée.
verify-share = Votre propre part
verify-share-right = Les octets que ce navigateur a ajoutés au hasard sont dans la feuille de partie, inchangés. Personne ne pouvait donc connaître le hasard d’avance.
verify-share-wrong = Les octets que ce navigateur a ajoutés au hasard manquent dans la feuille de partie, ou y sont changés.
verify-rules = Chaque ligne rejouée
verify-rules-right = Les { $lines } lignes suivent la règle ; les { $luck } tirages, refaits depuis la graine, donnent la même chose.
verify-rules-unknown = Non vérifié.

verify-branch = Cette partie reprend une position d’une autre partie. Ce qui y a mené n’est pas dans cette feuille de partie et n’est pas vérifié.
verify-key = Les nombres derrière tout cela
verify-key-how = Ce navigateur a calculé la clé de tout le hasard à partir de la graine et des octets ajoutés, puis avec elle le premier nombre de chaque tirage. La page de la documentation sur les feuilles de partie dit comment un tirage se fait avec ces nombres.
verify-draws = Tirages
verify-ply = Ligne
verify-number = Premier nombre
verify-drawn = Ce qui a été tiré

verify-self = Sans croire ce serveur
verify-self-how = La dernière vérification est la parole du serveur. Pour vous en passer, téléchargez la feuille de partie et faites tourner la règle sur votre ordinateur :
verify-self-file = partie.txt
verify-secrets = Une feuille de partie avec sa graine contient toutes les mains de cette partie : vérifier met fin à ses secrets. Les autres parties ont d’autres graines.
verify-here = L’ouvrir sur cet appareil
