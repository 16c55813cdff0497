# The terminal. The same keys stand in words.fr.ftl.

cli-help = Five board games about barons: open one, play it, study it.
cli-help-lang = Every command takes --lang fr or --lang en; otherwise the language is that of your system.
cli-help-games = The shelf: players, options with their defaults, authors.
cli-help-play = Play at this screen, with people and bots.
cli-help-rules = The rule book of a game, or one clause of it.
cli-help-why = Is a move legal? If not, the clause that forbids it (exit code 1).
cli-help-replay = Retell a recorded game and show its last position. Shows every secret unless --seat is given.
cli-help-verify = Check every move of a finished record and all its luck against the seed.
cli-help-perft = Count the ways to play that many moves from a position: a fingerprint of the rules.

cli-help-json = Print exactly one JSON object.
cli-help-game = The game, as listed by “baronnies games”, such as le_baron.
cli-help-clause = The number of a clause, such as 3.2.
cli-help-aid = Only the player aid.
cli-help-position = A position: its text (with ; for line ends), a file, or - for standard input.
cli-help-move = A move, with the seat if several are asked: “r3” or “A r3”; * is chance.
cli-help-record = A record, or - for standard input.
cli-help-option = An option of the game, repeatable; yes or no for switches.
cli-help-ply = Stop after that many lines.
cli-help-seat = Tell it as this seat saw it.
cli-help-depth = How many moves deep.
cli-help-lab-seats = The number of players. Default: one for each bot that is named; if it is one for all, four, or the nearest number the game allows.
cli-help-ladder-seats = The number of players. Default: the fewest the game allows.
cli-help-people = How many people play at this screen.
cli-help-bots = The other players, such as greedy,random, my_bot.py:Clever or cmd:./program. Default: bots fill the table.
cli-help-name = The name of a person, in order of the seats.
cli-help-seed = Any text; the same text gives the same luck. Default: luck is drawn, and fixed by its hash.
cli-help-hints = Allow hints (command hint) for everyone, even when several people share the screen.
cli-help-resume = Continue a saved game.

cli-not-text = This file is not UTF-8 text.
cli-extra = The package { $package } is missing. Install it with: `pip install "baronnies[{ $extra }]"`
cli-option-form = An option is written name=value, not “{ $text }”.
cli-option-twice = The option “{ $option }” is given twice.
cli-file-too-long = { $path } is too long for this.
cli-move-form = A move is written “r3” or “A r3”, not “{ $text }”.
cli-no-clause = There is no clause { $clause } in this book.
cli-no-ply = The record has { $last } lines; there is no line { $ply }.

cli-players = { $fewest } to { $most } players
cli-bots = Bots: { $bots }
cli-games-hint = { $program } play GAME · { $program } rules GAME · every option is explained by the clause in the last column
cli-legal = Legal.
cli-counting = Counting depth { $depth }…
cli-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
} { $points }
cli-verified = Every move is legal and all luck follows from the seed: { $plies } lines, { $luck } of them luck.
cli-verified-hash = The seed was fixed before the deal by its hash { $hash }. With the seed known, nothing of this game is a secret any more.

cli-you = Player
cli-player = Player { $number }
cli-which-game = Which game?
cli-no-game = No game was chosen.
cli-luck-fixed = The luck of this game is fixed: sha256 { $hash }
cli-how-to = Type a move. ? lists the legal ones, aid shows the rules in short, hint a good move, h all commands.
cli-commands = 
    ?           the legal moves            ? MOVE   why a move is not allowed
    u           undo a step                Enter    confirm, or play the only move
    aid         the rules in short         rules [CLAUSE]   the rule book
    log         the story so far           save [FILE]      write the game to a file
    hint        a good move, pending       h        this help
    q           save and leave
cli-hint-thinking = Looking for a good move…
cli-hint = A good move: { $moves }. { $chance }% chance of winning ({ $low } to { $high }, after { $games } looks one round ahead).
cli-hint-second = The second choice, { $moves }: { $chance }% ({ $low } to { $high }).
cli-hint-equal = Two moves look equal; the other is { $moves }: { $chance }% ({ $low } to { $high }).
cli-hint-judge = This is the opinion of the bot “greedy”, which knows only what you know; the record notes it.
cli-hint-unfair = Hints are given only against bots, or if the whole table wanted them (play --hints).
cli-thinking = { $name } is thinking…
cli-bot-replaced = { $name }’s turn is played at random instead.
cli-resume-program = The saved game asks for the program { $bot }. If you trust it, name it again: `--bots "{ $bot }"`
cli-your-move = { $name } >
cli-confirm = { $moves }: Enter to confirm, u to undo >
cli-legal-moves = Legal: { $moves }
cli-only-move = The only move is { $move }: press Enter.
cli-nothing-to-undo = Nothing to undo: what was confirmed is final, and luck is not undone.
cli-curtain = The screen is for { $name } alone. Press Enter when nobody else is looking.
cli-saved = Saved to { $path }, with the seed and every secret of this game. Continue with: { $command } --resume { $path }
cli-saved-end = The record is in { $path }. Check its luck with: baronnies verify { $path }

