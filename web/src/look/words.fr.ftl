# La barre et ce que toutes les pages partagent. Les mêmes clés sont dans words.en.ftl.

bar-home = Baronnies, accueil
bar-language = Read this page in English
bar-day = Lumière du jour
bar-night = Lumière de bougie
