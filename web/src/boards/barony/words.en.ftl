# Barony’s board. The same keys are in words.fr.ftl; sentences of the story are the game’s own.

board-barony-goal = Most points once there is a duke
board-barony-map = The land
board-barony-terrain = { $terrain ->
    [C] field
    [P] plain
    [F] forest
    [M] mountain
    [L] lake
   *[Y] mysterious place
}
board-barony-Terrain = { $terrain ->
    [C] Field
    [P] Plain
    [F] Forest
    [M] Mountain
    [L] Lake
   *[Y] Mysterious place
}
board-barony-terrains = { $count } { $terrain ->
    [C] { $count ->
        [one] field
       *[other] fields
    }
    [P] { $count ->
        [one] plain
       *[other] plains
    }
    [F] { $count ->
        [one] forest
       *[other] forests
    }
    [M] { $count ->
        [one] mountain
       *[other] mountains
    }
    [L] { $count ->
        [one] lake
       *[other] lakes
    }
   *[Y] { $count ->
        [one] mysterious place
       *[other] mysterious places
    }
}
board-barony-title = { $rank ->
    [0] baron
    [1] viscount
    [2] count
    [3] marquis
   *[4] duke
}
board-barony-Title = { $rank ->
    [0] Baron
    [1] Viscount
    [2] Count
    [3] Marquis
   *[4] Duke
}
board-barony-on-ladder = { $name }: { board-barony-title }, { $track }.
board-barony-tokens = { $count } { $kind ->
    [C] { $count ->
        [one] field
       *[other] fields
    }
    [P] { $count ->
        [one] plain
       *[other] plains
    }
    [F] { $count ->
        [one] forest
       *[other] forests
    }
   *[M] { $count ->
        [one] mountain
       *[other] mountains
    }
}
board-barony-magic = { $count ->
    [one] { $count } magic token
   *[other] { $count } magic tokens
}
board-barony-points = { $points } { $count ->
    [one] point
   *[other] points
}
board-barony-under = { board-barony-Title } · pays { $gold }
board-barony-under-duke = Duke

board-barony-where = Round { $round }
board-barony-where-last = Round { $round }, the last
board-barony-where-cities = Set-up
board-barony-where-over = The end

