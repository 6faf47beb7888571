# Battles of starfighters.

## Squadrons: what is wrong with one

xwing-card = { $name-en }

xwing-squad-empty = The squadron has no ship: add at least one.
xwing-squad-too-many-ships = The squadron has { $ships } ships; a match has room for { $most } on each side.
xwing-squad-unknown-pilot = Ship { $ship }: no pack has a pilot called “{ $id }”.
xwing-squad-unknown-upgrade = Ship { $ship } ({ $pilot }): no pack has an upgrade called “{ $id }”.
xwing-squad-too-many-upgrades = Ship { $ship } ({ $pilot }) has more than { $most } upgrades: remove some.
xwing-squad-mixed-factions = Ship { $ship } ({ $pilot }) is on the side “{ $other }”, the squadron on the side “{ $one }”: a squadron has one side only.
xwing-squad-limited = { $cards } cards are called { $card }; a squadron may hold { $most }, pilots and upgrades counted together.
xwing-squad-no-slot = Ship { $ship } ({ $pilot }) has no slot free for { $upgrade } (type: { $slot }).
xwing-squad-twice = Ship { $ship } ({ $pilot }) has { $upgrade } twice: one is enough.
xwing-squad-too-dear = Ship { $ship } ({ $pilot }): { $upgrade } costs more than the { $most } points another card of the ship allows.
xwing-squad-restricted = Ship { $ship } ({ $pilot }) cannot equip { $upgrade }: it is for { $demands }.
xwing-squad-no-price = { $card } has no price in the points “{ $season }”: choose another card or other points.
xwing-squad-unknown-season = No pack has points called “{ $season }”.
xwing-squad-over-limit = The squadron costs { $points } points; the limit is { $limit }.
xwing-squad-no-quick-build = Ship { $ship } ({ $pilot }) is none of the quick builds of that pilot: take the upgrades of one as they are.
xwing-squad-apart = Ship { $ship } ({ $pilot }) shares a quick build with { $others }: take all of its ships, or none.
xwing-squad-wrong-threat = Ship { $ship } ({ $pilot }) is counted as threat { $said }; its quick build is worth { $worth }.
xwing-squad-over-threat = The squadron has threat { $threat }; { $limit } was agreed on.
xwing-squad-under-threat = The squadron has threat { $threat }; exactly { $limit } was agreed on.

xwing-squad-demands-faction = ships of the side { $factions-or }
xwing-squad-demands-ship = ships of the type { $ships-or }
xwing-squad-demands-size = { $sizes-or } ships
xwing-squad-demands-action = ships with the action “{ $action }” on their bar
xwing-squad-demands-red-action = ships with the red action “{ $action }” on their bar
xwing-squad-demands-keyword = ships with the keyword “{ $keyword }”
xwing-squad-demands-arc = ships with a weapon in the { $arc }
xwing-squad-demands-skill = pilots of skill { $least } or more
xwing-squad-demands-lacks = pilots without a slot of the type { $slot }

xwing-squad-faction-rebel = Rebel Alliance
xwing-squad-faction-empire = Galactic Empire
xwing-squad-faction-scum = Scum and Villainy
xwing-squad-faction-resistance = Resistance
xwing-squad-faction-first-order = First Order
xwing-squad-faction-republic = Galactic Republic
xwing-squad-faction-separatists = Separatist Alliance

xwing-squad-slot-astromech = astromech
xwing-squad-slot-salvaged-astromech = salvaged astromech
xwing-squad-slot-cannon = cannon
xwing-squad-slot-configuration = configuration
xwing-squad-slot-crew = crew
xwing-squad-slot-device = device
xwing-squad-slot-force-power = Force power
xwing-squad-slot-gunner = gunner
xwing-squad-slot-illicit = illicit
xwing-squad-slot-missile = missile
xwing-squad-slot-modification = modification
xwing-squad-slot-sensor = sensor
xwing-squad-slot-tactical-relay = tactical relay
xwing-squad-slot-talent = talent
xwing-squad-slot-tech = tech
xwing-squad-slot-title = title
xwing-squad-slot-torpedo = torpedo
xwing-squad-slot-turret = turret

xwing-squad-size-small = small
xwing-squad-size-medium = medium
xwing-squad-size-large = large

xwing-squad-arc-front = front arc
xwing-squad-arc-rear = rear arc
xwing-squad-arc-left = left arc
xwing-squad-arc-right = right arc
xwing-squad-arc-full-front = full front arc
xwing-squad-arc-full-rear = full rear arc
xwing-squad-arc-bullseye = bullseye arc

xwing-squad-action-focus = focus
xwing-squad-action-evade = evade
xwing-squad-action-lock = lock
xwing-squad-action-barrel-roll = barrel roll
xwing-squad-action-boost = boost
xwing-squad-action-calculate = calculate
xwing-squad-action-cloak = cloak
xwing-squad-action-coordinate = coordinate
xwing-squad-action-jam = jam
xwing-squad-action-reinforce = reinforce
xwing-squad-action-reload = reload
xwing-squad-action-rotate = rotate
xwing-squad-action-slam = SLAM

## Squadrons: what was made of a file

