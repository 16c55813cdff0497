# The lab. The same keys stand in words.fr.ftl.

lab-bot-failed = The bot “{ $bot }” could not go on in game { $number }. { $reason }
lab-too-slow = It thought for more than { $seconds } s.{ $lines }
lab-bots-count = { $given } bots are named for { $seats } seats: name one for all, or one for each.
lab-vary-form = “{ $text }” varies nothing: write --vary name=value,value,… with an option or “seats”; between values that hold commas, write a semicolon: `--vary "name=1,2;3,4"`.
lab-plot-form = A plot is written to a file that ends in .png or .svg, not “{ $path }”.
lab-journal = Line { $line } of { $path } is not a game of a match: a journal is written by `baronnies levels … --journal`.
lab-pair = A ladder needs at least two bots.
study-games = A study plays from 1 to { NUMBER($most) } games for each setting.
study-settings = A study compares from 1 to { $most } settings.
study-seed = A seed has at most { $most } characters.
study-bots = A study is played by the server’s bots: your own play in the terminal, with `baronnies simulate`.
study-too-slow = A game among these bots takes too long here. Choose quicker ones, or play it in the terminal, with `baronnies simulate`.
study-broken = A bot could not go on, so the study has stopped. What was played is kept.
lab-worker-died = A process that played games has died: a bot may have ended it.
lab-full = The disk is full. The games before are kept.
lab-unkept = What was played can’t be written: { $error }. The games before are kept.
lab-ledger-there = There is something at { $path } already: name another folder, or remove that one.
lab-on-jobs = --jobs counts the processes of this machine; on a cluster (--on) every core plays.
cluster-address = “{ $address }” is not the address of a cluster: write ray, or host:port as `ray start --head` shows it.
cluster-gone = No cluster answers at { $address }. { $reason }
cluster-lost = The cluster is lost, or what played there died again and again: { $reason }
cluster-version = A node of the cluster has another version ({ $there }) than this machine ({ $here }): install the same everywhere.
program-missing = There is no program “{ $command }” to play as a bot.
program-barred = The file of “{ $command }” can’t be run: make it executable (`chmod +x`), or name what runs it, as in `cmd:python my_bot.py`.
program-start = The program “{ $command }” can’t be started: { $error }
program-slow = The program did not answer within { $seconds } s, and was ended. An answer ends with a line break, and has to be sent at once (`flush`).
program-illegal = The program chose “{ $move }”, which clause { $clause } forbids: those that are allowed are in `moves`.
program-gone = The program ended instead of answering (exit code { $code }).
program-rubbish = The program answered “{ $answer }”, which is not an answer: a line such as `{"{"}"move": "…"{"}"}` with one of the moves is expected.
lab-no-numbers = The judge of “{ $game }” has no numbers that could be tuned.
lab-no-traits = Nobody has said yet what a judge could learn of “{ $game }”: bots/evals/traits/ has no file of that name.
