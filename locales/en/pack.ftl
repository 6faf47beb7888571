# What can be wrong with a pack, after its place: `file:line:column: ..`. Words of the files stay as they are written.

## Endor

pack-endor-twice = { $place } is listed twice
pack-endor-no-sector = { $place } is not a sector (O, M or I)
pack-endor-no-marker = { $place } is not a fleet marker (F)
pack-endor-not-on-board = { $place } is not on this board
pack-endor-edge = an edge joins two sectors, or a marker and a sector
pack-endor-touch = { $one } and { $two } already touch
pack-endor-marker-touches = fleet marker { $marker } touches { $count ->
    [one] { $count } sector
   *[other] { $count } sectors
}, and must touch exactly one
pack-endor-no-death-star = no sector is next to the Death Star
pack-endor-foreign-sector = { $place } is no sector of this board
pack-endor-shared = two sides never share a place (END-042)
pack-endor-tie-marker = TIE fighters cannot be on a fleet marker
pack-endor-many-fighters = more than 200 fighters on one side
pack-endor-shield = the shield track has 1 to 60 spaces numbered 1 to 6
pack-endor-track = a hit track has 1 to 100 spaces
pack-endor-redemption = Vader has fewer red spaces than spaces
pack-endor-troopers = at most 60 stormtroopers
pack-endor-other-side = { $card } is not a card of this side
pack-endor-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; a deck has 12 (two hands of six) to { $most }

## Starfighter

pack-starfighter-level = level { $level }: a card has level 0, 1, 2 or 3 (STF-007)
pack-starfighter-fighters = { $count } fighters: a half has 0 to { $most }
pack-starfighter-screen = Screen({ $count }): there are Screen(2), Screen(3) and Screen(4) (STF-093)
pack-starfighter-armour = armour { $armour }: a track goes from 1 to 100 at most
pack-starfighter-sectors = { $count ->
    [one] { $count } sector
   *[other] { $count } sectors
}: a cruiser has { $right } (STF-003)
pack-starfighter-slots = { $count ->
    [one] { $count } slot
   *[other] { $count } slots
}: a sector has 1 to { $most } (STF-004)
pack-starfighter-draw = a Draw symbol on slot { $slot }: the slots are 0 to { $last }
pack-starfighter-back-effect = the back shows an effect, and has fighters only (STF-008)
pack-starfighter-back-empty = the back shows no fighter, and must show one (STF-008)
pack-starfighter-card = card { $card }: { $why }
pack-starfighter-card-twice = card { $card } is listed twice (STF-006)
pack-starfighter-no-fighter = card { $card } shows no fighter: nothing could destroy it in combat (A12)
pack-starfighter-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; a pack has 1 to { $most }
pack-starfighter-cruiser = { $cruiser }: { $why }
pack-starfighter-cruiser-twice = { $cruiser } is listed twice
pack-starfighter-no-cruisers = there is no cruiser
pack-starfighter-boards = two players need two boards
pack-starfighter-unknown-cruiser = there is no cruiser { $cruiser }
pack-starfighter-no-board = { $cruiser } is on no board, and nobody could choose it
pack-starfighter-pair = { $mode }: no two boards show these cruisers
pack-starfighter-alone = { $mode }: once { $cruiser } is taken, no other of these cruisers is left
pack-starfighter-training = card { $card } is green and has an effect that training does not know (STF-012)
pack-starfighter-intermediate = card { $card } has an effect that the intermediate mode does not know
pack-starfighter-unknown-card = there is no card { $card }
pack-starfighter-no-cards = { $mode }: this mode has no card

## X-Wing

