# Each game in two minutes, and lessons.

## The page

web-teach-minutes = { $game } in two minutes
web-teach-about = What happens in a battle, picture by picture. Every picture is a real position: the rules behind it can be opened and played.
web-teach-play = Play the first battle, with a guide
web-teach-lessons = Lessons
web-teach-lessons-about = A lesson shows a position and asks what will happen, then shows it; and it hands you the controls, with one goal at a time.
web-teach-lesson-count = { $count ->
    [one] 1 position
   *[other] { $count } positions
}
web-teach-rules = All the rules, numbered
web-teach-see = This position, step by step
web-teach-at = { $at } of { $last }
web-teach-right = That is it.
web-teach-wrong = Not quite: look at the table.
web-teach-next = Go on
web-teach-again = Start this lesson again
web-teach-done = Lesson learnt
web-teach-score = Right at the first try: { $right } of { $all }.
web-teach-other = Next lesson: { $lesson }
web-teach-build = Build a squadron
web-teach-goal = Your goal
web-teach-hint = Hint
web-teach-done-task = Well done.
web-teach-failed-task = Not this time.
web-teach-retry = Try again
web-teach-skip = Go on all the same
web-teach-otherwise = Play it differently
web-teach-nowhere = There is no such lesson.

## Names of lessons

web-teach-lesson-xwing2e-dice = Actions and dice
web-teach-lesson-xwing2e-rocks = Obstacles and other ships
web-teach-lesson-xwing2e-squad = A squadron of your own
web-teach-lesson-starfighter-chain = Reading a chain
web-teach-lesson-endor-fronts = The three fronts

## X-Wing in two minutes

web-teach-title-x-goal = Two squadrons, one table
web-teach-text-x-goal = Each player flies a few ships. Whoever has the last ship on the table wins. A ship that leaves the table is lost.
web-teach-title-x-dial = Plan in secret
web-teach-text-x-dial = Every ship has a dial of maneuvers. All players choose at the same time, and nobody sees the others’ dials: guess where the enemy will be.
web-teach-title-x-fly = Fly
web-teach-text-x-fly = Dials are turned over, from the least skilled pilot to the most. A ship flies exactly along its template. One that would end on another ship stops before it, and has no action.
web-teach-title-x-act = Act
web-teach-text-x-act = Right after flying, a ship may do one thing: focus, evade, lock a target, or slip aside. Red maneuvers cost stress, and a stressed ship cannot act.
web-teach-title-x-fire = Fire
web-teach-text-x-fire = Now the best pilots go first. The enemy must be in the firing arc and at range 3 or nearer. Red dice attack, green dice defend: each evade cancels a hit.
web-teach-title-x-hurt = Take damage
web-teach-text-x-hurt = Hits take shields away first, then each deals a damage card. A critical hit turns its card face up: an engine stutters, a pilot is blinded. No hull left: the ship is destroyed.

## Starfighter in two minutes

web-teach-title-s-goal = Two cruisers face to face
web-teach-text-s-goal = Each side has a cruiser of five sectors. Bring the other’s armour to 0.
web-teach-title-s-place = Place cards
web-teach-text-s-place = Players take turns to lay one card into a sector. A new card covers the upper half of the one below it, and what is covered counts no more.
web-teach-title-s-chain = Set off chains
web-teach-text-s-chain = An effect happens whenever it comes into view. One card moved aside may uncover the next effect, and that one another.
web-teach-title-s-face = Mind the shift
web-teach-text-s-face = Whoever passes first takes the initiative: they may shift their cruiser by a sector, and only sectors that face each other fight.
web-teach-title-s-fight = Fight
web-teach-text-s-fight = In each pair of sectors all fighters in view shoot. Damage goes to the topmost card, then to the next one, and what is left over to the cruiser.
web-teach-title-s-end = Draw and go on
web-teach-text-s-end = Every Draw symbol that is still uncovered brings a card. When an armour has come to 0, the round is played to its end, and the higher armour wins.

## Endor in two minutes