xwing-squad-xws-spelled = “{ $written }” was read as “{ $read }”.
xwing-squad-xws-other-ship = Ship { $ship }: { $pilot } does not fly a “{ $written }”; the ship of the card was taken.
xwing-squad-xws-other-slot = Ship { $ship }: { $upgrade } stands under “{ $written }”; its type is { $slot }.
xwing-squad-xws-no-slots = Ship { $ship }: its upgrades are a plain list; their types were taken from the cards.
xwing-squad-xws-other-version = The file says version “{ $written }”; it was read as version 2.0.0.
xwing-squad-xws-no-version = The file says no version; it was read as version 2.0.0.
xwing-squad-xws-other-faction = The file says the side “{ $written }”; its ships are of the side “{ $read }”.
xwing-squad-xws-no-faction = The file says no side; its ships are of the side “{ $read }”.
xwing-squad-xws-other-points = The file says { $written } points; with the present prices it costs { $counted }.
xwing-squad-xws-first-of-several = The file holds { $squads } squadrons; only the first was taken.
xwing-squad-xws-unknown-upgrade = Ship { $ship } ({ $pilot }): no pack has an upgrade called “{ $written }”: correct the name, or take it out.
xwing-squad-xws-not-a-name = Ship { $ship }: something among its upgrades is no name: write cards by their names, or take it out.
xwing-squad-xws-too-many-upgrades = Ship { $ship } ({ $pilot }) has more upgrades than there is room for; { $dropped ->
    [one] the last one was
   *[other] the last { $dropped } were
} left out.
xwing-squad-xws-unknown-obstacle = No pack has an obstacle called “{ $written }”; it was left out.
xwing-squad-xws-obstacle-count = A player brings 3 obstacles, and the file names { $found }.
xwing-squad-xws-long-name = The name of the squadron is too long; it was left out.
xwing-squad-xws-unknown-pilot = Ship { $ship }: no pack has a pilot called “{ $written }”; the ship was refused.
xwing-squad-xws-no-pilot = Ship { $ship } names no pilot; it was refused.
xwing-squad-xws-too-many-ships = The squadron has more ships than there is room for; { $dropped ->
    [one] the last one was
   *[other] the last { $dropped } were
} refused.
xwing-squad-xws-too-long = The file is too long to be a squadron (256 KiB at most).
xwing-squad-xws-not-json = The file is not JSON: line { $line }, column { $column } cannot be read.
xwing-squad-xws-not-a-squad = The file is no XWS squadron: it has no list “pilots”.
xwing-squad-xws-no-ships = No ship of the file could be taken.

xwing-examine-no-random = There are no squadrons of that size for those sides: choose other sides, other points or another threat.
xwing-examine-no-faction = No side is called “{ $faction }”.
xwing-examine-no-ready = No squadron called “{ $name }” ships with the game.
xwing-examine-no-same = There is nothing yet that this squadron could be the same as: its opponent brings theirs later.
xwing-examine-side = Squadron { $seat }: { $why }

## What cannot be set up, and what is refused

