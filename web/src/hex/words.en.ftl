# The map of hexagons. The same keys are in words.fr.ftl.

hex-keys = Arrow keys move over the map: left and right, up and down. The six keys around S go to the six neighbours: W E, A D, Z X. Page down and page up go from one golden space to the next. Enter selects. Plus and minus zoom, 0 shows everything.
hex-nearer = Zoom in
hex-farther = Zoom out
hex-whole = See the whole map
hex-beyond = { $count ->
    [one] A golden space out of sight
   *[other] { $count } golden spaces out of sight
}, { $side ->
    [top] upwards
    [bottom] downwards
    [left] to the left
   *[right] to the right
}