cli-help-review = Where was a game decided? Everyone’s chances turn by turn, and the moves that cost dearly.
cli-help-review-plot = Write the curve of the chances to a .png or .svg file.
cli-review-working = { $done } of { $of }, about { $left } s left… (Ctrl-C stops and keeps what is there)
cli-review-turn = Turn
cli-review-turns = turns
cli-review-plot = { $game }: chances of winning, turn by turn (95% intervals)
cli-review-turning = { $number }. Turn { $turn }, { $seat }: −{ $loss } percentage points (± { $error })
cli-review-better = Better: { $moves } – { $chance }%
cli-review-played = Played: { $moves } – { $chance }%
cli-review-games = Each of the two was played on to the end { $games } times.
cli-review-none = { $unsure ->
    [0] No single move decided it: small differences and luck did.
   *[other] No move decided it beyond doubt.
}
cli-review-unsure = Perhaps dear, but not sure:
cli-review-share = { $seat }: their moves { $cost } (± { $error }), luck and the others { $rest }, in percentage points.
cli-review-judge = Chances out of a hundred, with their 95% intervals. Those turn by turn are estimates by the bot “{ $bot }”, which plays on for everyone. The sums are what it thinks of every move two rounds later; it may be off by more than the intervals say. Losses may exceed 100: a won game can be given away twice.
cli-review-hidden = Chances are those of the true position, with open hands; a better move was judged by what that player knew.

cli-help-simulate = Play many games among bots: wins, points, length, and how often each event came up.
cli-help-sweep = The same over a grid of option values, with a table and a plot.
cli-help-ladder = Play every pair of bots against each other and rate them.
cli-help-bench = How fast the games run here: random play-outs on one core.
cli-help-games-count = How many games (for each point of a sweep, for each pair of a ladder).
cli-help-lab-bots = One bot for each seat, or one for all: random, greedy:samples=8, my_bot.py:Clever, cmd:./program.
cli-help-lab-seed = Any text; the same text gives the same games, whatever the number of jobs.
cli-help-jobs = How many processes share the work.
cli-help-rotate = Shift the bots by one seat after each game.
cli-help-cap = Abandon a game after so many turns; 0 means never.
cli-help-seconds = The longest a bot may think about one turn.
cli-help-out = Write a line for each game as soon as it is played: to a file of CSV, or, if the name ends in .parquet, to a folder of Parquet files.
cli-help-on = Play on a Ray cluster: ray (the one this machine belongs to, or this machine alone) or the address of one, such as 10.0.0.1:6379.
cli-help-records = Write the record of every game to a folder.
cli-help-vary = An option and its values, or seats=2,3,4; repeatable. Use ; between values that hold commas.
cli-help-plot = Draw length, points and the first player’s advantage to a .png or .svg file.
cli-help-bench-seconds = How long each measurement lasts.

cli-playing = Playing
cli-interrupted = Interrupted: these are the games that were finished.
cli-simulated = { $games } games of { $seats } players, { $decisions } decisions in { $seconds } s; { $capped } abandoned at the cap.
cli-length = Length: { $length } turns.
cli-by-seat = seat
cli-by-bot = bot
cli-by-order = order of play
cli-struck = event
cli-count = { $number }
cli-decimal = .
cli-percent = { $number }%
cli-times = times
cli-per-game = per game
cli-wins = wins
cli-win-rate = share of games won
cli-points = points
cli-length-title = turns
cli-advantage = first player
cli-capped = abandoned
cli-plotted = The plot is in { $path }.
cli-swept = { $game } · players: { $seats } · { $games } games for each setting, on the same luck
cli-differences = Difference from { $first }, game by game:
cli-untold = (?) Too few games to tell: the interval of the difference holds zero, or fewer than ten games were finished on both sides.
cli-ratings = Ratings begin at 25; only their differences count, and ± is a 95% interval. How often a bot beats another one is said more plainly by their meeting.
cli-plot-title = { $game }, { $games } games for each point, 95% intervals
cli-plot-length = Length (turns)
cli-plot-points = Points per player
cli-plot-advantage = Advantage of the first player
cli-bot = bot
cli-rating = rating
cli-meeting = meeting (share of the first, alone among the others)
cli-turn-ms = ms a turn
cli-turn-positions = positions a turn
cli-game = game
cli-seats = seats
cli-decisions-per-s = decisions/s
cli-games-per-s = games/s
cli-copy = copy, µs
cli-measuring = Measuring { $game } with { $seats } seats…
cli-compiled = compiled by mypyc
cli-pure = plain Python