web-teach-title-e-goal = Three battles at once
web-teach-text-e-goal = The Rebels must bring the shields down on the moon, then hit the Death Star with a single 6. The Empire must destroy every Rebel ship before.
web-teach-title-e-pile = Three cards, face down
web-teach-text-e-pile = Each round both sides choose three of their cards and lay them face down, in the order in which they will be played.
web-teach-title-e-space = In space
web-teach-text-e-space = In turn, each side turns a card over and gives one of its orders. A fleet order moves ships of one kind, then attacks with a die for each of them, five at most.
web-teach-title-e-shield = On the moon
web-teach-text-e-shield = The strike team walks along a track, one space for each die that is high enough. Stormtroopers in ambush make spaces harder.
web-teach-title-e-duel = In the throne room
web-teach-text-e-duel = Luke and Vader strike at each other with four dice. Whoever falls gives the other side extra orders; a Vader who is nearly beaten can be redeemed.
web-teach-title-e-end = One 6
web-teach-text-e-end = With the shields down, Rebel ships in the inner ring may attack the Death Star. One 6, and the battle is over.

## X-Wing: actions and dice

web-teach-title-focus = Focus
web-teach-text-focus = Luke attacks and rolls two eyes and a blank. He has one focus token.
web-teach-ask-focus = How many hits does the token make?
web-teach-answer-focus-1 = One
web-teach-answer-focus-2 = Two
web-teach-answer-focus-3 = Three
web-teach-after-focus = One token turns every eye: two hits. Blanks stay blank. In defence the same token would turn eyes into evades, so keep it for the dice that matter.
web-teach-title-lock = The lock
web-teach-text-lock = The escort locked this TIE a round ago. Now it attacks at range 1, with two blanks and two hits.
web-teach-ask-lock = What is the lock good for?
web-teach-answer-lock-1 = A die more
web-teach-answer-lock-2 = One die is rolled again
web-teach-answer-lock-3 = As many dice as it likes are rolled again, once
web-teach-after-lock = Spent, the lock lets it reroll as many dice as it likes, each once. It waits until it is needed: locks are not lost at the end of a round.
web-teach-title-evade = Evade
web-teach-text-evade = Two hits are coming. The ace rolled an evade, an eye and a blank, and has an evade token.
web-teach-ask-evade = What gets through?
web-teach-answer-evade-1 = Both hits
web-teach-answer-evade-2 = One hit
web-teach-answer-evade-3 = Nothing
web-teach-after-evade = The token turns the eye or the blank into an evade: two evades against two hits, and the attack misses.
web-teach-title-range = Range
web-teach-text-range = This X-wing attacks with three dice, and the TIE before it is at range 1.
web-teach-ask-range = How many dice does it roll?
web-teach-answer-range-1 = Two
web-teach-answer-range-2 = Three
web-teach-answer-range-3 = Four
web-teach-after-range = At range 1 the attacker rolls one die more; at range 3 the defender does. Come near when you shoot, stay far when you are shot at.
web-teach-title-stress = Stress
web-teach-text-stress = The dial of the X-wing on the right shows a red maneuver, a Koiogran turn. The other one flies first.
web-teach-ask-stress = May it act after its maneuver?
web-teach-answer-stress-1 = Yes, like any other
web-teach-answer-stress-2 = No
web-teach-after-stress = A red maneuver gives a stress token before the action, and a stressed ship cannot act. A blue maneuver takes the stress away again.

## X-Wing: obstacles

web-teach-title-rock = An asteroid
web-teach-text-rock = The X-wing on the left has flown straight over an asteroid.
web-teach-ask-rock = What happens?
web-teach-answer-rock-1 = It stops before it
web-teach-answer-rock-2 = It rolls a die for damage and has no action
web-teach-answer-rock-3 = It is destroyed
web-teach-after-rock = Nothing stops it, but it rolls one die: a hit is a damage, a critical hit a critical damage. And it does not act this round.
web-teach-title-obstructed = Something in between
web-teach-text-obstructed = The line of this attack crosses an asteroid and debris. The defender has agility 2.
web-teach-ask-obstructed = How many dice does the defender roll?
web-teach-answer-obstructed-1 = Two
web-teach-answer-obstructed-2 = Three
web-teach-answer-obstructed-3 = Four
web-teach-after-obstructed = Obstructed gives one die more, however many things lie in between. A rock between you and the enemy is a good rock.
web-teach-title-debris = Debris
web-teach-text-debris = The X-wing on the left has flown over debris.
web-teach-ask-debris = What does debris do?
web-teach-answer-debris-1 = The same as an asteroid
web-teach-answer-debris-2 = A stress token, and a die of which only a critical hit hurts
web-teach-answer-debris-3 = Nothing
web-teach-after-debris = Debris stresses, and stress stops the action. The die is gentler: only a critical hit hurts.
web-teach-title-bump = A ship in the way
web-teach-text-bump = The X-wing in the middle will fly 2 straight. A TIE stands where it would end, nearer by half a millimetre.
web-teach-ask-bump = Where does it end?
web-teach-answer-bump-1 = Behind the TIE
web-teach-answer-bump-2 = Touching the TIE, without an action
web-teach-answer-bump-3 = Both suffer a damage
web-teach-after-bump = It moves back until it no longer overlaps, touches the TIE and has no action; and the two cannot attack each other. Standing in somebody’s way is a weapon.

