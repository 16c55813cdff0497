# What is said about bots. The same keys stand in words.fr.ftl.

bot-unknown = There is no bot “{ $bot }”. Bots: { $known }, or your own as FILE.py:CLASS or cmd:PROGRAM.
bot-settings = The bot “{ $bot }” can’t be set like that. { $reason }
bot-no-file = The bot “{ $bot }” needs the file { $path }, which is not there.
bot-file-error = The file of the bot “{ $bot }” has an error: { $error }{ $lines }
bot-no-class = The file of the bot “{ $bot }” does not have that class, or it does not derive from Bot. It has: { $known }.
bot-no-move = The bot “{ $bot }” answered { $move }, which is not a move: one of outlook.moves() is expected.{ $lines }
bot-illegal = The bot “{ $bot }” chose the move { $move }, which clause { $clause } forbids.{ $lines }
bot-crashed = The bot “{ $bot }” failed: { $error }{ $lines }

level-page = page
level-squire = squire
level-knight = knight
level-baron = baron
level-duke = duke
level-unknown = There is no level “{ $level }”. Levels: { $known }.

weights-broken = { $path } holds no weights: `baronnies train` writes it anew.
weights-rules = The weights in { $path } were learned by version { $rules } of the rules, and these are version { $version }: `baronnies train` learns anew.
weights-traits = The weights in { $path } weigh other traits than a position shows: `baronnies train` learns anew.
