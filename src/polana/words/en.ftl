### Words of the browser client.

## The page

ui-home = Home page
ui-welcome = A table under the trees
ui-welcome-more = Nature board games in your browser: with friends near or far, or with bots that play fair.
ui-language = Language
ui-theme = Colours
ui-theme-system = As the system
ui-theme-light = Light paper
ui-theme-dark = Forest at night
ui-close = Close
ui-yes = Yes
ui-no = No
ui-lost = There is no such page here. Perhaps the link was cut short.
ui-games = Games
ui-my-tables = My tables
ui-play = Play
ui-rules = Rules
ui-players = { $from } to { $to } players
ui-import = Open a saved game
ui-your-turn = Your turn
ui-others-turn = Another player's turn
ui-table-gathering = Waiting for players
ui-table-finished = Finished
ui-table-abandoned = This table is closed

## A new table

ui-new-table = { $game }: a new table
ui-your-name = Your name
ui-how-many = How many players?
ui-who-sits = Who sits where?
ui-chair = Chair { $number }
ui-chair-me = Me
ui-chair-open = Open for a friend
ui-chair-local = Somebody on this device
ui-chair-bot = Bot: { $bot } – { $character }
ui-options = More options
ui-open-table = Open the table

## Gathering

ui-gathering = Waiting for everybody
ui-free-chair = Free chair
ui-invite = Invite a friend
ui-invite-more = Send this link, or let a phone scan the code. No account is needed.
ui-invite-code = Code with the invitation link
ui-copy = Copy the link
ui-copied = Copied
ui-invited = You are invited to a table
ui-at-table = At the table: { $names }
ui-sit-down = Sit down
ui-watch-only = Just watch
ui-seat-here = Play on this device?
ui-seat-here-more = Your seat moves here, with your cards. The other device becomes a spectator.
ui-take-seat = Play here

## At the table

ui-connecting = Coming to the table…
ui-no-table = There is no such table, or the server does not answer.
ui-reconnecting = Connection lost. Trying again…
ui-unknown-game = This page cannot show that game yet.
ui-watching = You are watching
ui-what-now = What can be done now
ui-waiting-for = Waiting for { $name }
ui-name-thinks = { $name } is thinking…
ui-thinking = thinking…
ui-acting = playing now
ui-away = away
ui-resigned = resigned
ui-finished = The game is over
ui-look-at = Look at the table of { $name }
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-hint = Hint
ui-hint-more = These look best from what you can know; percent: how well it is likely to go
ui-undo-asked = { $name } asks to take back a move. Agreed?
ui-undo-waiting = You have asked to undo. Waiting for the others…
ui-bot-plays-for-me = A bot plays for you
ui-take-back = Take my seat back
ui-back = Back
ui-confirm = Confirm
ui-ends-turn = This ends your turn. Go on?
ui-see-rule = Show me the rule
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-zoom-fit = Show everything
ui-hand-over = Hand the device to: { $name }
ui-hand-over-more = The cards stay hidden until then.
ui-i-am = I am { $name }

## Beside the board

ui-panel = Beside the board
ui-tab-result = Result
ui-tab-score = Points
ui-tab-cards = Cards
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-menu = Table
ui-score = Points now
ui-category = Points for
ui-total = Total
ui-score-so-far = As far as you can know now. Choose a number to see where it comes from.
ui-score-ask = Choose a number to see where it comes from.
ui-log-empty = Nothing has happened yet.
note-undone = { $player } takes a turn back.
note-resigned = { $player } resigns; a bot plays on.
note-taken = A bot plays for { $player }.
note-given_back = { $player } plays again.
note-left = { $player } leaves the table.
note-returned = { $player } is back.
ui-chat-empty = Nobody has said a word yet.
ui-chat-say = Say something
ui-send = Send
ui-device = Move my seat to another device
ui-device-more = Open this link there. Keep it to yourself: whoever opens it plays for you.
ui-takeover = Let a bot play for { $name }
ui-give-back = Give the seat back: { $name }
ui-resign = Resign
ui-end-table = Close this table for everybody
ui-leave = Leave the table
ui-really = Really? Press again
ui-set-confirm = Ask before my turn ends
ui-set-guide = Tips for a first game
ui-set-sound = Soft sounds
ui-set-speed = Motion
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-quick = quick
ui-guide-ok = Got it
ui-guide-stop = No more tips

## The end

ui-winners = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
ui-rematch = Play again
ui-to-rematch = Go to the next game
ui-replay = Step through the game
ui-replay-end = To the result
ui-move = Move { $move } of { $moves }
ui-first = To the start
ui-previous = One back
ui-next = One on
ui-last = To the end
ui-export = Save this game as a file
ui-fair = Was the deal fair?
ui-fair-more = Before the first move the server published this fingerprint of the shuffle. At the end it shows the shuffle itself, and anybody can compare.
ui-fair-check = Check the deal
ui-fair-ok = The deal was fair: fingerprint and shuffle match.
ui-fair-bad = Fingerprint and shuffle do not match!

## Troubles

ui-error-offline = The server does not answer. Is it running?
ui-error-failed = That did not work. Please try again.
