# Boty: nazwy i charaktery

bot-random = Wiatr
    .character = gra cokolwiek, co wolno
bot-greedy = Sroka
    .character = patrzy jedną turę naprzód i bierze, co najbardziej błyszczy
bot-acorn = Żołądź
    .character = dopiero zna zasady i gra to, co ładnie wygląda
bot-sprout = Kiełek
    .character = ma za sobą kilka partii i wiele jeszcze przeocza
bot-sapling = Drzewko
    .character = gra rozsądnie i wybacza błędy
bot-oak = Stary Dąb
    .character = myśli naprzód i mało co przeocza
bot-forest = Puszcza
    .character = nad każdym wyborem myśli sekundę i niczego nie oddaje za darmo