xwing-setup-area = A play area has sides of 600 to 2000 millimetres.
xwing-setup-empty-squad = Player { $seat } has no ship: choose a squadron.
xwing-setup-too-many-obstacles = There are too many obstacles: a table takes twelve.
xwing-setup-too-many-ships = There are too many ships for one table.
xwing-setup-too-many-upgrades = { $name } has too many upgrades: take some away.
xwing-setup-unknown-obstacle = There is no obstacle called { $name }.
xwing-setup-unknown-deck = The edition has no such damage deck.
xwing-setup-unknown-pilot = There is no pilot called { $name } in these packs.
xwing-setup-unknown-upgrade = There is no upgrade called { $name } in these packs.
xwing-refused-ability-turn = The other player’s abilities of this moment are being resolved.
xwing-refused-action = The ship cannot perform this action now.
xwing-refused-arc = No part of the target is in the weapon’s arc: choose another target or weapon.
xwing-refused-bonus-weapon = The card that gives this attack allows other weapons only.
xwing-refused-boost = The boost does not fit: it would overlap a ship or an obstacle, or leave the play area.
xwing-refused-calculate = A calculate token needs a focus result to change, and the ship needs the token.
xwing-refused-cannot-attack = A card keeps this ship from attacking.
xwing-refused-card-action = This card’s action cannot be performed now: it was used, cannot be paid or would change nothing.
xwing-refused-cloak = The ship is cloaked already.
xwing-refused-condition = What { $card } asks for is not so.
xwing-refused-coordinate = Only another friendly ship at range 1–2 that can act can be coordinated.
xwing-refused-coordinate-unable = That ship could not act: it is stressed, or has performed all its actions.
xwing-refused-core-replacement = With one core box, only the ships named for it take the place of the lost one, each of them once.
xwing-refused-deploy = A docked ship deploys from guides that its carrier allows, with a maneuver that goes forward, to a place where no ship is.
xwing-refused-disarmed = The ship is disarmed and cannot attack this round.
xwing-refused-dock = A ship docks only with a friendly carrier that takes its type and has room: before ships are placed, or at range 0 in the system phase.
xwing-refused-evade = An evade token changes one blank or focus result, and there is none, or no token.
xwing-refused-focus = A focus token changes focus results, and there is none, or no token.
xwing-refused-force = There is no focus result for the Force to change.
xwing-refused-friend = Only enemy ships can be attacked.
xwing-refused-instead = The requirement is met: nothing stands in for it.
xwing-refused-ion-action = An ionised ship can only focus.
xwing-refused-jam = The jammed ship has no such token or lock to lose.
xwing-refused-jam-range = Only a ship at range 1 can be jammed.
xwing-refused-line-clear = Every shortest line is clear: the attack cannot be obstructed.
xwing-refused-line-obstructed = Every shortest line crosses an obstacle: the attack is obstructed.
xwing-refused-linked = Only the linked action may follow.
xwing-refused-lock = Only another ship at range 0–3 can be locked.
xwing-refused-mandatory = Something here is not a choice: resolve it first.
xwing-refused-marker-edge = A hyperspace marker lies beyond range 1 of every edge.
xwing-refused-marker-marker = The second hyperspace marker lies beyond range 3 of the first.
xwing-refused-marker-obstacle = A hyperspace marker may not touch an obstacle.
xwing-refused-must-replace = The second Academy Pilot is replaced: bring in the other of the two pilots.
xwing-refused-no-charge = { $card } has no charge left to spend.
xwing-refused-no-dial = This ship gets no dial: it is ionised or not in play.
xwing-refused-no-effect = That would change nothing, so nothing is spent on it.
xwing-refused-no-force = The ship has no Force charge left.
xwing-refused-no-lock = The ship has no lock on the defender to spend.
xwing-refused-no-such-obstacle = This obstacle is not among those left: choose one of them.
xwing-refused-no-such-target = There is no such ship to attack.
xwing-refused-no-such-weapon = The ship has no such weapon.
xwing-refused-no-token = The ship lacks a token that this costs.
xwing-refused-not-due-to-place = Another ship is due first: ships are placed from the lowest initiative.
xwing-refused-not-granted = The ability does not give this action.
xwing-refused-not-next = It is not this ship’s turn.
xwing-refused-not-on-bar = This action is not on the ship’s bar.
xwing-refused-not-on-dial = This maneuver is not on the ship’s dial.
xwing-refused-not-your-ship = Set the dials of your own ships.
xwing-refused-obstacle-edge = Obstacles lie beyond range 2 of every edge: move it inwards.
xwing-refused-obstacle-near = Obstacles lie beyond range 1 of one another: move it away.
xwing-refused-on-asteroid = A ship at range 0 of an asteroid cannot attack.
xwing-refused-one-of-each = One token of each kind is spent in a step, and this one has been.
xwing-refused-only-actions = { $card } leaves the ship other actions only.
xwing-refused-only-force = { $card }: only the Force may modify these attack dice.
xwing-refused-other-moment = { $card } does not answer this moment.
xwing-refused-performed = The ship has performed this action this round already.
xwing-refused-range = The target is not at attack range 1–3.
xwing-refused-reload = Only a torpedo, missile or device with a spent charge can be reloaded.
xwing-refused-repair = This damage card cannot be repaired like this.
xwing-refused-repair-trait = This repairs cards of one kind only, and a face-up card of the other kind is not meant: Ship is not Pilot.
xwing-refused-replacement = These ships cannot replace what is lost: at most two, whose threat is one more than that of the lost quick build.
xwing-refused-requirement = The weapon’s requirement is not met: it needs a lock on the target, or the token it names.
xwing-refused-reroll = These dice cannot be rerolled: a die is rerolled once at most, and the effect says how many.
xwing-refused-reserve = A ship in reserve gets no dial.
xwing-refused-roll = The barrel roll does not fit: it would overlap a ship or an obstacle, or leave the play area.
xwing-refused-roll-past = The template would reach past the base: keep both ends beside it.
xwing-refused-overlapped = The ship overlapped another in its maneuver: it performs no action this round.
xwing-refused-rotate = The turret points there already, or the ship has none.
xwing-refused-shift-bank = Only the straight template can be used for this move.
xwing-refused-ship-overlap = Another ship is in the way.
xwing-refused-ship-zone = Place the ship wholly at range 1 of your own edge.
xwing-refused-slam = SLAM needs a maneuver of the same speed as the one the ship executed.
xwing-refused-slam-step = SLAM is only possible in the perform-action step.
xwing-refused-spend-lock = The lock cannot be spent like this: it must be on the defender, and one die at least is rerolled.
xwing-refused-stressed = A stressed ship cannot perform actions.
xwing-refused-stressed-red = A stressed ship cannot select a red maneuver.
xwing-refused-tallon = This end of the Tallon roll is not free.
xwing-refused-target = This ship does not fit the card’s text.
xwing-refused-target-arc = That ship is not in the arc that the card names.
xwing-refused-target-enemy = The card speaks of friendly ships only.
xwing-refused-target-friend = The card speaks of enemy ships only.
xwing-refused-target-range = That ship is not at the range that the card names: { $least }–{ $most }.
xwing-refused-target-self = The card speaks of another ship than its own.
xwing-refused-template = No card lets the ship lay the device in that way.
xwing-refused-discarded = That card is discarded.
xwing-refused-weapon-card = The ship has no such weapon card left.
xwing-refused-card-dial = A card keeps the ship from that maneuver.
xwing-refused-touching = Ships that touch cannot attack each other.
xwing-refused-used = { $card } has been used: it may be used again later.
xwing-refused-weapon-cost = The weapon’s cost cannot be paid.
xwing-refused-weapon-range = The target is not at a range this weapon reaches.