cli-help-building = Buildings of Baubyron: check one, show one, or make a random one.
cli-help-building-check = Everything wrong with a building, with the clause and the place (exit code 1).
cli-help-building-show = The plan of a building, with its heights.
cli-help-building-random = A random building.
cli-help-building-code = The name of a ready building, or a code such as “xa1 uc1 xd1 @ a1”.
cli-help-building-seed = A number; the same number gives the same building.
cli-help-length = short, medium or long.
cli-seed-long = A seed has at most { $most } bytes.
cli-help-version = Print the version, the form of the database and the versions of the rules.
cli-version = Baronnies { $version } · database form { $form } · rules: { $rules }
cli-help-serve = Serve tables for people far apart, until Ctrl-C.
cli-help-site = Write a static site: play against bots or around one screen, without a server.
cli-help-site-out = the folder to write into, empty or new
cli-site-done = The site is in { $path } ({ $files } files): any web server can serve it.
cli-help-wire = Print the JSON schema of the server’s messages.
cli-help-host = The address to listen on; 0.0.0.0 means every one.
cli-help-lan = Open the server to everybody on the same network, Wi-Fi included.
cli-help-port = The port to listen on; 0 means any free one. Default: 8411, or a free one if that is taken.
cli-help-db = The file that keeps the tables. Default: baronnies.db in your own data folder.
cli-help-serve-games = Only these games. Default: all of them.
cli-help-origin = Another site whose pages may use this server, such as https://club.example; repeatable.
cli-help-limit = A limit, such as tables=200; repeatable.
cli-help-url = Where people find the server, such as https://club.example, for links in notifications.
cli-help-notices = Where notifications of turns may go: public, none, or any (even inside the host’s network).
cli-help-client = The folder of the built web client, if it is elsewhere.
cli-help-open = Open the browser, if there is one.
cli-help-log = What is written to standard error: info, warning or error.
cli-log-level = The log can be info, warning or error, not “{ $level }”.
cli-notices = Notifications can be public, none or any, not “{ $given }”.
cli-serving = Baronnies: { $address }
cli-serving-friends = Friends on your network open: { $addresses }
cli-serving-alone = Only this computer can open it. For friends on the same network: { $command }
cli-serving-plain = Where there is a C compiler, bots will be quicker from the next start on.
cli-serving-db = Tables are kept in { $path }. Ctrl-C stops; nothing is lost.