## X-Wing: a squadron

web-teach-title-initiative = Initiative
web-teach-text-initiative = Every pilot has an initiative. Here are Luke (5), a Black Squadron Ace (3), an escort (2) and an Academy Pilot (1).
web-teach-ask-initiative = Who shoots first?
web-teach-answer-initiative-1 = The Academy Pilot
web-teach-answer-initiative-2 = Luke
web-teach-answer-initiative-3 = Whoever won the last round
web-teach-after-initiative = The highest initiative shoots first and flies last, seeing where all others went. Such pilots cost more points.
web-teach-title-points = Points
web-teach-text-points = Pilots and their upgrades cost points. The usual battle is fought with 200 on each side.
web-teach-ask-points = Your squadron comes to 198. May you play it?
web-teach-answer-points-1 = No, it must be 200
web-teach-answer-points-2 = Yes: 200 is the most
web-teach-after-points = Up to 200. Whoever has fewer points decides who is the first player, so the two points left are not wasted.
web-teach-title-limited = One of a kind
web-teach-text-limited = A dot before a name says how many copies of the card a squadron may hold. Luke Skywalker has one.
web-teach-ask-limited = May two Lukes fly together?
web-teach-answer-limited-1 = No
web-teach-answer-limited-2 = Yes, with different upgrades
web-teach-after-limited = One dot: one copy. Pilots without a dot come in any number: eight Academy Pilots are a swarm, and a good one. The builder says what does not fit, and why.

## Starfighter: a chain

web-teach-title-cover = What is covered
web-teach-text-cover = The card below shows three fighters in its upper half. A card with one fighter in each half is laid over it.
web-teach-ask-cover = How many fighters count in this sector?
web-teach-answer-cover-1 = Two
web-teach-answer-cover-2 = Three
web-teach-answer-cover-3 = Five
web-teach-after-cover = The new card covers the three: only its own two count. Cover what has done its work, not what still shoots.
web-teach-title-uncover = What comes into view
web-teach-text-uncover = A lateral move takes a card aside. Below it lies a card with a hit on the enemy cruiser in its upper half.
web-teach-ask-uncover = What about the effect below?
web-teach-answer-uncover-1 = Nothing: it had its turn
web-teach-answer-uncover-2 = It comes into view, and happens
web-teach-after-uncover = An effect happens every time it comes into view. That is what chains are made of: uncover your own effects, again and again.
web-teach-title-lost = What is lost
web-teach-text-lost = A new card has two effects. Its owner begins with the lower one, a vertical move that lays another card on top.
web-teach-ask-lost = What about the effect in its upper half?
web-teach-answer-lost-1 = It is lost
web-teach-answer-lost-2 = It happens afterwards
web-teach-after-lost = Effects wait for their turn, and one that is covered meanwhile is lost. The order is yours: think before you begin.
web-teach-title-chain = A whole chain
web-teach-text-chain = One card was laid, with a lateral move. Below other cards lie a vertical move, a pivot, a destruction and a hit.
web-teach-ask-chain = How many effects can it set off?
web-teach-answer-chain-1 = One
web-teach-answer-chain-2 = Three
web-teach-answer-chain-3 = Five
web-teach-after-chain = Each effect uncovers the next, and the last one hits the enemy cruiser: five effects with one card. Before you choose, the board shows how the chain begins.
web-teach-title-battle = The battle
web-teach-text-battle = Seven fighters shoot at a sector with two cards of two fighters each.
web-teach-ask-battle = Where does the damage go?
web-teach-answer-battle-1 = The topmost card takes it all
web-teach-answer-battle-2 = Both cards are destroyed, and three reach the cruiser
web-teach-answer-battle-3 = All seven reach the cruiser
web-teach-after-battle = From the topmost card down, and what is left over goes to the armour. A sector without cards leaves the cruiser bare.

