### Words of the terminal.

## Help

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
value-options = options
value-command = COMMAND
value-language = LANGUAGE

help-polana = Nature board games at your terminal, with friends or with bots that play fair, and the same rules as a fast library for research.
    .examples =
        polana play arboretum
        polana play arboretum --seats 3 --lang uk
        polana games
        polana play --help
help-play = Play a game at the terminal, against bots or with people at the same keyboard. Choose by number or by notation; help (or ?) explains where you are, ? and a move explains why it is refused. Leave at any time: the game is kept.
    .short = play a game at the terminal
    .examples =
        polana play arboretum
        polana play arboretum --seats 3 --bots greedy,random --lang uk
        polana play arboretum --people 2 --name Olena --name Jan
        polana play arboretum --option species=BACDJM --option starting_discards=yes
        polana play --resume
help-serve = Serve the table to browsers: on this machine, or with --lan to everybody in the house. The address to open is shown, with a code for phones.
    .short = open the table in the browser
    .examples =
        polana serve
        polana serve --lan
        polana serve --port 9000 --no-open
help-replay = Step through a recorded game: Enter goes on, b goes back, a number jumps there, q ends. With --at, or when the output is not a terminal, one position is printed.
    .short = step through a recorded game
    .examples =
        polana replay game.polana
        polana replay game.polana --at 12 --seat 0
help-games = List the games: how many can play, which options they have, the version of their rules.
    .short = list the games and their options
    .examples = polana games
help-simulate = Play many games between bots and tell how long they last, how many points they bring and whether a seat is better than another. Intervals are 95 % confidence intervals.
    .short = play many games and show statistics
    .examples =
        polana simulate arboretum --seats 3 --games 1000
        polana simulate arboretum --games 200 --bots greedy,random --seed 1
        polana simulate arboretum --games 10000 --json
        polana simulate arboretum --games 5000 --plot scores.png
help-arena = Let bots play against each other and tell who is better by how much: every pairing plays the same deals in every order of seats. Intervals are 95 % confidence intervals over deals. What was played is kept, so that an interrupted contest can go on.
    .short = let bots play against each other
    .examples =
        polana arena arboretum --bots search:1000,greedy,random --games 400
        polana arena ecosystem --seats 3 --bots search:1s,plain:1s --games 60
        polana arena arboretum --bots search:1000,greedy --resume
        polana arena arboretum --bots search:500,greedy --json --plot arena.svg
        polana arena arboretum --bots search:1000,greedy --ray local
help-bench = Measure how fast the games run on this machine, for every number of players, beside the figures that we want to reach. Each figure is the best of several runs, with their spread.
    .short = measure how fast the games run
    .examples =
        polana bench
        polana bench --quick
        polana bench --compile
        polana bench --server
        polana bench --peers --write docs
        polana bench --search
        polana bench --game arboretum --json
help-warm = Compile the rules of the games into the cache now, so that later commands start at once.
    .short = compile the rules in advance
    .examples =
        polana warm
        polana warm arboretum

option-help = Show this page.
option-version = Show the version.
option-lang = Language: en, pl or uk. Without it, the language of your system.
option-game = The game; see polana games.
option-server = Measure the server instead: a thousand tables with two live clients each, moves in a steady stream.
option-peers = Measure us and the peers that are installed (OpenSpiel, PettingZoo, RLCard, Pgx) side by side.
option-write = Write the comparison with the peers into this folder: Markdown, JSON and a picture.
option-search = Measure how fast bots search instead, beside OpenSpiel's search.
option-game-bench = Only this game.
option-file = A saved game.
option-file-replay = The recorded game: a game saved by polana, or a play record.
option-seats = How many play. Without it, as few as the game allows.
option-people = How many people play at this keyboard (1).
option-bots = Who plays the other seats, in order; the last name stands for all further seats (greedy).
option-bots-simulate = Who plays, seat by seat; the last name stands for all further seats (random).
option-bots-arena = Who plays: names (see polana games), search:1000 for a search of so many iterations, search:1s for one of so much time, plain:... for the textbook's search.
option-seat = The first seat of the people, counted from 0 (0).
option-seat-replay = Show only what this seat knew, counted from 0.
option-name = The name of a person; once for each.
option-option = An option of the game, as in species=BACDJM; see polana games.
option-seed = Deal from this number or word: the same one deals the same game.
option-resume = Go on with FILE, or with the game that was left last.
option-resume-arena = Go on with the same contest, which was interrupted.
option-at = The position after so many actions.
option-games = How many games (1000).
option-games-arena = How many games in all, rounded up to whole deals (400).
option-workers = How many processes play (as many as there are processors).
option-ray = Play on a Ray cluster at this address; local starts one here.
option-json = Print JSON.
option-plot = Draw the statistics into this file (PNG, SVG or PDF).
option-plot-arena = Draw the result into this file (PNG, SVG or PDF).
option-port = The port to listen on (8000).
option-lan = Let other devices in the house in.
option-open = Open the browser at once, or leave it closed.
option-quick = Measure shortly: rough figures.
option-compile = Measure also how long the first compilation takes, in an empty cache.

