# What is said about bots. The same keys stand in words.fr.ftl.

bot-unknown = There is no bot “{ $bot }”. Bots: { $known }, or your own as FILE.py:CLASS.
bot-settings = The bot “{ $bot }” can’t be set like that. { $reason }
bot-no-file = The bot “{ $bot }” needs the file { $path }, which is not there.
bot-file-error = The file of the bot “{ $bot }” has an error: { $error }
bot-no-class = The file of the bot “{ $bot }” does not have that class, or it does not derive from Bot. It has: { $known }.
bot-no-move = The bot “{ $bot }” answered { $move }, which is not a move: one of outlook.moves() is expected.
bot-illegal = The bot “{ $bot }” chose the move { $move }, which clause { $clause } forbids.
bot-crashed = The bot “{ $bot }” failed: { $error }