board-barony-action = { $action ->
    [recruit] Recruit
    [move] Move
    [build] Build
    [city] City
    [expedition] Expedition
    [title] Title
   *[cast] Spells
}
board-barony-offer = { $action ->
    [recruit] { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
    [move] { $count ->
        [one] 1 knight
       *[other] { $count } knights
    }
    [build] { $count ->
        [one] 1 site
       *[other] { $count } sites
    }
    [city] { $count ->
        [one] 1 village
       *[other] { $count } villages
    }, +{ $gain }
    [expedition] { $count ->
        [one] 1 shore
       *[other] { $count } shores
    }
    [title] { board-barony-title }, +{ $gain }
   *[cast] { $count } magic
}
board-barony-not-now = not now: { $clause }

board-barony-now-cities = { $number ->
    [1] Your first city
    [2] Your second city
   *[3] Your third city
}
board-barony-note-cities = On a bright space; a knight comes with it.{ $more ->
    [0] {""}
   *[other] {" "}{ $more } in a row.
}
board-barony-now-choose = Your action?
board-barony-note-choose = Choose one, or one of your pieces edged in gold. Your tokens pay { $gold }; a title costs { $price }.
board-barony-now-pass = Nothing to do
board-barony-note-pass = No action and no spell is possible: you pass.
board-barony-now-recruit = Where do knights come?
board-barony-note-recruit = { $site ->
    [each] A knight on each golden space that you choose.
    [stronghold] Choose a stronghold, again for one knight more.
   *[city] Choose a city, again for one knight more.
}
board-barony-now-recruit-more = One knight more?
board-barony-note-recruit-more = { $site ->
    [each] Choose another golden space, or stop here.
    [stronghold] Choose the stronghold again, or stop here.
   *[city] Choose the city again, or stop here.
}
board-barony-now-knight = Which knight?
board-barony-note-knight = Choose one edged in gold.
board-barony-now-move = Where does the knight go?
board-barony-note-move = { $others ->
    [no] Choose a golden space.
   *[yes] Choose a golden space, or another knight.
}
board-barony-now-second = The second knight?
board-barony-note-second = Choose one, or stop here.
board-barony-now-build = What to build?
board-barony-note-build = Choose a knight: village, then stronghold, then nothing. As many as you like.
board-barony-now-city = { $site ->
    [knight] Which knight becomes a city?
   *[village] Which village becomes a city?
}
board-barony-note-city = Choose a golden space: { $points } points.
board-barony-now-expedition = Where does the expedition land?
board-barony-note-expedition = On a bright space of the border. One knight lands, one leaves the game.
board-barony-now-title = Become { $rank ->
    [1] a viscount?
    [2] a count?
    [3] a marquis?
   *[4] duke?
}
board-barony-note-title = { $begun ->
    [yes] { $left } of { $price } still to pay.
   *[no] Pay { $price } with tokens: each says what it pays.
}
board-barony-now-take = Which token do you take?
board-barony-note-take = { $name } lost a village: one of these tokens is yours.
board-barony-now-cast = Which spells?
board-barony-note-cast = You have { $magic ->
    [one] { $magic } magic token
   *[other] { $magic } magic tokens
}. One, or several of one family: together they shape one action.
board-barony-now-together = And which one more?
board-barony-now-done = All done?
board-barony-note-done = Confirm, or change it.

board-barony-confirm-cities = Place here
board-barony-confirm-recruit = { $count ->
    [one] Recruit a knight
   *[other] Recruit { $count } knights
}
board-barony-confirm-move = { $count ->
    [one] Move this knight
   *[other] Move both knights
}
board-barony-confirm-stop = Stop here
board-barony-confirm-build = { $count ->
    [one] Build
    [2] Build both
   *[other] Build all { $count }
}
board-barony-confirm-city = Found the city: +{ $points }
board-barony-confirm-expedition = Land here
board-barony-confirm-title = Become { $rank ->
    [1] viscount
    [2] count
    [3] marquis
   *[4] duke
}: { $points }
board-barony-confirm-pass = Pass
board-barony-confirm-turn = Confirm the turn

board-barony-beside = Beside { $what }
board-barony-cell = { board-barony-Terrain }.
board-barony-piece = { $piece ->
    [city] { $you ->
        [yes] Your city
       *[no] { $name }’s city
    }
    [stronghold] { $you ->
        [yes] Your stronghold
       *[no] { $name }’s stronghold
    }
    [village] { $you ->
        [yes] Your village
       *[no] { $name }’s village
    }
   *[knights] { $you ->
        [yes] { $count ->
            [one] A knight of yours
           *[other] { $count } knights of yours
        }
       *[no] { $count ->
            [one] { $name }’s knight
           *[other] { $count } knights of { $name }’s
        }
    }
}
board-barony-imprints = Imprints: { $names }.
board-barony-may = { $what ->
    [able] Can do something.
    [knight] Can move.
   *[lit] Playable.
}
board-barony-destroys = Entering destroys { $losses }.
board-barony-explores = An imprint and { $magic } { $magic ->
    [one] magic token
   *[other] magic tokens
}.
board-barony-loss = { $piece ->
    [village] { $name }’s village
   *[knight] { $name }’s knight
}
board-barony-why = why?
board-barony-choice-box = From the box
board-barony-choice-reserve = From the reserve

board-barony-reserve = Your reserve
board-barony-kept = { $piece ->
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
    [village] { $count ->
        [one] village
       *[other] villages
    }
    [stronghold] { $count ->
        [one] stronghold
       *[other] strongholds
    }
   *[city] { $count ->
        [one] city
       *[other] cities
    }
}
board-barony-order = Order of placing

board-barony-part-recruit = { $count ->
    [one] A knight
   *[other] { $count } knights
}
board-barony-part-box-note = { $where }, back through the Portal
board-barony-part-step = { $from } → { $to }
board-barony-part-ask = { $from } → ?
board-barony-part-ask-note = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}{ $fights ->
    [0] {""}
    [one] , one with a fight
   *[other] , { $fights } with a fight
}
board-barony-part-city = New city: { board-barony-terrain }
board-barony-part-land = A knight lands: { board-barony-terrain }
board-barony-parts = The parts of your action
board-barony-brings = { $token ->
    [none] no token left in the bank
    [C] brings a field
    [P] brings a plain
    [F] brings a forest
   *[M] brings a mountain
}