## Names

xwing-seat-one = Player A
xwing-seat-two = Player B
xwing-ship = { $pilot } { $id }
xwing-ship-unknown = a ship
xwing-card-unknown = a card
xwing-place = { $x } / { $y } cm
xwing-template = { $speed } { $bearing }

xwing-maneuver = { $speed } { $bearing } ({ $colour })
xwing-maneuver-unknown = a maneuver
xwing-bearing-straight = straight
xwing-bearing-bank-left = bank left
xwing-bearing-bank-right = bank right
xwing-bearing-turn-left = turn left
xwing-bearing-turn-right = turn right
xwing-bearing-koiogran = Koiogran turn
xwing-bearing-tallon-left = Tallon roll left
xwing-bearing-tallon-right = Tallon roll right
xwing-bearing-segnor-left = Segnor’s loop left
xwing-bearing-segnor-right = Segnor’s loop right
xwing-bearing-stationary = stationary
xwing-bearing-reverse = reverse straight
xwing-bearing-reverse-bank-left = reverse bank left
xwing-bearing-reverse-bank-right = reverse bank right
xwing-difficulty-blue = blue
xwing-difficulty-white = white
xwing-difficulty-red = red

xwing-side-left = left
xwing-side-right = right
xwing-slot-middle = in the middle
xwing-slot-forward = forward
xwing-slot-back = back
xwing-way-front = front
xwing-way-right = right
xwing-way-rear = rear
xwing-way-left = left

xwing-token-focus = focus
xwing-token-evade = evade
xwing-token-calculate = calculate
xwing-token-reinforce-fore = fore reinforce
xwing-token-reinforce-aft = aft reinforce
xwing-token-disarm = disarm
xwing-token-jam = jam
xwing-token-tractor = tractor
xwing-token-stress = stress
xwing-token-ion = ion
xwing-token-cloak = cloak

xwing-phase-setup = set-up
xwing-phase-planning = planning phase
xwing-phase-system = system phase
xwing-phase-activation = activation phase
xwing-phase-engagement = engagement phase
xwing-phase-end = end phase

xwing-faces-crit = { $count } { $count ->
    [one] critical
   *[other] criticals
}
xwing-faces-hit = { $count } { $count ->
    [one] hit
   *[other] hits
}
xwing-faces-evade = { $count } { $count ->
    [one] evade
   *[other] evades
}
xwing-faces-focus = { $count } focus
xwing-faces-blank = { $count } { $count ->
    [one] blank
   *[other] blanks
}

xwing-obstacle = obstacle { $number }
xwing-obstacle-asteroid = asteroid { $number }
xwing-obstacle-debris = debris cloud { $number }
xwing-kind-obstacle = obstacle
xwing-kind-asteroid = asteroid
xwing-kind-debris = debris cloud

xwing-weapon-primary = primary weapon
xwing-weapon-turret = primary weapon (turret)
xwing-weapon-arc = primary weapon ({ $arc })

## Questions

xwing-ask-first = Who is first player?
xwing-ask-obstacle = Place an obstacle, beyond range 2 of the edges and beyond range 1 of the other obstacles.
xwing-ask-marker = Place a hyperspace marker, beyond range 1 of the edges.
xwing-ask-place = Place a ship within range 1 of your edge.
xwing-ask-dial = Choose a maneuver for { $ship }, in secret.
xwing-ask-ready = All your dials are set. Are you ready?
xwing-ask-next = Which ship goes next in the { $phase }?
xwing-ask-ability = { $moment }: use an ability?
xwing-ask-action = Which action does { $ship } perform?
xwing-ask-action-ion = { $ship } is ionised and may only focus. Does it?
xwing-ask-action-linked = { $ship } may now perform its linked action: { $action } ({ $colour }).
xwing-ask-action-coordinated = { $ship } is coordinated and may perform an action. Which?
xwing-ask-action-deployed = { $ship } has deployed and may perform an action. Which?
xwing-ask-action-card = { $card }: { $ship } may perform an action. Which?
xwing-ask-tallon = Where does the Tallon roll of { $ship } end?
xwing-ask-attack = Whom does { $ship } attack, and with what?
xwing-ask-attack-primary = Whom does { $ship } attack with a primary weapon?
xwing-ask-attack-special = Whom does { $ship } attack with a special weapon?
xwing-ask-attack-card = Whom does { $ship } attack with this card?
xwing-ask-attack-arc = Whom does { $ship } attack from its { $arc }?
xwing-ask-attack-slot = Whom does { $ship } attack with an upgrade of the type { $slot }?
xwing-ask-modify-attack = Does { $ship } modify the attack dice?
xwing-ask-modify-defense = Does { $ship } modify the defense dice?
xwing-ask-step-ship = { $card }: which ship?
xwing-ask-step-lock = { $card }: which ship is locked?
xwing-ask-step-repair = { $card }: which damage card is repaired?
xwing-ask-step-reroll = { $card }: which dice are rerolled?
xwing-ask-step-device = { $card }: where to?
xwing-ask-step-weapon = { $card }: which weapon do you discard?
xwing-ask-decloak = Does { $ship } decloak, and how?
xwing-ask-tractor = { $ship } is caught in a tractor beam. Where do you move it?
xwing-ask-jam = { $ship } is jammed. What does it lose?
xwing-ask-dock = Does { $ship } dock?
xwing-ask-deploy = Does { $ship } deploy from its carrier?
xwing-ask-deploy-now = How does { $ship } leave its carrier?
xwing-ask-emergency = The carrier of { $ship } is destroyed. Does { $ship } leave it, at the price of 1 critical damage?
xwing-ask-detonation = { $device }: which obstacle does it take along?
xwing-ask-replacement = { $ship } is lost. What comes in its place?
xwing-ask-arrival = At which marker does the ship arrive?
xwing-ask-arrival-side = At which side of the marker does the ship arrive?