## Complaints

complaint-language = There is no language "{ $language }" here. There is: { $known }.
complaint-command = There is no command "{ $command }". There is: { $known }.
complaint-missing = { $name } is missing. See { $command } --help.
complaint-option = There is no option { $name }. See { $command } --help.
complaint-value = This cannot be the value of { $name }. See { $command } --help.
complaint-usage = This command cannot be read ({ $told }). See { $command } --help.
complaint-which-game = Which game? For example: polana play arboretum. See polana games.
complaint-one-game = One game at a time; what comes after "{ $game }" cannot be read.
complaint-option-form = "{ $text }": an option is written as name=value.
complaint-seat = There is no seat { $seat }; seats are 0 to { $last }.
complaint-people = { $people } people cannot play at { $seats } seats: at least 1, at most { $seats }.
complaint-bots = { $bots } bots are named, but only { $seats } seats are for bots.
complaint-seed = "{ $seed }" is no seed: a number or one word is.
complaint-position = There is no position { $at }; this game has 0 to { $last }.
complaint-games = { $games } games cannot be played: at least 1.
complaint-nothing-saved = No game was left unfinished.
complaint-no-file = There is no file { $file }.
complaint-cannot-read = { $file } cannot be read.
complaint-cannot-write = { $file } cannot be written.
complaint-not-text = { $file } is not a saved game: it is not text.
complaint-no-players = { $file } does not say who plays; polana replay shows it.
complaint-table-version = Line 1: "{ $known }" is expected, not "{ $found }".
complaint-table-line = Line { $line }: "{ $expected }" is expected here.
complaint-table-seats = The game has { $expected } seats, but players for { $found } are named.
complaint-no-plots = Plots need matplotlib: pip install "polana[plots]".
complaint-no-ray = A Ray cluster needs Ray: pip install "polana[lab]".
complaint-rivals = A contest needs at least two different bots.
complaint-plot-kind = { $file }: a plot ends in .png, .svg or .pdf.

## Games

games-game = Game
games-seats = Players
games-version = Rules
games-about = What it is
games-option = Option
games-takes = Takes
games-meaning = What it means
games-flag-seats = yes, no (players: { $seats })
games-letters = { $default }, or letters of { $letters }: { $counts }
games-bots = Bots that play all of them, the strongest last:

## At the table

person = Player { $number }
bot = Bot { $number }
thinking = { $name } is thinking…
preparing = Rules are being compiled; this takes half a minute, once.
advice = { $place }. { $action }  { $text }  { $percent } %
advice-note = Percent: how well it is likely to go, from what you can know; 50 is even.
hand-over = Hand the keyboard to { $name }. Press Enter when you are there.
hint = A number or a notation plays · help · hint · undo · score · save · quit
not-understood = "{ $text }" is neither a move in this position nor a command; help lists them.
no-undo = That cannot be taken back: something new was seen since, or another player has acted.
allowed = { $text } is allowed now: { $action }.
refused = { $text } is not allowed now. { $why }
see-rules = Rules: { $section }. All of them: ? rules
now = Now: { $phase }.
commands =
    1, 2, 3 …      play the move with this number; its notation does the same
    help, ?        what to do now, the rules that matter, and this list
    ? MOVE         is this move allowed, and if not, which rule forbids it
    ? rules        all rules in short
    hint           the three best moves, as far as you can know
    undo           take back your last move, until something new was seen
    score          points by category, as far as you can know
    table          draw the table again
    save [FILE]    save the game
    quit           save the game and leave
command-help = help
command-hint = hint
command-undo = undo
command-score = score
command-table = table
command-save = save
command-quit = quit
command-rules = rules
saved = Saved: { $file }
kept = The game is kept: { $file }
kept-resume = Go on with: polana play --resume
score-note = As far as you can know now, if the game ended here.
replay-hint = step through this game with: polana replay { $file }
total = Total
place = Place
player = Player
points = Points
victory = { $names } wins!
shared-victory = A shared victory: { $names }!