board-barony-pay = Your tokens
board-barony-take = { $name }’s tokens
board-barony-coin-pay = pays { $gold } · { $left } left
board-barony-coin-take = worth { $gold }, { $silver } at the end

board-barony-spell = { $spell ->
    [celerity] Celerity
    [teleportation] Teleportation
    [tornado] Tornado
    [charm] Charm
    [illusion] Illusion
    [portal] Portal
    [abundance] Abundance
    [petrification] Petrification
   *[sanctuary] Sanctuary
}
board-barony-effect = { $spell ->
    [celerity] one knight, two steps
    [teleportation] onto a mountain held by a lone village
    [tornado] destroys lone enemies where it began and ends
    [charm] a knight in each city
    [illusion] recruit in a stronghold
    [portal] knights lost at sea return
    [abundance] a city and its token
    [petrification] a city in a forest, or by your own
   *[sanctuary] a city in place of a knight
}
board-barony-family = { $family ->
    [movement] movement
    [recruitment] recruitment
   *[construction] construction
}
board-barony-cost = costs { $cost } { $cost ->
    [one] magic token
   *[other] magic tokens
}
board-barony-spells = The spells
board-barony-actions = Actions

board-barony-why-cities = Where a city may not stand
board-barony-why-forest = not in a forest
board-barony-why-lake = not on a lake
board-barony-why-city = not on a city, nor beside one
board-barony-why-mystery = not on or beside a mysterious place
board-barony-recruits = { board-barony-Terrain }{ $recruits ->
    [3] , by a lake: 3 recruits
   *[other] : { $recruits } recruits
}
board-barony-around = Around: { $land }
board-barony-fight-title = Swords: { board-barony-terrain }
board-barony-fight = Entering destroys { $losses }: it goes back to its owner’s reserve.
board-barony-fight-token = You take a token from { $names }.
board-barony-fight-no-token = There is no token to take.
board-barony-does = What your turn does
board-barony-worth-title = for a title
board-barony-worth-end = at the end
board-barony-you-take = You gain the token, { $name } loses it:
board-barony-price = The price of the title
board-barony-paid = { $paid } of { $price } paid
board-barony-price-note = A title costs at least { $price }; the bank gives no change.
board-barony-receive = What you receive
board-barony-magic-left = { $paid } paid, { $left } left
board-barony-one-action = Together they shape a single action.
board-barony-no-explore = Conflict and exploration happen only where the knight ends.
board-barony-since = Since your turn
board-barony-since-round = The last round
board-barony-rose = Who rose when

board-barony-did-placed = { $name } places { $placed ->
    [one] a city
   *[other] { $placed } cities
}.
board-barony-did-recruited = { $name } recruits { $recruited ->
    [one] a knight
   *[other] { $recruited } knights
}.
board-barony-did-moved = { $name } moves { $moved ->
    [one] a knight
   *[other] { $moved } knights
}.
board-barony-did-destroyed = { $name } attacks { $victim }.
board-barony-did-built = { $name } builds { $villages ->
    [0] {""}
    [one] a village
   *[other] { $villages } villages
}{ $strongholds ->
    [0] {""}
    [one] { $villages ->
        [0] a stronghold
       *[other] {" "}and a stronghold
    }
   *[other] { $villages ->
        [0] { $strongholds } strongholds
       *[other] {" "}and { $strongholds } strongholds
    }
}.
board-barony-did-founded = { $name } founds a city.
board-barony-did-landed = { $name } sends an expedition.
board-barony-did-title = { $name } becomes { $title ->
    [viscount] viscount
    [count] count
    [marquis] marquis
   *[duke] duke
}.
board-barony-did-explored = { $name } explores a mysterious place.
board-barony-did-passed = { $name } passes.
board-barony-way = { $piece ->
    [village] Village
    [stronghold] Stronghold
   *[knight] Stays a knight
}
board-barony-spell-does = { board-barony-spell }: { board-barony-effect }.

board-barony-label-city = A city
board-barony-label-city-note = where knights are recruited
board-barony-label-stronghold = A stronghold
board-barony-label-stronghold-note = nobody else enters
board-barony-label-village = A village
board-barony-label-village-note = it brought a token of its land; it can be raided
