# The battle of Endor.

endor-setup-players = The battle of Endor is for two or four players, not { $players }.

## Orders and cards

endor-order-x = X-wing
endor-order-y = Y-wing
endor-order-b = B-wing
endor-order-falcon = Falcon
endor-order-assault = Shield Assault
endor-order-luke = Luke
endor-order-redemption = Redemption
endor-order-tie = TIE
endor-order-executor = Executor
endor-order-death-star = Death Star
endor-order-ambush = Shield Ambush
endor-order-vader = Vader
endor-order-emperor = Emperor

endor-card = { $orders-slash }
    .or = { $orders-or }

## Ships and places

# `.how` completes "Move ..".
endor-ships-x = X-wings
    .how = any number of X-wings from one place to an adjacent sector
endor-ships-y = Y-wings
    .how = any number of Y-wings from one place to an adjacent sector
endor-ships-b = B-wings
    .how = any number of B-wings from one place to an adjacent sector
endor-ships-tie = TIE fighters
    .how = any number of TIE fighters from one sector to an adjacent one
endor-ship-falcon = the Falcon
    .how = the Falcon by one or two sectors
endor-ship-executor = the Executor
    .how = the Executor by one or two sectors

endor-fighters-x = { $count ->
    [one] 1 X-wing
   *[other] { $count } X-wings
}
endor-fighters-y = { $count ->
    [one] 1 Y-wing
   *[other] { $count } Y-wings
}
endor-fighters-b = { $count ->
    [one] 1 B-wing
   *[other] { $count } B-wings
}
endor-fighters-tie = { $count ->
    [one] 1 TIE fighter
   *[other] { $count } TIE fighters
}
endor-fighters = { $list }

endor-place-sector = sector { $name }
    .in = in sector { $name }
endor-place-marker = fleet marker { $name }
    .in = on fleet marker { $name }
endor-place-death-star = the Death Star
    .in = at the Death Star

# `.choose` is the label of a choice.
endor-hits = { $list }
    .choose = Hit { $list }
endor-hits-none = nothing
    .choose = Hit nothing
endor-hits-special = { $count ->
    [one] { $ship }
    [2] { $ship } twice
   *[other] { $ship } { $count } times
}
endor-hits-marker = the fleet marker

## What is asked

endor-ask-prepare = { $count ->
    [one] Prepare your order pile: choose 1 card from your hand.
   *[other] Prepare your order pile: choose { $count } cards from your hand, first order first.
}
endor-ask-order = Give one order of the revealed card: { $card-or }.
endor-ask-move = Move { $ships-how }, or stay in place.
endor-ask-move-tie = Deploy TIE fighters from the reserve, move any number of them from one sector to an adjacent one, or stay in place.
endor-ask-attack = Attack with { $ships }, or hold fire.
endor-ask-attack-from = Attack with { $ships } from { $from }, or hold fire.
endor-ask-assign = You rolled { $dice }: choose what to hit { $place-in }.
endor-ask-fire = Choose the target of the Death Star.
endor-ask-advance = You rolled { $dice }: choose how far the strike team advances.

## What can be answered

endor-choice-prepare = { CAP($cards-then) }
endor-choice-order = { $order } order
endor-choice-pass = Give no order
endor-choice-stay = Stay in place
endor-choice-move = { $count ->
    [one] Move 1 fighter from { $from } to { $to }
   *[other] Move { $count } fighters from { $from } to { $to }
}
endor-choice-fly = Fly to { $to }
endor-choice-deploy = Deploy TIE fighters next to the Executor
endor-choice-hold = Hold fire
endor-choice-attack = Attack { $target } from { $from }
endor-choice-assign = { $hits-choose }
endor-choice-fire = Fire at { $target }
endor-choice-advance = { $spaces ->
    [0] Do not advance
    [one] Advance 1 space
   *[other] Advance { $spaces } spaces
}

## What happened. In the past: it reads the same for "the Rebels" and for "the Empire".

