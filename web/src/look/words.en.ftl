# The bar and what all pages share. The same keys are in words.fr.ftl.

bar-home = Baronnies, home
bar-tables = Tables
bar-language = Lire cette page en français
bar-day = Daylight
bar-night = Candlelight

bar-unloaded = { $what ->
    [board] The board could not be loaded.
   *[page] The page could not be loaded.
}

bot-kind = { $bot ->
    [greedy] shrewd
    [search] far-sighted
    [page] page
    [squire] squire
    [knight] knight
    [baron] baron
    [duke] duke
    [random] scatterbrained
    [placer] careful
   *[other] { $bot }
}

bot-is = { $bot ->
    [greedy] Weighs every move, one turn ahead.
    [search] Follows what may come of each turn, luck and replies included.
    [page] Often takes the first good idea.
    [squire] Overlooks something now and then.
    [knight] Overlooks little.
    [baron] Hard to beat.
    [duke] The hardest to beat.
    [random] Plays at random, within the rules.
    [placer] Looks for the row that costs least.
   *[other] {""}
}

clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
time-none = no clock
time-turn = { $amount } per turn
time-bank = { $bank } + { $more } per turn
time-whole = { $bank } for the whole game
time-amount = { $unit ->
    [days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
plan-out = Take out: { $part }
