# What the server says.
# How these files work is told at the top of crates/words/src/lib.rs.

server-not-found = There is nothing here: check the link.
server-full = No seat is free any more. You can watch instead.
server-bad-invitation = This invitation is not one of this match, or it has been used: ask for the link again.
server-used-pass = This link to yourself has been used, or is too old: make another one at the table.
server-nobody = This browser is nobody here yet: there is nothing to sign out of.
server-too-many = That was too much at once: wait a moment and try again.
server-too-many-matches = Too many matches are being played on this server: finish one, or try again later.
server-too-many-yours = You have too many unfinished matches: finish some of them, or resign, before you make another.
server-too-many-sockets = Too many connections are open: close some pages, or try again later.
server-too-many-rooms = The server is full at the moment: try again later.
server-too-many-bots = You have enough matches of bots among themselves: let one of them end first.
server-too-slow = That took too long to arrive: try again.
server-too-big = That is too big to be read.
server-other-origin = Another site’s page has sent this: open the table’s own page.
server-other-host = This server does not answer to the name { $host }. If it is yours, start it with --host { $host }, or open it by its address.
server-other-protocol = This page and the server are of different versions: load the page again.
server-no-hello = The first message must be a hello.
server-not-your-seat = Only players can do that, and you are watching.
server-waiting = The match begins once every seat is taken.
server-gathering = The match begins once everybody has brought theirs.
server-nothing-to-bring = Nothing is brought to this match any more: what it is played with is settled.
server-not-over = That can be had once the match is over.
server-no-offer = Nothing is being offered.
server-other-offer = Something else is being offered: answer that first.
server-bots-play-on = The bot thinks that it is ahead, and plays on.
server-no-hints = Hints are for those who play with bots alone.
server-hinting = A hint is being worked out already.
server-has-rematch = The rematch has already been made: follow its link.
server-bad-chat = A message has between 1 and 500 characters.
server-unreadable = This match cannot be opened any more: it was played with other rules or content.
server-store = It could not be stored, so nothing has changed: try again.
server-gone = The match is being opened again: try once more.
server-broken = Something has gone wrong with this match. Nothing is lost: it is opened again as it was stored.
server-closing = The server is shutting down: come back in a moment.
server-malformed = That cannot be understood: { $why }

## Games and their seats, for pages that have not the words of the game

game-xwing1e = X-Wing, first edition
game-xwing1e-about = Squadrons of starfighters as they were first played: pilot skill, green maneuvers, target locks in pairs, barrel rolls that slide. From the first battle to squadrons of 100 points.
game-xwing2e = X-Wing, second edition
game-xwing2e-about = Squadrons of starfighters: dials set in secret, maneuvers flown with templates, dice and cards. From a first duel to squadrons of 200 points.
game-starfighter = Starfighter
game-starfighter-about = Two cruisers face to face, five sectors each, and squadrons that cover and uncover one another: what a card hides matters as much as what it shows. Most cards are our own, because the list of the box is not public.
game-endor = The Battle of Endor
game-endor-about = Space, shield generator, throne room: three fronts at once, and only three orders to give each round. The Rebels must blow up the Death Star; the Empire must destroy their fleet.

endor-side-rebel = the Rebels
    .name = Rebels
    .deck = the Rebel deck
endor-side-empire = the Empire
    .name = Empire
    .deck = the Imperial deck

# A caller may have these read as the sides, or as the names of people: see `Names` in crates/words.
endor-seat-rebel-1 = Rebel 1
endor-seat-empire-1 = Empire 1
endor-seat-empire-2 = Empire 2
endor-seat-rebel-2 = Rebel 2