xwing-moment-system = In the system phase of { $ship }
xwing-moment-before-activate = Before { $ship } activates
xwing-moment-after-reveal = { $ship } has revealed its dial
xwing-moment-after-maneuver = { $ship } has executed its maneuver
xwing-moment-after-action = { $ship } has performed an action
xwing-moment-after-activation = { $ship } has activated
xwing-moment-start-of-engagement = At the start of the engagement phase
xwing-moment-end-phase = In the end phase
xwing-moment-before-engage = Before { $ship } engages
xwing-moment-declared = { $ship } is attacked
xwing-moment-modify-attack = The attack dice of { $ship } are modified
xwing-moment-modify-defense = The defense dice of { $ship } are modified
xwing-moment-hit = The attack of { $ship } has hit
xwing-moment-missed = The attack of { $ship } has missed
xwing-moment-before-suffer = Before { $ship } suffers damage
xwing-moment-after-crit = { $ship } has suffered a critical damage
xwing-moment-after-defend = { $ship } has defended
xwing-moment-after-attack = { $ship } has attacked
xwing-moment-dealt = { $ship } was dealt a damage card
xwing-moment-assigned = { $ship } was given a condition
xwing-moment-destroyed = { $ship } is destroyed
xwing-moment-gained = { $ship } has gained a token ({ $token })
xwing-moment-detonated = Before a device of { $ship } detonates
xwing-moment-spent = { $ship } spent a token: { $token }
xwing-moment-dealt-up = { $ship } is dealt a damage card face up
xwing-moment-after-opportunity = { $ship } had an opportunity to attack
xwing-moment-after-decloak = { $ship } has decloaked
xwing-moment-after-setup = After set-up
xwing-moment-before-neutralize = Before the results of { $ship } are neutralised

## Answers

xwing-choice-first = { CAP($seat) }
xwing-choice-obstacle = The { $obstacle } at { $place }, turned { $degrees }°
xwing-choice-marker = At { $place }
xwing-choice-place = { $ship } at { $place }, facing { $degrees }°
xwing-choice-dial = { $maneuver }
xwing-choice-dial-again = { $ship }: { $maneuver } instead
xwing-choice-ready = Ready
xwing-choice-ship = { $ship }
xwing-choice-dock = Dock with { $ship }
xwing-choice-leave = { $ship } leaves
xwing-choice-use = { CAP($card) } ({ $ship })
xwing-choice-use-pilot = { $ship }, by its own ability
xwing-choice-tallon-middle = In the middle
xwing-choice-tallon-forward = Farther forward
xwing-choice-tallon-back = Farther back
xwing-choice-turn = Turn over to { $card } ({ $ship })
xwing-choice-attack = { $target }, with the { $weapon }
xwing-choice-attack-obstructed = { $target }, with the { $weapon }, obstructed
xwing-choice-attack-instead = { $target }, with the { $weapon }, by spending { $force } Force
xwing-choice-attack-instead-obstructed = { $target }, with the { $weapon }, by spending { $force } Force, obstructed
xwing-choice-dice = Reroll { $dice }
xwing-choice-repair = Repair { $card }
xwing-choice-repair-down = Repair a face-down card
xwing-choice-roll = Barrel roll { $side }, { $slot }
xwing-choice-slide-ahead = Barrel roll { $side }, { $distance } mm forward
xwing-choice-slide-back = Barrel roll { $side }, { $distance } mm back
xwing-choice-slide-level = Barrel roll { $side }, level
xwing-choice-boost-straight = Boost straight on
xwing-choice-boost-left = Boost to the left
xwing-choice-boost-right = Boost to the right
xwing-choice-lose = Its { $token } token
xwing-choice-break = Its lock on { $target }
xwing-choice-replacement = { CAP($builds) }
xwing-build-with = { $pilot } ({ $upgrades })
xwing-build-shared = { $ships }, as one quick build
xwing-choice-arrival = Marker { $number }
xwing-choice-arrival-side = { CAP($way) }
xwing-choice-detonation = { CAP($obstacle) }
xwing-choice-drop = Drop it with the { $template } template
xwing-choice-launch = Launch it with the { $template } template
xwing-choice-deploy-front = From the front, { $maneuver }
xwing-choice-deploy-rear = From the rear, { $maneuver }
xwing-choice-option = Option { $number }
xwing-choice-discard = Discard { $card }
xwing-choice-spend-focus = Spend a focus token
xwing-choice-spend-calculate = Spend a calculate token
xwing-choice-spend-force = Spend a Force charge
xwing-choice-spend-evade = Spend an evade token on { $result }
xwing-choice-spend-evade-added = Spend an evade token: add an evade result
xwing-choice-spend-lock = Spend the lock: reroll { $dice }
xwing-choice-pass = Nothing
xwing-choice-pass-place = Nothing fits: leave the rest away
xwing-choice-pass-ability = Use no ability
xwing-choice-pass-action = No action
xwing-choice-pass-attack = No attack
xwing-choice-pass-modify = Leave the dice as they are
xwing-choice-pass-lock = No lock
xwing-choice-pass-shift = Stay
xwing-choice-pass-replacement = No replacement
xwing-choice-pass-dock = Do not dock
xwing-choice-pass-deploy = Stay docked
xwing-choice-pass-emergency = Stay aboard, and be destroyed too

