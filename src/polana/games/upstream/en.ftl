title = Upstream
blurb = Lead your salmon up a river that vanishes behind them, past bears, eagles and herons.