cli-help-proxy = The address or network of a reverse proxy whose X-Forwarded-For is trusted; repeatable.
cli-help-host-token-file = A file whose first line is the host’s key, of 24 characters or more; or put the key itself into BARONNIES_HOST_TOKEN. Without one nobody can moderate.
cli-help-keep-finished = Days until finished games are removed. Default: never.
cli-help-keep-names = Days until names and chat of finished games are erased; their moves stay. Default: never.
cli-help-keep-waiting = Days until a table is removed that is not full and that nobody joins any more.
cli-help-backup = Copy the database into one checked file; the server may run.
cli-help-backup-to = The file to write.
cli-help-backup-db = The file that keeps the tables. Default: the one `serve` uses.
cli-help-backup-force = Replace an existing file.
cli-help-restore = Put a copy back; the old database is kept beside it. The server must be stopped.
cli-help-restore-from = The copy.
cli-help-restore-to = The file that keeps the tables. Default: the one `serve` uses.
cli-copying = copying
cli-backup-done = Copied and checked: { $path } ({ $size } MB).
cli-no-setting = There is no setting { $name }. `baronnies serve --help` names them all.
cli-near-setting = There is no setting { $name }. Did you mean { $near }?
cli-no-home = This user has no home folder to keep tables in. Name a file with --db, or in BARONNIES_DB.
cli-restore-done = { $tables ->
    [one] Restored and read through: { $path }, with one table. Start the server again.
   *[other] Restored and read through: { $path }, with { $tables } tables. Start the server again.
}
cli-restore-old = What was there before is now { $path }; delete it when you no longer need it.
cli-help-host-commands = Moderation, with the host’s key: mute, remove names and messages, close tables.
cli-help-host-server = The server’s address.
cli-help-host-key = A file whose first line is the host’s key. Default: BARONNIES_HOST_TOKEN.
cli-help-host-table = The table’s link, its id, or its mark from the log.
cli-help-host-seat = The seat’s number, from 1 on.
cli-help-host-muted = The seat’s number, from 1 on; or “spectators” for all of them.
cli-help-host-tables = List the tables that changed last.
cli-help-host-phase = running, gathering or over.
cli-help-host-show = Show the names and the chat of a table.
cli-help-host-mute = Mute a seat, or all spectators of a table.
cli-help-host-unmute = Let them speak again.
cli-help-host-hush = Remove a chat message.
cli-help-host-line = The number of the message.
cli-help-host-rename = Remove the name of a seat.
cli-help-host-close = Close a table for good; a game in progress ends there and stays readable.
cli-help-host-word = What everybody there is told.
cli-help-host-erase = Erase the names and the chat of a finished game; its moves stay.
cli-help-host-reports = List what players told the host, latest first.
cli-help-host-settle = A report is dealt with: forget it.
cli-help-host-number = The number of the report.
cli-help-host-bans = List the addresses that are kept out.
cli-help-host-ban = Keep an address out for some hours; anyone there now has to go.
cli-help-host-address = An address as `host show` and the desk tell it.
cli-help-host-hours = For how many hours.
cli-help-host-unban = Let an address in again.
cli-host-muted = “{ $seat }” is not a seat. Give its number, from 1 on, or “spectators”.
cli-host-is-muted = muted
cli-host-spectators-muted = The spectators are muted.
cli-host-settled = Settled.
cli-host-banned = { $address } is kept out until { $until }.
cli-host-unbanned = May come in again.
cli-host-closed = The table is closed.
cli-host-erased = The names and the chat are gone.
cli-host-no-key = The host’s key is missing: put it into BARONNIES_HOST_TOKEN, or name its file with --host-token-file.
cli-host-server = “{ $server }” is not the address of a server, such as https://club.example.
cli-host-no-answer = No answer from { $server }: { $error }

cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-required = required
cli-usage-default = default:
cli-usage-help = Show this help.
cli-usage-option = There is no option { $name } here.
cli-usage-alone = The option { $name } needs a value, or takes none.
cli-usage-missing = { $name } is missing.
cli-usage-value = This value does not fit { $name }.
cli-usage-range = It takes { $low } to { $high }.
cli-usage-other = This command means nothing: { $given }.
cli-usage-more = More: `{ $command }`
cli-help-levels = The levels of a game and how often each beats the one below it; with --games, measured again and kept.
cli-help-level-games = Measure again, with that many games per level, and keep the table.
cli-levels-none = No level of this game has been measured yet.
cli-level = level
cli-over = wins against
cli-games-played = games
cli-help-train = A judge learns: bots play games, and what was seen in them is fitted to the results.
cli-help-tune = A judge is tuned: its numbers are moved to where matches are won; what was found is shown, and nothing is kept.
cli-help-tune-meetings = Meetings of two judges whose numbers differ a little, two games each; a quarter as many games test the result.
cli-tuned = Alone among judges with the numbers behind the signs, in games of other deals, it won { $share }% ({ $low }–{ $high }) of { $games }.
cli-help-train-games = Games to learn from; a quarter more to choose by, and another to test by.
cli-help-train-seats = The number of players. Default: the usual one.
cli-help-train-to = The folder for the weights. Default: that of the package, where the bots find them.
cli-trained = Learned, and kept. How much the results of other games surprise it: { $learned }; the judge made by hand: { $made }. A ladder shows whether it plays better: --bots greedy,greedy:judge=made
cli-help-journal = A file that keeps each game as soon as it is played; name it again to go on from there.
cli-help-above = Measure only the levels above this one; those up to it stay as they were measured.
cli-help-upto = The highest level to be measured: page, squire, knight, baron or duke.
cli-help-level-seats = The number of players. Default: every number measured so far; when measuring, the usual one.
