# La barre et ce que toutes les pages partagent. Les mêmes clés sont dans words.en.ftl.

bar-home = Baronnies, accueil
bar-language = Read this page in English
bar-day = Lumière du jour
bar-night = Lumière de bougie

game-title = { $game ->
    [baron] Baron
    [barony] Barony
    [terre_de_barons] Terre de Barons
    [le_baron] Le Baron
   *[baubyron] Baubyron
}

bot-kind = { $bot ->
    [greedy] rusé
    [random] étourdi
    [placer] prudent
   *[other] { $bot }
}