## Endor: three fronts

web-teach-title-fleet = In space
web-teach-text-fleet = Four of seven X-wings have moved to M3 and attack two TIE fighters beside it.
web-teach-ask-fleet = How many dice do they roll?
web-teach-answer-fleet-1 = Four
web-teach-answer-fleet-2 = Five
web-teach-answer-fleet-3 = Seven
web-teach-after-fleet = One die for each ship of the ordered kind that is there, five at most. A TIE fighter falls to a 3 or more.
web-teach-title-bonus = A bonus order
web-teach-text-bonus = The dice have fallen, and the last TIE fighter of the sector is about to fall.
web-teach-ask-bonus = What does a cleared sector bring?
web-teach-answer-bonus-1 = Nothing
web-teach-answer-bonus-2 = One order more, unseen, under the pile
web-teach-answer-bonus-3 = The next turn
web-teach-after-bonus = Clearing a sector earns a bonus order: a card slides unseen under your pile and is played this round. Finishing a squadron is worth more than hurting two.
web-teach-title-ambush = On the moon
web-teach-text-ambush = The Empire orders an ambush. The strike team stands on space 4.
web-teach-ask-ambush = Where do the stormtroopers go?
web-teach-answer-ambush-1 = On the team
web-teach-answer-ambush-2 = On the three spaces ahead of it
web-teach-answer-ambush-3 = To the end of the track
web-teach-after-ambush = Each one raises the number of its space by one. The team needs higher dice there, and the Empire gains time.
web-teach-title-duel = In the throne room
web-teach-text-duel = Luke strikes: four dice.
web-teach-ask-duel = Which dice hit?
web-teach-answer-duel-1 = Only sixes
web-teach-answer-duel-2 = 4, 5 and 6
web-teach-answer-duel-3 = The highest one
web-teach-after-duel = Half of the faces hit. Vader falls to his thirteenth hit, Luke to his twelfth; on his last three spaces Vader can be redeemed instead, which earns five orders.
web-teach-title-six = The Death Star
web-teach-text-six = The shields are down, the Falcon is in the inner ring and rolls two dice against the Death Star.
web-teach-ask-six = What must fall?
web-teach-answer-six-1 = Two sixes
web-teach-answer-six-2 = One six
web-teach-answer-six-3 = Seven in all
web-teach-after-six = One 6, and the battle is won on the spot, whatever else was planned. Until the shields are down, nothing can touch it: the moon comes first.

## Played: X-Wing

web-teach-title-play-lock = Your turn: an action
web-teach-text-play-lock = Your X-wing has just flown. A TIE is ahead of it, too far for a sure shot this round.
web-teach-ask-play-lock = Choose the action that will let you reroll dice against this TIE.
web-teach-hint-play-lock-1 = A focus token changes dice, and leaves at the end of the round. Something else stays until it is spent.
web-teach-hint-play-lock-2 = Lock the Academy Pilot straight ahead.
web-teach-praise-play-lock = The lock stays on the TIE until you spend it: then you reroll as many attack dice as you like.
web-teach-fail-play-lock-other = That helps, but it rerolls nothing: only a lock does.
web-teach-fail-play-lock-friend = That is a lock on your own wingman. Lock the TIE.
web-teach-fail-play-lock-none = Without an action there is nothing to help the dice.
web-teach-title-play-range = Your turn: get close
web-teach-text-play-range = The TIE ahead has its dial set: it will fly 2 straight, towards you. Set your dial, choose an action and attack.
web-teach-ask-play-range = Attack the TIE at range 1, with four dice.
web-teach-hint-play-range-1 = The TIE moves first. Think of where it will be, not of where it is.
web-teach-hint-play-range-2 = 3 straight brings you close without a collision.
web-teach-praise-play-range = At range 1 the attacker rolls one die more: four dice with an X-wing.
web-teach-fail-play-range-far = An attack, but not at range 1: three dice only. Fly a little farther.
web-teach-fail-play-range-none = No attack: the TIE must end in your arc and within range 3. Fly towards it.
web-teach-fail-play-range-bumped = You have run into the TIE: ships that touch cannot attack each other. Fly a little less far.
web-teach-fail-play-range-fled = Your ship has left the table, and is lost.
web-teach-title-play-rock = Your turn: around the rock
web-teach-text-play-rock = An asteroid lies straight ahead of your X-wing. Point at a maneuver to see where it leads before you choose it.
web-teach-ask-play-rock = Fly without touching an asteroid, neither with the template nor with the base.
web-teach-hint-play-rock-1 = Straight ahead every speed leads over the rock, or onto it.
web-teach-hint-play-rock-2 = Turn sharply: 2 to the left or to the right.
web-teach-praise-play-rock = The template and the final base stayed clear: no die, and your action is yours.
web-teach-fail-play-rock-rock = The template or the base lay on an asteroid: a die for damage, and no action this round.
web-teach-fail-play-rock-fled = Your ship has left the table, and is lost.

