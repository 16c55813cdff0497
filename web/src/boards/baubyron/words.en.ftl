# Baubyron's table. The same keys are in words.fr.ftl.

# The building: plan, relief, looking.
board-baubyron-keys = Arrows go from cell to cell. Page down and page up lead from one golden cell to the next. Enter chooses. Q and E turn the building, V changes between plan and relief, X looks through the storeys. Plus and minus bring it nearer and farther, 0 shows everything.
board-baubyron-looking = How to look
board-baubyron-plan = Plan
board-baubyron-relief = Relief
board-baubyron-left = Turn left
board-baubyron-right = Turn right
board-baubyron-through = See through
board-baubyron-storeys = { $storey ->
    [one] Show one storey
   *[other] Show { $storey } storeys
}
