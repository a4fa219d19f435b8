# The bots: names and characters

bot-random = Wind
    .character = plays anything that is allowed
bot-greedy = Magpie
    .character = looks one turn ahead and takes what glitters most
bot-acorn = Acorn
    .character = has just learned the rules and plays what looks nice
bot-sprout = Sprout
    .character = has played a few times and still misses a lot
bot-sapling = Sapling
    .character = plays soundly and forgives mistakes
bot-oak = Old Oak
    .character = thinks ahead and overlooks little
bot-forest = Ancient Forest
    .character = thinks for a second about each choice and gives nothing away