## Replay

replay-at = After { $at } of { $last } actions
replay-prompt = Enter on · b back · a number · q ▸

## Simulations

simulating = Playing { $game }
simulated = { $games } games of { $game } in { $seconds } s ({ $rate } a second)
stat-mean = Mean ± 95 %
stat-deviation = Deviation
stat-least = Least
stat-median = Median
stat-most = Most
stat-length = Actions in a game
stat-scores = Points of a player
stat-winning = Points of the best
stat-by-scores = Points
stat-by-wins = Victories
stat-by-payoff = Payoff (-1 to 1)
stat-order = { $place } in the order of play
plot-length = Actions in a game
plot-games = Games
plot-seat = Seat
plot-points = Points
plot-order = In the order of play
plot-wins = Victories, %

## Arena

arena-played = { $games } games of { $game }, { $rounds } deals
arena-bot = Bot
arena-rating = Rating
arena-wins = Victories
arena-margin = Ahead, points
arena-time = Time a choice
arena-games = Games
arena-duels = Finished before the other
arena-note = 95 % confidence intervals over deals. Rating: the mean is 1500, and 400 more is ten victories for one. Time: of one processor, where there is something to choose.
arena-kept = Interrupted after { $games } games, which are kept in { $file }. The same command with --resume goes on.

## Measurements

measuring = Measuring { $game }…
bench-what = What
bench-seats = { $seats } players
bench-measured = Measured
bench-target = Target
bench-note = Random play. The best of several runs; + says how much slower the slowest was. “Inside” stays in compiled code, “driven” chooses every action in Python.
bench-busy = The machine was busy with other work when this began: it can do better.
peers-what = What
peers-players = Players
peers-legal = Legal actions
peers-observations = Observations
peers-scoring = Scoring
peers-rate = Actions
peers-ours = Ours
peers-theirs = Theirs
peers-times = Times as fast
peers-target = Target
peers-missing = Not installed, so not measured: { $packages }.
peers-note = Random play on one core, each line in a process of its own. The best of all runs; + says how much slower the slowest was.
bench-no-openspiel = OpenSpiel is not installed, so its search was not measured: pip install "polana[openspiel]".
search-game = Game
search-players = Players
search-bot = Bot
search-iterations = Iterations
search-steps = Actions
search-target = Target
figure-playouts = Playouts inside, steps
figure-driven = Driven from Python, steps
figure-batch-1 = 1024 games inside, 1 thread
figure-batch-2 = 1024 games inside, 2 threads
figure-batch-driven-1 = 1024 games driven, 1 thread
figure-batch-driven-2 = 1024 games driven, 2 threads
figure-clone = Clone, compiled
figure-clone-python = Clone, from Python
figure-conceal = Clone and conceal, compiled
figure-imagine = Clone and imagine, compiled
figure-score = Score, compiled
figure-interpreted = A step, interpreted
figure-hand = Placements of a hand, compiled
figure-hand-interpreted = Placements of a hand, interpreted
figure-start = Start to first compiled step
figure-compile = First compiled game, empty cache
figure-warm = Everything compiled, empty cache

## Compiling

warmed = { $game }: { $count } kernels ready in { $seconds } s.
warm-cache = Cache: { $folder }
warm-plain = Rules are compiled the plain way here (Numba { $version }): nothing is kept on disk, so there is nothing to prepare.

server-tables = Tables
server-moves = Moves played
server-rate = Moves a second
server-p50 = From a move to both seeing it, median, ms
server-p99 = From a move to both seeing it, 99 of 100, ms
server-worst = From a move to both seeing it, slowest, ms
server-cpu = Time of one core for a move, ms
server-move-interpreted = Time of one core to decide a move and tell both, { $game }, interpreted, ms
server-move-compiled = Time of one core to decide a move and tell both, { $game }, compiled, ms
server-memory_live = Memory with all connected, MB
server-idle_tables = Idle tables
server-memory_idle = Memory of the idle tables, MB
server-reconnect_p50 = Coming back to a long game, median, ms
server-reconnect_worst = Coming back to a long game, slowest, ms
server-forest_p50 = Waiting for a choice of the strongest bot, median, ms
server-forest_worst = Waiting for a choice of the strongest bot, longest, ms
server-start = From start to page, ms