xwing-act-focus = Focus
xwing-act-evade = Evade
xwing-act-lock = Lock { $target }
xwing-act-calculate = Calculate
xwing-act-cloak = Cloak
xwing-act-coordinate = Coordinate { $target }
xwing-act-jam = Jam { $target }
xwing-act-reinforce-fore = Reinforce the front
xwing-act-reinforce-aft = Reinforce the rear
xwing-act-reload = Reload { $card }
xwing-act-rotate = Turn the turret to the { $way }
xwing-act-slam = SLAM: { $maneuver }
xwing-act-card = Action: { $card }

## What happened

xwing-log-first = { CAP($seat) } { $seat-who ->
    [you] are
   *[other] is
  } first player.
xwing-log-obstacle = { CAP($seat) } placed { $obstacle } at { $place }.
xwing-log-set-aside = No obstacle found room for { $seat }; the rest stays away.
xwing-log-marker = { CAP($seat) } placed a hyperspace marker at { $place }.
xwing-log-placed = { $ship } was placed at { $place }.
xwing-log-round = Round { $number } began.
xwing-log-phase = The { $phase } began.
xwing-log-ready = { CAP($seat) } { $seat-who ->
    [you] are
   *[other] is
  } ready.
xwing-log-dial = { CAP($seat) } set the dial of { $ship }.
xwing-log-dial-known = The dial of { $ship } was set: { $maneuver }.
xwing-log-peeked = { CAP($seat) } looked at the dial of { $ship }.
xwing-log-peeked-known = { CAP($seat) } looked at the dial of { $ship }: { $maneuver }.
xwing-log-shuffled = { $seat-who ->
    [you] Your damage deck
   *[other] The damage deck of { $seat }
  } was shuffled.
