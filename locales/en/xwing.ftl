# Battles of starfighters.

xwing-second-edition = X-Wing, second edition

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
xwing-squad-restricted = Ship { $ship } ({ $pilot }) cannot equip { $upgrade }: it is for { $demands }.
xwing-squad-no-price = { $card } has no price in the points “{ $season }”: choose another card or other points.
xwing-squad-unknown-season = No pack has points called “{ $season }”.
xwing-squad-over-limit = The squadron costs { $points } points; the limit is { $limit }.
xwing-squad-no-quick-build = Ship { $ship } ({ $pilot }) is none of the quick builds of that pilot: take the upgrades of one as they are.
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

xwing-squad-faction-rebel = Rebel Alliance
xwing-squad-faction-empire = Galactic Empire
xwing-squad-faction-scum = Scum and Villainy
xwing-squad-faction-resistance = Resistance
xwing-squad-faction-first-order = First Order
xwing-squad-faction-republic = Galactic Republic
xwing-squad-faction-separatists = Separatist Alliance

xwing-squad-slot-astromech = astromech
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
xwing-squad-xws-unknown-upgrade = Ship { $ship } ({ $pilot }): no pack has an upgrade called “{ $written }”; it was left out.
xwing-squad-xws-not-a-name = Ship { $ship }: something among its upgrades is no name; it was left out.
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

## What cannot be set up, and what is refused

xwing-setup-area = A play area has sides of 600 to 2000 millimetres.
xwing-setup-empty-squad = Player { $seat } has no ship: choose a squadron.
xwing-setup-too-many-obstacles = There are too many obstacles: a table takes twelve.
xwing-setup-too-many-ships = There are too many ships for one table.
xwing-setup-too-many-upgrades = { $name } has too many upgrades: take some away.
xwing-setup-unknown-obstacle = There is no obstacle called { $name }.
xwing-setup-unknown-pilot = There is no pilot called { $name } in these packs.
xwing-setup-unknown-upgrade = There is no upgrade called { $name } in these packs.
xwing-refused-ability = This ability cannot be used now: its moment, its price or its effect is missing.
xwing-refused-action = The ship cannot perform this action now.
xwing-refused-arc = No part of the target is in the weapon’s arc: choose another target or weapon.
xwing-refused-boost = The boost does not fit: it would overlap a ship or an obstacle, or leave the play area.
xwing-refused-calculate = A calculate token needs a focus result to change, and the ship needs the token.
xwing-refused-cannot-attack = A card keeps this ship from attacking.
xwing-refused-card-action = This card’s action cannot be performed now: it was used, cannot be paid or would change nothing.
xwing-refused-cloak = The ship is cloaked already.
xwing-refused-coordinate = Only another friendly ship at range 1–2 that can act can be coordinated.
xwing-refused-core-replacement = With one core box, only the ships named for it take the place of the lost one, each of them once.
xwing-refused-deploy = A docked ship deploys from guides that its carrier allows, with a maneuver that goes forward, to a place where no ship is.
xwing-refused-dial-order = Set the dials one after the other; those already set can be changed.
xwing-refused-disarmed = The ship is disarmed and cannot attack this round.
xwing-refused-dock = A ship docks only with a friendly carrier that takes its type and has room: before ships are placed, or at range 0 in the system phase.
xwing-refused-evade = An evade token changes one blank or focus result, and there is none, or no token.
xwing-refused-focus = A focus token changes focus results, and there is none, or no token.
xwing-refused-force = There is no focus result for the Force to change.
xwing-refused-friend = Only enemy ships can be attacked.
xwing-refused-ion-action = An ionised ship can only focus.
xwing-refused-jam = The jammed ship has no such token or lock to lose.
xwing-refused-jam-range = Only a ship at range 1 can be jammed.
xwing-refused-line-clear = Every shortest line is clear: the attack cannot be obstructed.
xwing-refused-line-obstructed = Every shortest line crosses an obstacle: the attack is obstructed.
xwing-refused-linked = Only the linked action may follow.
xwing-refused-lock = Only another ship at range 0–3 that is not locked yet can be locked.
xwing-refused-mandatory = Something here is not a choice: resolve it first.
xwing-refused-marker-edge = A hyperspace marker lies beyond range 1 of every edge.
xwing-refused-marker-marker = The second hyperspace marker lies beyond range 3 of the first.
xwing-refused-marker-obstacle = A hyperspace marker may not touch an obstacle.
xwing-refused-no-dial = This ship gets no dial: it is ionised or not in play.
xwing-refused-no-force = The ship has no Force charge left.
xwing-refused-no-such-obstacle = This obstacle is not among those left: choose one of them.
xwing-refused-no-such-target = There is no such ship to attack.
xwing-refused-no-such-weapon = The ship has no such weapon.
xwing-refused-not-due-to-place = Another ship is due first: ships are placed from the lowest initiative.
xwing-refused-not-next = It is not this ship’s turn.
xwing-refused-not-on-bar = This action is not on the ship’s bar.
xwing-refused-not-on-dial = This maneuver is not on the ship’s dial.
xwing-refused-not-your-ship = Set the dials of your own ships.
xwing-refused-obstacle-edge = Obstacles lie beyond range 2 of every edge: move it inwards.
xwing-refused-obstacle-near = Obstacles lie beyond range 1 of one another: move it away.
xwing-refused-on-asteroid = A ship at range 0 of an asteroid cannot attack.
xwing-refused-performed = The ship has performed this action this round already.
xwing-refused-range = The target is not at attack range 1–3.
xwing-refused-reload = Only a torpedo, missile or device with a spent charge can be reloaded.
xwing-refused-repair = This damage card cannot be repaired like this.
xwing-refused-replacement = These ships cannot replace the lost one: their threat must be one more than its own.
xwing-refused-requirement = The weapon’s requirement is not met: it needs a lock on the target, or the token it names.
xwing-refused-reroll = These dice cannot be rerolled: a die is rerolled once at most, and the effect says how many.
xwing-refused-roll = The barrel roll does not fit: it would overlap a ship or an obstacle, or leave the play area.
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
xwing-refused-template = No card lets the ship lay the device in that way.
xwing-refused-touching = Ships that touch cannot attack each other.
xwing-refused-weapon-cost = The weapon’s cost cannot be paid.
xwing-refused-weapon-range = The target is not at a range this weapon reaches.
