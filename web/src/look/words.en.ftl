# The bar and what all pages share. The same keys are in words.fr.ftl.

bar-home = Baronnies, home
bar-language = Lire cette page en français
bar-day = Daylight
bar-night = Candlelight

game-title = { $game ->
    [baron] Baron
    [barony] Barony
    [terre_de_barons] Terre de Barons
    [le_baron] Le Baron
   *[baubyron] Baubyron
}

bot-kind = { $bot ->
    [greedy] shrewd
    [random] scatterbrained
    [placer] careful
   *[other] { $bot }
}