xwing-log-dealt-down = { $ship } was dealt a face-down damage card.
xwing-log-dealt-down-known = { $ship } was dealt a face-down damage card: { $card }.
xwing-log-revealed = { $ship } revealed its dial: { $maneuver }.
xwing-log-replaced = { $ship } may not do that and executes { $maneuver } instead.
xwing-log-flew = { $ship } executed { $maneuver }.
xwing-log-flew-partly = { $ship } could not finish { $maneuver }.
xwing-log-bumped = { $ship } stopped against { $other }.
xwing-log-shifted = { $ship } moved to { $place }.
xwing-log-met-obstacle = { $ship } ran into { $obstacle }.
xwing-log-fled = { $ship } left the play area.
xwing-log-skips-action = { $ship } loses its action.
xwing-log-no-action = { $ship } performed no action.
xwing-log-acted-focus = { $ship } focused.
xwing-log-acted-evade = { $ship } took evasive action.
xwing-log-acted-lock = { $ship } set out to lock { $target }.
xwing-log-acted-roll = { $ship } barrel rolled to the { $side }.
xwing-log-acted-boost = { $ship } boosted.
xwing-log-acted-calculate = { $ship } calculated.
xwing-log-acted-cloak = { $ship } cloaked.
xwing-log-acted-coordinate = { $ship } coordinated { $target }.
xwing-log-acted-jam = { $ship } jammed { $target }.
xwing-log-acted-reinforce = { $ship } reinforced.
xwing-log-acted-reload = { $ship } reloaded { $card }.
xwing-log-acted-rotate = { $ship } turned its turret to the { $way }.
xwing-log-acted-slam = { $ship } performed a SLAM.
xwing-log-acted-card = { $ship } performed the action of { $card }.
xwing-log-gained = { $ship } gained { $count } { $token } { $count ->
    [one] token
   *[other] tokens
}.
xwing-log-lost = { $ship } lost { $count } { $token } { $count ->
    [one] token
   *[other] tokens
}.
xwing-log-spent = { $ship } spent its { $token } token.
xwing-log-locked = { $ship } locked { $target }.
xwing-log-unlocked = { $ship } no longer has a lock on { $target }.
xwing-log-charge-spent = { $ship } spent { $count } { $count ->
    [one] charge
   *[other] charges
} of { $card }.
xwing-log-charge-recovered = { $ship } recovered { $count } { $count ->
    [one] charge
   *[other] charges
} of { $card }.
xwing-log-force-spent = { $ship } spent { $count } Force { $count ->
    [one] charge
   *[other] charges
}.
xwing-log-force-recovered = { $ship } recovered { $count } Force { $count ->
    [one] charge
   *[other] charges
}.
xwing-log-shield-recovered = { $ship } recovered { $count } { $count ->
    [one] shield
   *[other] shields
}.
xwing-log-used = { $ship } used { $card }.
xwing-log-used-pilot = { $ship } used its own ability.
xwing-log-flipped = { $ship } turned over a card: { $card }.
xwing-log-discarded = { $ship } discards { $card }.
xwing-log-damage-discarded = { $ship } discards { $card }, which does nothing.
xwing-log-dial-shown = The dial of { $ship } was shown: { $maneuver }.
xwing-log-initiative = { $ship } has initiative { $initiative } for this phase.
xwing-log-assigned = { $ship } was given the condition { $card }.
xwing-log-rolled-attack = Attack dice for { $ship }: { $faces }.
xwing-log-rolled-defense = Defense dice for { $ship }: { $faces }.
xwing-log-no-attack = { $ship } did not attack.
xwing-log-attacked = { $ship } attacked { $target } at range { $range } with the { $weapon }.
xwing-log-attacked-obstructed = { $ship } attacked { $target } at range { $range } with the { $weapon }; the line is obstructed.
xwing-log-attack-dice = { $ship } rolled { $faces }.
xwing-log-defense-dice = { $ship } rolled { $faces } in defense.
xwing-log-no-dice = { $ship } rolled no die.
xwing-log-rerolled-attack = After a reroll the attack dice show { $faces }.
xwing-log-rerolled-defense = After a reroll the defense dice show { $faces }.
xwing-log-changed = { $from } became { $to }.
xwing-log-added = { $result } was added.
xwing-log-cancelled = { $results } { $count ->
    [one] was
   *[other] were
} cancelled.
xwing-log-hit = { $ship } hit { $target } with { $results }.
xwing-log-missed = { $ship } missed { $target }.
xwing-log-prevented = { $ship } was spared { $results }.
xwing-log-reinforced = The reinforcement of { $ship } took a damage.
xwing-log-shield-lost = { $ship } lost a shield.
xwing-log-shield-lost-crit = { $ship } lost a shield to a critical hit.
xwing-log-dealt-up = { $ship } was dealt a face-up damage card: { $card }.
xwing-log-repaired-up = { $ship } repaired { $card }: the card lies face down now.
xwing-log-repaired-down = { $ship } repaired a face-down card, { $card }, which is gone.
xwing-log-destroyed = { $ship } is destroyed.
xwing-log-removed = { $ship } is removed.
xwing-log-docked = { $ship } docked with { $carrier }.
xwing-log-deployed = { $ship } deployed from { $carrier }.
xwing-log-device-laid = { $ship } laid a device: { $device }.
xwing-log-no-room = { $ship } finds no room for another device: { $device } is not laid.
xwing-log-no-damage-card = No damage card is left to deal to { $ship }: the damage leaves no trace.
xwing-log-detonated = { CAP($device) } went off.
xwing-log-obstacle-removed = An obstacle was blown away.
xwing-log-arrived = { $ship } arrived at { $place }.
xwing-log-over-nobody = Neither player has a ship left: nobody wins.
xwing-log-over-draw = Nobody wins.
xwing-log-over-last = { CAP($seat) } { $seat-who ->
    [you] win
   *[other] wins
  }: the other side has no ship left.
xwing-log-over-mutual = Neither player has a ship left: { $seat } { $seat-who ->
    [you] win
   *[other] wins
  }.
xwing-log-over-threat = { CAP($seat) } { $seat-who ->
    [you] win
   *[other] wins
  }: enough threat is destroyed.
xwing-log-over-core-box = { CAP($seat) } { $seat-who ->
    [you] win
   *[other] wins
  }: enough ships are shot down.

## Set-ups that have a name: `xwing2e-setup-NAME`

xwing2e-setup-starter = The first battle: one X-wing against two TIE fighters, no upgrades, everything in its place.
xwing2e-setup-quick-build = Quick builds worth eight threat on each side, obstacles and set-up.
xwing2e-setup-points = Two ready squadrons of 200 points: Rebel veterans against Imperial aces.
xwing2e-setup-swarm = Two ready squadrons of 200 points: Rebel veterans against a swarm of TIE fighters.
xwing2e-setup-escalation = Escalation: four threat on each side; who loses a ship is sent a stronger one.
xwing2e-setup-core-box = Escalation with the ships of the core box.

