### Puzzles: one decision or one turn that is clearly the best. English keeps to ASCII, for old terminals.

puzzles-title = Puzzles
puzzles-lead =
    { $count } positions from games of the strongest bot. In each of them one decision, or one whole turn, wins clearly more often than every other.
    { $solved ->
        [0] None is solved yet.
        [one] You have solved one.
       *[other] You have solved { $solved }.
    }
puzzles-day = Puzzle of the day
puzzles-solve = Solve it
puzzles-theme = Theme
puzzles-grade = Grade
puzzles-side = Board
puzzles-all = All
puzzles-card = { $board }, no. { $number }, { $grade }
puzzles-asked = Asked for
puzzle-asked =
    { $turn ->
        [true] a whole turn
       *[false] one decision
    }
puzzles-none = No puzzle matches.
puzzle-title = Puzzle { $number }
puzzle-leave = All puzzles
puzzle-theme =
    { $theme ->
        [displace] Displacing
        [block] Blocking
        [office] Offices
        [ability] Abilities
        [marker] Markers
       *[end] Ending the game
    }
puzzle-grade =
    { $grade ->
        [1] easy
        [2] medium
       *[other] hard
    }
puzzle-tried =
    { $how ->
        [first] solved at once
        [later] solved later
       *[failed] not solved yet
    }
puzzle-task-decision = { $who } must decide. What is best?
    .about = Play one decision on the board, as in a game. It need not finish the turn.
puzzle-task-turn = { $who } has a whole turn. What is best?
    .about = Play the turn to its end, as in a game. What counts is the result, not the order. Until then you can take everything back.
puzzle-right = That is it.
puzzle-wrong = That is not the solution.
puzzle-untried = It was not among the answers that were compared.
puzzle-yours = You played this.
puzzle-came =
    { $ends ->
        [true] The game ends in this turn.
       *[false] Of the other players, { $who } wins most often: { $chance }.
    }
puzzle-behind =
    { $points ->
        [one] The chance of winning is lower by at least one percentage point.
       *[other] The chance of winning is lower by at least { $points } percentage points.
    }
puzzle-then = The turn goes on: { $moves }.
puzzle-about = The percentages are games won: from here the strongest bot played all seats to the end, { $tries } times after each answer, each time with other hidden markers. 'At least' is 95% certain.
puzzle-again = Try again
puzzle-next = Next puzzle

## In the terminal

puzzle-terminal-head = Puzzle { $id }: { $theme }, { $grade }, { $asked }
puzzle-terminal-typing = Type a decision, such as { $move }, or its number. 'moves' lists all of them, 'back' takes the last one back, 'quit' leaves the puzzle.
