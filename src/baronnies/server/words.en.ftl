# The server. The same keys stand in words.fr.ftl.

# Who gave no name is called by the charge of their seat’s arms.
server-player = { $number ->
    [1] Lion
    [2] Key
    [3] Bell
    [4] Rose
    [5] Fish
    [6] Tower
    [7] Star
    [8] Oak
    [9] Sword
    [10] Crown
   *[other] Player { $number }
}

server-db = The file { $path } cannot be used to keep tables: { $error }
server-db-newer = The file { $path } was written by a newer version of this program.
server-db-foreign = The file { $path } is a database of some other program. Name another file.
server-db-busy = Another server keeps its tables in { $path }. Use its page, stop it, or name another file with --db.
server-db-full = The disk that holds { $path } is full. Make room on it, then start again; nothing is lost.
server-db-no-folder = There is no folder { $folder } for { $path }. Make it, or name another file with --db.
server-db-denied = This user may not write { $path }. Let it write the file and its folder { $folder }, or name another file with --db.
server-key = The host’s key must have at least { $least } characters, all of them printable ASCII.
server-place = { $setting }: “{ $place }” is not the address of a site, such as https://club.example.
server-proxy = “{ $address }” is neither an address nor a network of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
server-backup-exists = { $path } exists already. Name another file, or add --force.
server-backup-none = There is no file { $path }.
server-bot-kind = A seat of kind “bot” names its bot, and no other seat does.
server-bot-unknown = There is no bot “{ $bot }” for this game. Bots: { $known }.
server-branch-ply = The game can’t be continued from there: it has { $last } lines, and it must be somebody’s turn.
server-limit = There is no limit “{ $limit }”, or it cannot have this value. Limits: { $known }.
server-no-client = The pages of the web client are not built yet. Run this in the folder of Baronnies, then load this page again:

server-error-malformed = This message is not in the list: { $reason }
server-error-version = This server speaks version { $version } of the messages. Load the page again.
server-error-hello-first = The first message must be “hello”.
server-error-too-big = The message is too long: at most { $most } bytes.
server-error-too-fast = That was too fast: wait a moment and try again.
server-error-wrong-token = This key doesn’t open a seat at this table. The seat may have been freed by the person who opened the table.
server-error-not-your-seat = This seat is not yours.
server-error-not-begun = The game has not begun: somebody is missing or not ready.
server-error-no-hint = There are no hints at this table: other people play here, and it was opened without them.
server-error-not-over = The game is not over yet.
server-error-luck-given = This seat has already added to the luck.
server-error-unreadable = { $reason }
server-error-no-ply = So far there are { $last } lines.
server-error-broken = Something went wrong on our side. Nothing has changed; try again.
server-error-not-kept = This could not be kept: there is no room left, or nothing can be written. Nothing has changed.

server-goodbye-stopping = The server is stopping. Nothing is lost: come back in a moment.
server-goodbye-slow = The connection was too slow. Open the page again: nothing is lost.
server-goodbye-flood = Too many messages.
server-goodbye-crowded = Too many people are watching. Try again later.
server-goodbye-no-table = There is no such table. The link may be incomplete.
server-goodbye-old-rules = This game was begun with rules that this server no longer has: it was upgraded, or the game was taken off its shelf. It can’t be continued here; every confirmed move is kept, and the record is still available.
server-goodbye-broken = Something went wrong on our side. Everything confirmed is kept.

server-problem-malformed = The request is not of the form that the schema describes.
server-malformed-at = The request is not of the form that the schema describes: { $reason }
server-problem-not-found = There is nothing here.
server-problem-method = This cannot be done here.
server-problem-no-table = There is no such table. The link may be incomplete.
server-problem-no-game = This server doesn’t offer that game.
server-problem-bad-table = A table can’t be set up like this.
server-problem-bad-building = This is not a building.
server-problem-bad-record = This is not a game that can be continued here.
server-problem-seat-taken = This seat is taken.
server-problem-seat-not-taken = Nobody is sitting there.
server-problem-not-the-host = Only the person who opened the table can do this.
server-problem-wrong-token = This requires a seat at this table.
server-problem-too-many-tables = Too many tables are open already. Finish one first.
server-problem-too-fast = That was too fast: wait a moment and try again.
server-problem-too-big = That is too long.
server-problem-origin = Pages of other sites can’t do this.
server-problem-old-rules = This game was begun with rules that this server no longer has: it was upgraded, or the game was taken off its shelf. It can’t be continued here; every confirmed move is kept, and the record is still available.
server-problem-broken = Something went wrong on our side. Nothing has changed.
server-problem-not-kept = This could not be kept: there is no room left, or nothing can be written. Nothing has changed.
server-problem-no-code = No table is waiting under this code. A code works only while a seat is free.
server-problem-begun = The game has begun; this was possible before.
server-problem-not-over = This can be done when the game is over.
server-error-muted = The host has muted you at this table.
server-goodbye-closed = The host has closed this table. { $word }
server-problem-not-the-house = This requires the host’s key.
server-problem-no-line = That message doesn’t exist.
server-problem-is-over = This game is over already.
server-problem-bad-push = This browser’s subscription to notifications cannot be used here.
server-problem-bad-webhook = Notifications cannot go to this address: it must begin with https:// and be outside the host’s own network.
server-goodbye-damaged = This table can’t be read: a part of the server’s disk is damaged. The other tables go on, and the host can put a backup back.
server-problem-damaged = This table can’t be read: a part of the server’s disk is damaged. The other tables go on, and the host can put a backup back.
server-problem-host-name = This server goes by another name. Its host can name this one as BARONNIES_URL, or as BARONNIES_ORIGIN if it has several.
server-problem-banned = The host has closed this server to you for a while.
server-problem-no-report = That report doesn’t exist, or has been settled.
server-problem-no-study = There is no such study or no such game in it. It may have been forgotten: ask for it again, and the same games are played.
server-goodbye-banned = The host has closed this server to you for a while.

server-notice-turn = It is your turn.
server-notice-table = { $game }: waiting for { $names }. { $link }
server-bad-record = This game cannot be continued here: { $reason }
server-bring-seats = Say who takes each seat of the game.
server-site-no-python = The client was built without Python for pages: see what `python3 go.py setup` says.
server-site-not-empty = The folder { $path } is not empty.