## Played: a squadron fires

web-teach-title-play-target = Your turn: whom to shoot
web-teach-text-play-target = Luke fires first, and two TIE fighters are in his arc. One of them has 2 damage cards of the 3 it can take.
web-teach-ask-play-target = Attack where the enemy loses a ship soonest.
web-teach-hint-play-target-1 = A damaged ship fires with as many dice as a fresh one, until it is gone.
web-teach-hint-play-target-2 = Look at the pips of the two TIEs: the right one needs only one hit more.
web-teach-praise-play-target = One more damage destroys it, and it never fires again. A squadron shoots at one ship after another, not at all at once.
web-teach-fail-play-target-fresh = That one can take three hits: both will probably fire back. Finish the damaged one first.
web-teach-fail-play-target-none = You did not attack: both TIEs fire back unharmed.

## Played: a chain

web-teach-title-play-chain = Your turn: a chain
web-teach-text-play-chain = You have just placed a card with a lateral move: it moves a card of yours to the next sector. Under other cards lie a vertical move, a pivot, a destruction and a hit.
web-teach-ask-play-chain = Set off at least three more effects.
web-teach-hint-play-chain-1 = Move a card away that covers an effect: what is uncovered is triggered at once.
web-teach-hint-play-chain-2 = Move the upper card of the first sector aside: the vertical move under it appears. Use it to bring the pivot to the top, and pivot a covered card.
web-teach-praise-play-chain = Each effect uncovered the next one, and an effect that appears is triggered at once.
web-teach-fail-play-chain-short = The chain has stopped: nothing new was uncovered. Move the cards that lie on effects.

## Played: fronts

web-teach-title-play-clear = Your turn: in space
web-teach-text-play-clear = Three X-wings in M1. Two TIE fighters are in M2, one is in M7. Your card is turned over: give the X-wing order and attack.
web-teach-ask-play-clear = Clear a sector, and earn a bonus order.
web-teach-hint-play-clear-1 = You have three dice, and each 3 or more destroys a TIE. Which sector is emptied more surely?
web-teach-hint-play-clear-2 = X-wing order, stay where you are, attack M7.
web-teach-praise-play-clear = An attack that leaves a sector empty earns an order more: aim where you can empty one.
web-teach-fail-play-clear-many = Two TIE fighters need two good dice, and one was left: nothing is earned. In M7 there is only one.
web-teach-fail-play-clear-dice = Well aimed: three dice fail against one TIE only once in 27 times. Try again.
web-teach-fail-play-clear-order = That was no attack in space: the X-wing order is the one that can clear a sector.
web-teach-title-play-fronts = Your turn: a pile
web-teach-text-play-fronts = A new round: lay three cards. Each will give one of its orders. All have ships on them; some have an assault on the moon, others Luke.
web-teach-ask-play-fronts = Lay a pile with which you can act on all three fronts.
web-teach-hint-play-fronts-1 = One card for the moon, another for the throne room; the third may be any.
web-teach-hint-play-fronts-2 = For example a card with an assault, a card with Luke, and one more.
web-teach-praise-play-fronts = An assault, Luke and ships: three cards, three fronts. Which of them matters most is decided card by card.
web-teach-fail-play-fronts-moon = No card of this pile leads to the moon: the shields stay up another round.
web-teach-fail-play-fronts-throne = No card is left for Luke: Vader strikes unanswered.