pack-xwing-kind = no kind of content is called “{ $kind }”: put entries into { $kinds-or }
pack-xwing-no-edition = no file says what the edition is: copy one and change it
pack-xwing-no-ledger = no rules are called { $name }: name those of { $names-or }
pack-xwing-edition-number = { $field } is from { $least } to { $most }, the smaller figure first
pack-xwing-step-missing = the sequence { $sequence } cannot do without { $step }: add it where it belongs
pack-xwing-step-twice = { $step } is there twice in the sequence { $sequence }: drop one
pack-xwing-build-empty = a quick build has at least one ship
pack-xwing-build-twice = these ships are there twice as a quick build of { $pilot }
pack-xwing-season-twice = the season { $season } is in two files: put its prices into one
pack-xwing-no-outline = { $obstacle } needs an outline: no obstacle of that name is known
pack-xwing-corner = ({ $x }, { $y }) is no corner: millimetres from -100 to 100 around the centre
pack-xwing-corners = an outline has from 3 to { $most } corners, and this one has { $count }: add or drop some
pack-xwing-crossing = the edges of an outline must not cross or touch each other: move corner { $corner }
pack-xwing-id = “{ $id }” is no id: small letters and digits, with hyphens between them
pack-xwing-twice = { $id } is there twice in this pack: rename or remove one
pack-xwing-fuse = a device goes off at range 0 to 3
pack-xwing-untold = the { $field } is missing in { $language }
pack-xwing-english = English (en)
pack-xwing-french = French (fr)
pack-xwing-text-alone = a text without abilities: say what it does, or drop it
pack-xwing-no-text = abilities without a text: say in both languages what they do
pack-xwing-no-ship = no ship is called { $name }: correct the name, or add the ship
pack-xwing-no-upgrade = no upgrade is called { $name }: correct the name, or add the upgrade
pack-xwing-no-pilot = no pilot is called { $name }: correct the name, or add the pilot
pack-xwing-no-condition = no condition is called { $name }: correct the name, or add the condition
pack-xwing-no-device = no device is called { $name }: correct the name, or add the device
pack-xwing-hull = a hull value is from 1 to 20
pack-xwing-shields = a shield value is from 0 to 20
pack-xwing-agility = an agility is from 0 to 6
pack-xwing-actions = a ship has at least one action on its bar
pack-xwing-dial = a dial has from 1 to 64 maneuvers
pack-xwing-dial-twice = { $maneuver } is a second maneuver of that speed and bearing on the dial
pack-xwing-weapons = a ship has at least one primary weapon
pack-xwing-turret = a turret weapon, but the ship has no turret: add Single or Double
pack-xwing-primary = a primary weapon demands nothing and costs nothing (X2-WEAPON-01)
pack-xwing-docked-counted = what a carrier has from a docked ship is not counted by the round
pack-xwing-weapon-range = a weapon of range { $least }-{ $most } reaches nothing: from 0-1 to 3-3
pack-xwing-docked-dice = the docked ship says how many dice this weapon has: write 0
pack-xwing-dice = a weapon has from 1 to { $most } dice
pack-xwing-limit = a limit is from 1 to 15
pack-xwing-recovers = no more charges come back than there are
pack-xwing-initiative = an initiative is from 0 to { $most }
pack-xwing-keyword = an empty keyword
pack-xwing-slots = an upgrade takes up at least one slot
pack-xwing-faces = an upgrade has one face or two
pack-xwing-deck = with these the deck has more than { $most } cards
pack-xwing-deck-empty = a damage deck has at least one card
pack-xwing-threat = a threat is from 1 to 10
pack-xwing-squad = a squadron has at most { $most } ships
pack-xwing-sides = the ships of a quick build are of one side
pack-xwing-upgrades = a ship has at most { $most } upgrades
pack-xwing-price = a price is from 0 to 1000
pack-xwing-conditions = a pack has at most { $most } conditions
pack-xwing-builds = a pack has at most { $most } quick builds of one faction
pack-xwing-shared = damage cards and conditions have more than { $most } actions and abilities for once a round
pack-xwing-many = one too many: at most 255 of a kind
pack-xwing-abilities = a card has at most { $most } abilities
pack-xwing-counted = a card has at most { $most } actions and abilities for once a round
pack-xwing-action-cost = an action costs charges, Force or tokens only
pack-xwing-weapon-place = a special weapon stands on an upgrade (X2-WEAPON-02)
pack-xwing-weapon-cost = a weapon costs charges, Force, tokens or the lock only
pack-xwing-device-idle = a device that does nothing: say what happens to the ships concerned
pack-xwing-dealt = only damage cards are dealt (X2-DAMAGE-03)
pack-xwing-assigned = only conditions are assigned (X2-BEYOND-40)
pack-xwing-spend-lock = the lock on the defender is spent during an attack
pack-xwing-guides = no guides to deploy from: Front, Rear, or both
pack-xwing-carries = a ship carries another at all times, and by itself
pack-xwing-charges-spent = the card has no charges: add them, or drop this
pack-xwing-no-launch = no template to launch with
pack-xwing-charge-cost = costs { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}, and the card has { $has }
pack-xwing-free = a price of nothing: leave it out
pack-xwing-range = range { $least }-{ $most } is empty: from 0-0 to 3-3
pack-xwing-no-attack = { $word } speaks of an attack, and there is none
pack-xwing-unrolled = nothing was rolled before
pack-xwing-no-weapon = this card has no weapon: add a Weapon ability, or name another weapon
pack-xwing-no-attacker = there is no attacker at that moment
pack-xwing-no-defender = there is no defender at that moment
pack-xwing-unchosen = no ship was chosen before: add a Choose step
pack-xwing-steps = an ability has from 1 to { $most } steps
pack-xwing-roll = rolls from 1 to 6 dice
pack-xwing-number = { $word } goes from { $least } to { $most }
pack-xwing-tool = there is no such template of speed { $speed }: straights have 1 to 5, banks and turns 1 to 3
pack-xwing-cost-twice = a price names the same thing twice: add the numbers up
pack-xwing-circle = a value cannot depend on the shields that are lacking: those depend on values themselves
pack-xwing-own-ship = it is paid from its own card: it can be for its own ship only
pack-xwing-own-always = hull, shields and the number of locks are changed for the card’s own ship, under no condition, and not by damage cards or conditions
pack-xwing-no-roll = nothing was rolled before: add a Roll step
pack-xwing-repair = only a damage card can repair itself
pack-xwing-no-charges = the card has no charges
pack-xwing-dice-window = dice of an attack are modified on ModifyAttackDice, ModifyDefenseDice or BeforeNeutralize
pack-xwing-more-dice = dice are added or taken away on Declared, before any is rolled
pack-xwing-prevent = damage is prevented on BeforeSuffer
pack-xwing-tokens = results become tokens on Hit
pack-xwing-speeds = speeds go from the least to the most, 0 to 5; here from { $least } to { $most }
pack-xwing-silences = only damage cards silence a pilot
pack-xwing-discard = only upgrades can be discarded
pack-xwing-used = Used({ $index }) names no ability of this card that is counted by the round: an action, or one with `once`
pack-xwing-fresh = only damage cards know in which round they came
pack-xwing-dealt-up = this speaks of a damage card that was just dealt face up: the moment is DealtUp
pack-xwing-cancel-results = results are cancelled on Hit
pack-xwing-plain = within When and Each a step gains, removes, recovers, suffers or deals, and nothing else
pack-xwing-turn-down = only damage cards are turned face down
pack-xwing-one-face = the card has one face only
pack-xwing-remove-condition = only a condition can remove itself
pack-xwing-no-template = no template to lay the device with