## Rulings players may read otherwise: `xwing2e-policy-NAME` and `xwing2e-policy-NAME-VALUE`

xwing2e-policy-forbidden-dial = A forbidden dial
xwing2e-policy-forbidden-dial-white-two-straight = A ship that may not execute its dial flies a white straight 2 instead.
xwing2e-policy-forbidden-dial-same-in-white = A ship that may not execute its dial flies the same maneuver as if it were white.
xwing2e-policy-obstacles = Several obstacles
xwing2e-policy-obstacles-each = Every obstacle that is met has its effect, nearest first.
xwing2e-policy-obstacles-nearest-only = Only the nearest obstacle that is met has its effect.
xwing2e-policy-start-on-obstacle = Starting on an obstacle
xwing2e-policy-start-on-obstacle-ignored = An obstacle under the ship at the start of its maneuver has no effect.
xwing2e-policy-start-on-obstacle-counts = An obstacle under the ship at the start of its maneuver counts as met.
xwing2e-policy-tokens-per-step = Tokens in one step
xwing2e-policy-tokens-per-step-any = Any number of tokens of one kind may be spent in a step.
xwing2e-policy-tokens-per-step-one-of-each = One token of each kind may be spent in a step.
xwing2e-policy-rerolls = Rerolls
xwing2e-policy-rerolls-once = A die is rerolled once at most in an attack.
xwing2e-policy-rerolls-unlimited = A die is rerolled as often as effects allow.
xwing2e-policy-mutual-destruction = Nobody left
xwing2e-policy-mutual-destruction-no-winner = When neither side has a ship left, nobody wins.
xwing2e-policy-mutual-destruction-first-player = When neither side has a ship left, the first player wins.
xwing2e-policy-idle-costs = Costs for nothing
xwing2e-policy-idle-costs-refused = Something is spent only if its effect can change something.
xwing2e-policy-idle-costs-allowed = Something may be spent even if nothing comes of it.
xwing2e-policy-weapon-changes = Changes by weapons
xwing2e-policy-weapon-changes-mandatory = A weapon changes results wherever its card says so.
xwing2e-policy-weapon-changes-optional = The attacker may leave a weapon’s change aside.
xwing2e-policy-reinforce = Reinforcement
xwing2e-policy-reinforce-entirely = It helps if the attacker’s base lies entirely within the reinforced full arc.
xwing2e-policy-reinforce-any-part = It helps if any part of the attacker’s base lies within the reinforced full arc.
xwing2e-policy-threat = Threat of a squadron
xwing2e-policy-threat-at-most = A quick-build squadron may stay below the agreed threat.
xwing2e-policy-threat-exactly = A quick-build squadron must match the agreed threat.
xwing2e-policy-mines-beyond = Mines beyond the last one
xwing2e-policy-mines-beyond-go-off = Mines on the way go off even if a nearer one has destroyed the ship.
xwing2e-policy-mines-beyond-stay = Mines beyond the one that destroyed the ship stay where they are.
xwing2e-policy-both-goals = Both goals in one round
xwing2e-policy-both-goals-survivor = With one core set, if both goals are reached in the same round, whoever still has a ship in play wins.
xwing2e-policy-both-goals-no-winner = With one core set, if both goals are reached in the same round, nobody wins.
xwing2e-policy-second-academy = The second Academy Pilot
xwing2e-policy-second-academy-replaced = With one core set, the second Academy Pilot that is lost is replaced.
xwing2e-policy-second-academy-may-be-replaced = With one core set, the Imperial player may do without a replacement for the second Academy Pilot.
xwing2e-policy-damage-decks = Damage decks
xwing2e-policy-damage-decks-own = Everybody has a deck of their own.
xwing2e-policy-damage-decks-shared = Both players draw from one deck.

## Rulings of the first edition: `xwing1e-policy-NAME` and `xwing1e-policy-NAME-VALUE`

xwing1e-policy-mutual-destruction = When both lose their last ship
xwing1e-policy-mutual-destruction-no-winner = If neither side has a ship left, nobody wins.
xwing1e-policy-mutual-destruction-first-player = If neither side has a ship left, the player with initiative wins.
xwing1e-policy-damage-decks = Damage decks
xwing1e-policy-damage-decks-own = Everybody has a deck of their own.
xwing1e-policy-damage-decks-shared = Both players draw from one deck.
xwing1e-policy-overlap-actions = Actions after an overlap
xwing1e-policy-overlap-actions-free-only = A ship that overlapped another skips its action, and may perform free actions.
xwing1e-policy-overlap-actions-none = A ship that overlapped another performs no action at all, not even a free one.
xwing1e-policy-simultaneous-attacks = Simultaneous attacks
xwing1e-policy-simultaneous-attacks-kept = A destroyed ship of the active ship’s pilot skill stays until it has had its own turn.
xwing1e-policy-simultaneous-attacks-at-once = A destroyed ship is removed at the end of the attack, whatever its pilot skill.

## Set-ups of the first edition that have a name: `xwing1e-setup-NAME`

xwing1e-setup-starter = The first battle: Luke Skywalker against “Night Beast” and an Obsidian Squadron Pilot, without obstacles or upgrades.
