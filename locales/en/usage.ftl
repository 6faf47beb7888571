# The command line: its help, and what is wrong with what was typed. The English sentences of commands and options are those
# of the code; a test holds them together.

## Around them

usage-heading = Usage:
usage-commands = Commands
usage-arguments = Arguments
usage-options = Options
usage-default = [default: { $value }]
usage-help = Print help
usage-version = Print version
usage-help-command = Print this, or the help of a command

## What is wrong

usage-wrong = This command line cannot be understood.
usage-wrong-unknown = There is no { $arg } here.
usage-wrong-command = There is no command “{ $arg }”.
usage-wrong-no-command = A command is missing.
usage-wrong-missing = Something is missing: { $arg }
usage-wrong-conflict = { $arg } does not go together with { $value }.
usage-wrong-value = “{ $value }” does not fit { $arg }.
usage-wrong-no-value = { $arg } needs a value.
usage-wrong-twice = { $arg } was given more than it takes: { $value }
usage-wrong-letters = The command line has letters that are no text.
usage-suggested = Did you mean { $what }?
usage-games-there = The games are { $games }.
usage-more = --help tells more.

## What values are called

usage-value-command = COMMAND
usage-value-dir = DIR
usage-value-address = ADDRESS
usage-value-file = FILE
usage-value-path = PATH
usage-value-seat = SEAT
usage-value-level = LEVEL
usage-value-name = NAME
usage-value-days = DAYS
usage-value-format = FORMAT
usage-value-name-value = NAME=VALUE
usage-value-lang = LANG
usage-value-game = GAME
usage-value-reroll = REROLL
usage-value-change = CHANGE

## Commands

usage-about = Tabletop starfighter battles, in a browser or in a terminal
usage-serve = Serve the table to browsers; this is what happens without a command
usage-games = List the games, their players and their policies
usage-play = Play against bots; full screen in a terminal, line by line otherwise
usage-join = Join a match on a server, or watch it
usage-sim = Let bots play many games, and count
usage-odds = Tell the exact odds of an attack, or of several in a row
usage-replay = Read a journal: tell it, show a moment of it, or prove that it holds
usage-scenario = Work with scenarios
usage-scenario-run = Run scenario files, and all .ron files below folders
usage-squad = Work with squadrons of X-Wing
usage-squad-check = Say whether squadrons may be played, what was made of their files, and what they cost
usage-deck = Work with decks of Starfighter
usage-deck-check = Say whether decks may be played in total war, what is wrong with them, and what is in them
usage-pack = Work with content packs
usage-pack-check = Say what is wrong with packs, and where
usage-completions = Print what completes this command line in a shell
usage-completions-shell = The shell: bash, zsh or fish
usage-man = Print the manual page

## Options of several commands

usage-lang = Language: en or fr [default: what `LC_ALL`, `LC_MESSAGES` or `LANG` ask for]
usage-packs = Play with the content of this folder in place of the one that ships with its game; may be repeated
usage-game = The game, as `escadrille games` calls it
usage-setup = A set-up by its name; `escadrille games` lists them
usage-threat = X-Wing: squadrons of quick builds at random, worth this much threat
usage-json = The answer as JSON

## serve

usage-addr = Where to listen; `0.0.0.0:8080` lets others in your house play
usage-data = The file matches are kept in
usage-behind-proxy = Believe the forwarded headers of a reverse proxy; only when one stands before the server
usage-hosts = A name that browsers reach the server by, beside its addresses; may be given several times
usage-keep-finished = Remove matches, with what was said in them, this many days after their end; without it they are kept
usage-no-limits = Answer everybody as often as they ask; for tests and trusted networks
usage-log = How much is told on standard error: off, error, warn, info, debug or trace, in all or by part, as in `info,server::http=debug` [default: `ESCADRILLE_LOG`, or warn]
usage-log-format = In which form: text for people, or json, an object per line, for programs

## play