endor-log-shuffled = { CAP($side-deck) } was shuffled.
endor-log-drew = { $count ->
    [one] { CAP($seat) } drew 1 card.
   *[other] { CAP($seat) } drew { $count } cards.
}
endor-log-drew-cards = { $count ->
    [one] { CAP($seat) } drew 1 card: { $cards }.
   *[other] { CAP($seat) } drew { $count } cards: { $cards }.
}
endor-log-prepared = { CAP($seat) } prepared an order pile.
endor-log-prepared-cards = { CAP($seat) } prepared { $cards-then }.
endor-log-bonus = { $count ->
    [one] { CAP($seat) } slid 1 unseen card under the order pile.
   *[other] { CAP($seat) } slid { $count } unseen cards under the order pile.
}
endor-log-round = Round { $number } begins.
endor-log-revealed = { CAP($seat) } revealed { $card }.
endor-log-ordered = { CAP($seat) } gave the { $order } order.
endor-log-passed = { CAP($seat) } gave no order.
endor-log-moved = { $ships } moved from { $from } to { $to }.
endor-log-flew = { CAP($ship) } flew from { $from } to { $to }.
endor-log-deployed = { $count ->
    [one] 1 TIE fighter was deployed { $place-in }.
   *[other] { $count } TIE fighters were deployed { $place-in }.
}
endor-log-attacked = { $dice ->
    [one] { CAP($ships) } attacked { $target } from { $from } with 1 die.
   *[other] { CAP($ships) } attacked { $target } from { $from } with { $dice } dice.
}
endor-log-aimed = The Death Star aimed at { $target }.
endor-log-rolled = { CAP($seat) } rolled { $dice }.
endor-log-assigned = The dice hit { $hits } { $place-in }.
endor-log-destroyed = { $count ->
    [one] { $ships } was destroyed { $place-in }.
   *[other] { $ships } were destroyed { $place-in }.
}
endor-log-hit = { CAP($ship) } took { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}{ $left ->
    [0] .
   *[other] ; { $left } more will destroy it.
}
endor-log-lost = { CAP($ship) } was destroyed { $place-in }.
endor-log-marker-lost = { CAP($place) } was destroyed.
endor-log-reserve-lost = { $count ->
    [one] The last TIE fighter in reserve was lost with the Executor.
   *[other] The { $count } TIE fighters in reserve were lost with the Executor.
}
endor-log-cleared = { CAP($place) } was cleared.
endor-log-missed = The attack on { $target } missed.
endor-log-earned = { $count ->
    [one] { CAP($seat) } earned 1 bonus order.
   *[other] { CAP($seat) } earned { $count } bonus orders.
}
endor-log-advanced = { $spaces ->
    [0] The strike team did not advance.
   *[other] The strike team advanced { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, to space { $to }{ $troopers ->
        [0] .
        [one] , and drove off 1 stormtrooper.
       *[other] , and drove off { $troopers } stormtroopers.
    }
}
endor-log-shields-down = The shields are down: the Death Star can be attacked.
endor-log-ambushed = { $count ->
    [one] 1 stormtrooper lay in ambush on space { $first }.
   *[other] { $count } stormtroopers lay in ambush, from space { $first } to space { $last }.
}
endor-log-luke-hit = { $hits ->
    [0] Luke parried every blow.
   *[other] Luke took { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }{ $left ->
        [0] .
       *[other] ; { $left } more will strike him down.
    }
}
endor-log-vader-hit = { $hits ->
    [0] Vader parried every blow.
   *[other] Vader took { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }{ $left ->
        [0] .
       *[other] ; { $left } more will strike him down.
    }
}
endor-log-luke-fell = Luke fell: he is out of the duel.
endor-log-vader-fell = Vader fell: he is out of the duel.
endor-log-redeemed = Vader was redeemed and took the Emperor with him: both are out of the duel.
endor-log-won-death-star = The Death Star exploded: victory for { $side }!
endor-log-won-rebels-destroyed = The Rebel fleet was destroyed: victory for { $side }!

## Refusals: why not, and what would be possible

endor-refused-count = { $count ->
    [one] Your order pile takes exactly 1 card: choose 1.
   *[other] Your order pile takes exactly { $count } cards: choose { $count }.
}
endor-refused-not-in-hand = One of those cards is not in your hand: choose among the cards you hold.
endor-refused-not-on-card = The revealed card does not show that order: choose one of the orders on it.
endor-refused-must-order = At least one order of this card can be given, and here it must be: choose one.
endor-refused-no-ships = None of those ships is left: choose another order of the card, or give none.
endor-refused-shields-down = The shields are already down, so this order serves no purpose: choose another, or give none.
endor-refused-no-troopers = The Empire has no stormtrooper left in supply: choose another order, or give none.
endor-refused-no-space-ahead = No free space is left ahead of the strike team: choose another order, or give none.
endor-refused-luke-fell = Luke is out of the duel: choose another order, or give none.
endor-refused-vader-fell = Vader is out of the duel: choose another order, or give none.
endor-refused-redeemed = The Emperor fell with Vader’s redemption: choose another order, or give none.
endor-refused-not-on-red = Vader is not on a red space: hit him until he is, or choose another order.
endor-refused-death-star = No ship enters or leaves the Death Star’s own sector: choose one of the numbered sectors.
endor-refused-marker = No ship can move onto a fleet marker: choose a sector.
endor-refused-not-adjacent = That sector is not adjacent: choose a sector next to the ships you move.
endor-refused-enemy-there = That sector holds enemy ships: choose an empty sector or one with your own ships.
endor-refused-not-so-many = There are not that many fighters of this type there: move between one and all of them.
endor-refused-out-of-reach = The ship cannot get there: choose a sector one or two steps away, with no enemy in between.
endor-refused-no-executor = TIE fighters deploy next to the Executor, and it is destroyed: move some or stay in place.
endor-refused-no-reserve = The reserve is empty: move TIE fighters or stay in place.
endor-refused-not-from-there = The attack cannot start there: attack from where the ordered ships stand now.
endor-refused-own-death-star = The Empire cannot attack its own Death Star: choose a sector with Rebel ships, or hold fire.
endor-refused-shields-up = The shields still protect the Death Star: bring the strike team to the end of its track first.
endor-refused-not-connected = The target is too far from there: attack an adjacent place, or hold fire.
endor-refused-no-enemy = There is no enemy to attack there: choose a place with enemy ships, or hold fire.
endor-refused-no-dice = No ship there can roll a die for this attack: choose another place, or hold fire.
endor-refused-one-ship-per-die = That is more hits than there are dice: each die hits one ship at most.
endor-refused-no-such-target = That ship is not there, or cannot take so many hits: choose among the ships under attack.
endor-refused-die-too-low = The dice are too low for that: 3 or more for an X-wing or a TIE fighter, 4 for a Y-wing, 5 for anything else.
endor-refused-fleet-first = Fleet markers are still face up: the Death Star must aim at one of them.
endor-refused-not-a-sector = The Death Star cannot aim at that: choose a sector.
endor-refused-too-far = The dice do not carry the strike team that far: choose fewer spaces.

## Rulings players may read otherwise: `endor-policy-NAME` and `endor-policy-NAME-VALUE`

endor-policy-reshuffle = Reshuffling
endor-policy-reshuffle-when-needed = The discard pile becomes a deck when a card is due and none is left.
endor-policy-reshuffle-at-once = The discard pile becomes a deck as soon as the last card is drawn.
endor-policy-decline = Giving no order
endor-policy-decline-allowed = A player may always give none of a card’s orders.
endor-policy-decline-only-when-stuck = Only when none of the card’s orders can be given.
endor-policy-marker-fire = Firing from a fleet marker
endor-policy-marker-fire-allowed = Fighters still on their marker may attack the sector it touches.
endor-policy-marker-fire-launch-first = Fighters must leave their marker before they attack.
endor-policy-dice = Dice after a move
endor-policy-dice-whole-type = All ships of the ordered type in the sector roll.
endor-policy-dice-moved-only = Only the ships that moved roll; all do when none moved.
endor-policy-attack-from = Where an attack starts
endor-policy-attack-from-destination = Ships that moved attack from where they arrived.
endor-policy-attack-from-anywhere = Even after a move, from any one place with ships of the type.
endor-policy-marker-bonus = Bonus for a fleet marker
endor-policy-marker-bonus-none = Destroying a fleet marker earns no bonus order.
endor-policy-marker-bonus-one = Destroying a fleet marker earns one bonus order.
endor-policy-death-star-bonus = Bonus for the Death Star
endor-policy-death-star-bonus-one = A sector cleared by the Death Star earns one bonus order.
endor-policy-death-star-bonus-none = A sector cleared by the Death Star earns nothing.
endor-policy-shield-end = End of the shield track
endor-policy-shield-end-last-space = The shields fall when the strike team enters the last space.
endor-policy-shield-end-one-beyond = The strike team must take one more step, beyond the last space.
endor-policy-ambush = Ambush
endor-policy-ambush-next-uncovered = Stormtroopers take the next three free spaces.
endor-policy-ambush-three-ahead = Stormtroopers take only what is free among the next three spaces.
endor-policy-lone-emperor = The Emperor without Vader
endor-policy-lone-emperor-strikes = The Emperor still strikes after Vader was killed.
endor-policy-lone-emperor-silent = The Emperor order is lost with Vader.
endor-policy-redemption = Redemption without Luke
endor-policy-redemption-needs-luke = Luke must still be in the duel.
endor-policy-redemption-always = Vader on a red space is enough.
endor-policy-redemption-bonus = Bonus for Redemption
endor-policy-redemption-bonus-five = Five bonus orders in all.
endor-policy-redemption-bonus-eight = Five bonus orders, and three more for Vader’s fall.
endor-policy-empire-victory = What the Empire must destroy
endor-policy-empire-victory-whole-fleet = All fighters, the Falcon and every fleet marker.
endor-policy-empire-victory-ships-only = All fighters and the Falcon; fleet markers do not count.
endor-policy-first-seat = First seat with four players
endor-policy-first-seat-rebel-1 = Rebel 1 opens every round.
endor-policy-first-seat-rotates = Rebel 1 and Rebel 2 open the rounds by turns.
