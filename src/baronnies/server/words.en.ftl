# The server. The same keys stand in words.fr.ftl.

server-player = Player { $number }

server-db = The file { $path } cannot be used to keep tables: { $error }
server-db-newer = The file { $path } was written by a newer version of this program.
server-db-foreign = The file { $path } is a database of some other program. Name another file.
server-db-busy = Another server keeps its tables in { $path }. Use its page, stop it, or name another file with --db.
server-key = The host’s token must have at least { $least } characters, all of them printable ASCII.
server-proxy = “{ $address }” is neither an address nor a network of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
server-backup-exists = { $path } exists already. Name another file, or add --force.
server-backup-none = There is no file { $path }.
server-bot-kind = A seat of kind “bot” names its bot, and no other seat does.
server-bot-unknown = There is no bot “{ $bot }” for this game. Bots: { $known }.
server-branch-ply = From there nothing can be played on: the game has { $last } lines, and it must be somebody’s turn.
server-limit = There is no limit “{ $limit }”, or it cannot have this value. Limits: { $known }.
server-no-client = The pages of the web client are not built yet. Run this in the folder of Baronnies, then load this page again:

server-error-malformed = This is not a message of the list: { $reason }
server-error-version = This server speaks version { $version } of the messages. Load the page again.
server-error-hello-first = The first message must be “hello”.
server-error-too-big = The message is too long: at most { $most } bytes.
server-error-too-fast = That was too fast: wait a moment and try again.
server-error-wrong-token = This key opens no seat at this table. It may have been freed by who made the table.
server-error-not-your-seat = This seat is not yours.
server-error-not-begun = The game has not begun: somebody is missing or not ready.
server-error-not-over = The game is not over yet.
server-error-luck-given = This seat has already added to the luck.
server-error-unreadable = { $reason }
server-error-no-ply = So far there are { $last } lines.
server-error-broken = Something went wrong on our side. Nothing has changed; try again.

server-goodbye-stopping = The server is stopping. Nothing is lost: come back in a moment.
server-goodbye-slow = The connection could not keep up. It will catch up when it is opened again.
server-goodbye-flood = Too many messages.
server-goodbye-crowded = Too many are looking on. Try again later.
server-goodbye-no-table = There is no such table. The link may be incomplete.
server-goodbye-old-rules = This game was begun with rules that this server no longer has: it was upgraded, or the game was taken off its shelf. Nobody can play on; what was handed in is kept, and the record can be asked for.
server-goodbye-broken = Something went wrong on our side. What was acknowledged is kept.

server-problem-malformed = The request is not of the form that the schema describes.
server-problem-not-found = There is nothing here.
server-problem-method = This cannot be done here.
server-problem-no-table = There is no such table. The link may be incomplete.
server-problem-no-game = There is no such game on the shelf.
server-problem-bad-table = This makes no table.
server-problem-seat-taken = This seat is taken.
server-problem-seat-not-taken = Nobody sits there.
server-problem-not-the-host = Only who made the table may do this.
server-problem-wrong-token = This needs the key of a seat at this table.
server-problem-too-many-tables = Too many tables are open already. Finish one first.
server-problem-too-fast = That was too fast: wait a moment and try again.
server-problem-too-big = That is too long.
server-problem-origin = Another site’s page may not ask this.
server-problem-old-rules = This game was begun with rules that this server no longer has: it was upgraded, or the game was taken off its shelf. Nobody can play on; what was handed in is kept, and the record can be asked for.
server-problem-broken = Something went wrong on our side. Nothing has changed.
server-problem-no-code = No table waits under this code. Codes lead to a table only while a seat is open.
server-problem-not-over = This can be done when the game is over.
server-error-muted = The host has muted you at this table.
server-goodbye-closed = The host has closed this table. { $word }
server-problem-not-the-house = This needs the host’s token of this server.
server-problem-no-line = There is no such line of chat.
server-problem-is-over = This game is over already.
server-problem-bad-push = This browser’s subscription to notices cannot be used here.
server-problem-bad-webhook = Notices cannot go to this address: it has to begin with https:// and lie outside of the host’s own network.

server-notice-turn = It is your turn.
server-notice-table = { $game }: waiting for { $names }. { $link }