usage-play-seat = Your seat: rebel or empire (rebel1, rebel2, empire1 or empire2 among four), one or two [default: the first]
usage-play-bot = How strong the bots are; `escadrille games` lists the levels of each game [default: cadet]
usage-play-hot-seat = No bots: everybody plays at this keyboard
usage-play-squads = X-Wing: your squadron, then the other’s: XWS files, or names of ready squadrons
usage-play-cruisers = Starfighter: your cruiser, then the other’s; who is given none is asked
usage-play-decks = Starfighter, total war: your deck, then the other’s; who is given none has every card
usage-play-players = How many players; bots take all seats but yours
usage-play-seed = Repeat the dice and bots of an earlier game
usage-play-policies = Another reading of a ruling; `escadrille games` lists them; may be repeated
usage-play-save = Keep the journal of the game in this file, up to date after every decision
usage-play-resume = Go on with the unfinished game of this journal, and keep it there
usage-play-ask-everything = Ask even what changes nothing: the order of equal ships, dice that cannot matter

## join

usage-join-link = The link of a match or an invitation, or the address of a server to see its lobby
usage-join-name = What the others at the table call you
usage-join-bring = Your squadron (as XWS) or your deck (as a list of cards), where players bring their own
usage-join-watch = Watch, and play no part
usage-join-ask-everything = Ask even what changes nothing

## sim

usage-sim-games = How many games
usage-sim-seats = The two bots, which swap sides every other game; `escadrille games` lists the levels of each game; also --bots
usage-sim-squads = X-Wing: the squadrons of the two sides: XWS files, or names of ready squadrons
usage-sim-cruisers = Starfighter: the cruisers of the two sides; bots choose theirs otherwise
usage-sim-decks = Starfighter, total war: the decks of the two sides
usage-sim-players = How many seats; in team games each bot plays a whole side
usage-sim-seed = Equal seeds give equal games
usage-sim-threads = How many games at a time [default: one per core]

## odds

usage-odds-attack = Attack dice: the attack value of the weapon
usage-odds-defense = Defence dice: the agility of the defender
usage-odds-attack-focus = The attacker has so many focus tokens
usage-odds-attack-calculate = The attacker has so many calculate tokens
usage-odds-attack-force = The attacker has so many Force charges
usage-odds-attack-charges = The attacker has so many charges for effects that cost one
usage-odds-lock = The attacker has a lock on the defender
usage-odds-attack-reroll = The attacker may reroll attack dice: `N`, `N:FACES` or `N:FACES@COST`; may be repeated
usage-odds-attack-change = The attacker may change attack dice: `FACES>FACE`, `FACES>FACE:N`, with `!` if it must, `@COST`; may be repeated
usage-odds-attack-add = Results added to the attack dice
usage-odds-defender-reroll = The defender may first reroll attack dice
usage-odds-defender-change = The defender may first change attack dice; may be repeated
usage-odds-defense-focus = The defender has so many focus tokens
usage-odds-defense-calculate = The defender has so many calculate tokens
usage-odds-defense-force = The defender has so many Force charges
usage-odds-defense-charges = The defender has so many charges for effects that cost one
usage-odds-evade = The defender has so many evade tokens
usage-odds-reinforce = The defender is reinforced on the side of the attack
usage-odds-defense-reroll = The defender may reroll defence dice; may be repeated
usage-odds-defense-change = The defender may change defence dice; may be repeated
usage-odds-defense-add = Results added to the defence dice
usage-odds-attacker-reroll = The attacker may first reroll defence dice
usage-odds-attacker-change = The attacker may first change defence dice; may be repeated
usage-odds-recover-force = The defender recovers a Force charge before each attack, up to N
usage-odds-range = The attack range, for the bonus die
usage-odds-obstructed = The attack is obstructed
usage-odds-cloaked = The defender is cloaked
usage-odds-tractored = The defender has a tractor token
usage-odds-ion = An ion weapon: at most one damage
usage-odds-shields = Active shields of the defender
usage-odds-hull = Hull of the defender
usage-odds-attacks = So many such attacks in a row, while the defender’s tokens run out
usage-odds-foresee = The defender keeps tokens for later attacks where they do more good
usage-odds-rolled = The attack dice have been rolled: what is each way to go on worth?
usage-odds-rerolled = With --rolled: those that have been rerolled

## replay

usage-replay-file = The journal
usage-replay-at = Show the board after this many entries
usage-replay-all = With --at: show hidden cards and dials of an unfinished game too
usage-replay-verify = Play everything again, draw the dice again, and say what that proves

## Files to look at

usage-scenario-run-paths = Files and folders
usage-squad-check-files = Squadrons as XWS, the files other builders write
usage-squad-check-threat = Judge them as quick builds of this threat, instead of by 200 points
usage-deck-check-files = Text files with identifiers of cards
usage-pack-check-dirs = Folders