## How a file is written (RON)

pack-syntax-end = the file ends too early: a bracket or a quotation mark is not closed
pack-syntax-expected = `{ $sign }` is expected here
pack-syntax-comma = a comma is missing here
pack-syntax-truth = `true` or `false` is expected here
pack-syntax-whole = a whole number is expected here
pack-syntax-number = a number is expected here
pack-syntax-too-large = this number is too large or too small here
pack-syntax-text = a text in quotation marks is expected here
pack-syntax-text-end = the quotation mark of this text is not closed
pack-syntax-name = a name is expected here
pack-syntax-sign = `{ $sign }` cannot stand here
pack-syntax-trailing = nothing may follow the end
pack-syntax-comment = this comment is not closed
pack-syntax-other-struct = “{ $found }” stands here, and `{ $expected }` is expected
pack-syntax-value = { $found } stands here, and something else is expected: { $expected }
pack-syntax-length = { $count ->
    [one] there is { $count } element
   *[other] there are { $count } elements
} here, and another number is expected: { $expected }
pack-syntax-unknown-word = no word “{ $found }” is known here: use { $known-or }
pack-syntax-unknown-field = there is no field “{ $found }” here: the fields are { $known }
pack-syntax-no-word = no word “{ $found }” is known here
pack-syntax-no-field = there is no field “{ $found }” here
pack-syntax-missing-field = the field “{ $field }” is missing
pack-syntax-double-field = the field “{ $field }” is there twice
pack-syntax-other = this cannot be read: { $why }
