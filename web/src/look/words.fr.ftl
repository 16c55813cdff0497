# La barre et ce que toutes les pages partagent. Les mêmes clés sont dans words.en.ftl.

bar-home = Baronnies, accueil
bar-tables = Tables
bar-language = Read this page in English
bar-day = Lumière du jour
bar-night = Lumière de bougie

bar-unloaded = { $what ->
    [board] Le plateau n’a pas pu être chargé.
   *[page] La page n’a pas pu être chargée.
}

bot-kind = { $bot ->
    [greedy] avisé
    [search] clairvoyant
    [page] page
    [squire] écuyer
    [knight] chevalier
    [baron] baron
    [duke] duc
    [random] étourdi
    [placer] prudent
   *[other] { $bot }
}

bot-is = { $bot ->
    [greedy] Pèse chaque coup, un tour à l’avance.
    [search] Suit ce que chaque tour peut amener, hasard et ripostes compris.
    [page] Prend souvent la première bonne idée.
    [squire] Oublie quelque chose de temps en temps.
    [knight] Oublie peu de choses.
    [baron] Difficile à battre.
    [duke] Le plus difficile à battre.
    [random] Joue au hasard, dans les règles.
    [placer] Cherche la rangée qui coûte le moins.
   *[other] {""}
}

clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes }
time-none = sans pendule
time-turn = { $amount } par tour
time-bank = { $bank } + { $more } par tour
time-whole = { $bank } pour la partie
time-amount = { $unit ->
    [days] { $count ->
        [one] 1 jour
       *[other] { $count } jours
    }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
plan-out = Retirer : { $part }
