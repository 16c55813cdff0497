# The lab. The same keys stand in words.fr.ftl.

lab-bot-failed = The bot “{ $bot }” could not go on in game { $number }. { $reason }
lab-too-slow = It thought for more than { $seconds } seconds.
lab-bots-count = { $given } bots are named for { $seats } seats: name one for all, or one for each.
lab-vary-form = “{ $text }” varies nothing: write --vary name=value,value,… with an option or “seats”.
lab-plot-form = A plot is written to a file that ends in .png or .svg, not “{ $path }”.
lab-pair = A ladder needs at least two bots.
lab-worker-died = A process that played games has died: a bot may have ended it.
