# Words that belong to no game
seat = Seat { $seat }

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-no_such_action = There is no such action in this game.
reason-only_seen = This is only what one seat knows of the game; actions are played on the whole game.

error-illegal = { $action }: not allowed now ({ $reason }).
error-game = There is no game called "{ $game }". There is: { $known }.
error-concealed = { $seat ->
    [-1] This is only what one seat knows of the game; what a spectator knows cannot be told from it.
   *[other] This is only what somebody else knows of the game; what seat { $seat } knows or may do cannot be told from it.
}
error-seats = { $game } is for { $allowed } players, not { $seats }.
error-seat = There is no seat { $seat } here: seats are counted from 0 to { $last }.
error-option_unknown = { $game } has no option "{ $option }". It has: { $known }.
error-option_choice = Option "{ $option }" takes one of { $choices }, not "{ $value }".
error-option_flag = Option "{ $option }" takes true or false, not "{ $value }".
error-option_letters = Option "{ $option }" takes "{ $default }" or, with { $seats } players, { $count } different letters of { $letters }, not "{ $value }".
error-option_need = With { $seats } players option "{ $option }" can be "{ $value }" only if option "{ $other }" is one of { $choices }.
error-option_idle = Option "{ $option }" changes nothing with { $seats } players: it is for { $known }.
error-bot = There is no bot called "{ $bot }". There is: { $known }.
error-plan = "{ $plan }" is no plan of a search: search:1000 (iterations) or search:1s (seconds) is, with what differs behind, as in search:1000:depth=4.
error-batch = A batch of { $count } games takes { $count } actions, not an array of shape { $shape }.
error-notation = "{ $text }" is not an action of { $game }.
error-notation_here = "{ $text }" names no action of { $game } in this position.
error-version = This was made with version { $version } of the rules of { $game }; here is version { $known }.
error-bytes = These bytes are not a state of { $game }: { $expected } bytes are expected, not { $found }.
error-bytes_other = These bytes are damaged, or not a state of { $game }, version { $version } of its rules.
error-field_object = Position, "{ $field }": an object is expected.
error-field_missing = Position, "{ $field }": it is missing.
error-field_unknown = Position, "{ $field }": there is no such field.
error-field_number = Position, "{ $field }": an integer from { $low } to { $high } is expected, not { $value }.
error-field_choice = Position, "{ $field }": one of { $choices } is expected, not { $value }.
error-field_text = Position, "{ $field }": a text is expected, not { $value }.
error-field_list = Position, "{ $field }": a list of at most { $most } is expected.
error-field_count = Position, "{ $field }": { $count } are expected, not { $value }.
error-field_options = Position, "{ $field }": the game was loaded with other options: { $game }.
error-field_rng = Position, "{ $field }": four words of 16 hexadecimal digits are expected.
error-field_letters = Position, "{ $field }": { $count } different letters of { $letters } are expected, not "{ $value }".
error-field_acting = Position, "{ $field }": exactly the seats that have something to do now act, nobody when the game is over.
error-field_card = Position, "{ $field }": { $value } is not a card.
error-field_blank = Position, "{ $field }": a whole position has no unknown cards.
error-field_known = Position, "{ $field }": whoever holds a card knows it, and nobody knows a hidden one.
error-field_viewer = Position, "{ $field }": this viewer cannot know all that the position shows (cards, events, random stream).
error-field_twice = Position, "{ $field }": { $value } is there twice.
error-field_cards = Position, "{ $field }": the game has { $count } cards, here are { $value }.
error-field_step = Position, "{ $field }": this does not go with the phase.
error-play_empty = Play record: it is empty.
error-play_header = Play record, line { $line }: "{ $expected }" is expected here.
error-play_value = Play record, line { $line }, "{ $field }": { $value } cannot be read.
error-play_move = Play record, line { $line }: "seat: action action ..." is expected.
error-play_seat = Play record, line { $line }: there is no seat { $seat }.
error-play_notation = Play record, line { $line }: "{ $text }" names no action of { $game } in this position.
error-play_illegal = Play record, line { $line }, "{ $text }": { $why }
error-play_older = Play record, line { $line }: it was made with version { $version } of the rules of { $game }, and by version { $known } it goes on in another way here.
error-play_check = Play record, line { $line }: the game does not end as the record says (it says { $found }, replayed it is { $expected }).
