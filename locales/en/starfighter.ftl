# Starfighter.

## Set-ups that have a name: `starfighter-setup-NAME`

starfighter-setup-training = The green cards and eight simple effects; each takes Ares or Athena.
starfighter-setup-intermediate = Forty cards: the effects of training, and Flip; all four cruisers.
starfighter-setup-skirmish = All cards, all effects, all cruisers; both draw from one pile.
starfighter-setup-total-war = Each draws from a deck of their own; all cards, unless you bring a deck.

## What cannot be played

starfighter-start-boxes = There are one or two boxes, not { $boxes }.
starfighter-start-first = The first player is seat 0 or seat 1, not { $first }.
starfighter-start-no-decks = Only total war is played with decks of one’s own: leave them out, or choose total war.
starfighter-start-own-piles = In total war each player draws from a pile of their own: the pile cannot be common.

starfighter-deck-small = { $count ->
    [one] A deck has at least { $least } cards and this one has 1: add { $missing }.
   *[other] A deck has at least { $least } cards and this one has { $count }: add { $missing }.
}
starfighter-deck-twice = Card { $card } is in the deck { $count } times: keep one.
starfighter-deck-unknown = There is no card { $card }: take it out, or correct its number.
starfighter-deck-shared = Card { $card } is in both decks, and one box holds it only once: one of you must do without it, or take two boxes.
starfighter-deck-unread = “{ $word }” is no card: a card is written as two numbers with a dash, like 3-10.
starfighter-deck-cruiser = There is no cruiser { $cruiser }: take one of the pack, or leave the line out.

## Who and what

starfighter-seat-one = Player 1
starfighter-seat-two = Player 2

starfighter-mode-training = Training
starfighter-mode-intermediate = Intermediate
starfighter-mode-skirmish = Skirmish
starfighter-mode-total-war = Total war

starfighter-effect-draw = Draw
starfighter-effect-lateral = Lateral move
starfighter-effect-vertical = Vertical move
starfighter-effect-free = Free move
starfighter-effect-pivot = Pivot
starfighter-effect-destroy = Destroy
starfighter-effect-hit-enemy = Hit on the enemy cruiser
starfighter-effect-hit-self = Hit on one’s own cruiser
starfighter-effect-force-field = Force field
starfighter-effect-screen = Screen { $count }
starfighter-effect-flip = Flip
starfighter-effect-damage = Damage to a fighter

starfighter-end-upper = toward the enemy
starfighter-end-lower = toward its owner

starfighter-spot = the card in sector { $sector }, slot { $slot } ({ $seat })
starfighter-spot-card = card { $card } in sector { $sector }, slot { $slot } ({ $seat })
starfighter-spot-back = the card with its back up in sector { $sector }, slot { $slot } ({ $seat })

## Asks

starfighter-ask-cruiser = Choose your cruiser.
starfighter-ask-deploy = Place a card in one of your sectors, or pass for this round.
starfighter-ask-shift = Shift your cruiser by one sector, or stay where you are.
starfighter-ask-fight = Choose the order of the combats.
starfighter-ask-first = Several effects were revealed together: which one comes first?
starfighter-ask-lateral = Lateral move of { $at }: choose a card and a sector next to its own.
starfighter-ask-vertical = Vertical move of { $at }: choose a card that goes to the top of its sector.
starfighter-ask-free = Free move of { $at }: choose a card and a sector of the same board.
starfighter-ask-pivot = Pivot of { $at }: choose a card to turn by half a turn.
starfighter-ask-destroy = Destruction by { $at }: choose a card to destroy.
starfighter-ask-flip = Flip of { $at }: choose a card to turn over.
starfighter-ask-damage = Damage by { $at }: choose a sector whose topmost card takes a marker.
starfighter-ask-markers = { $count ->
    [one] One marker goes on { $at }: choose which end of it takes the damage.
   *[other] { $count } markers go on { $at }: choose how many the end toward the enemy takes.
}

## Choices

starfighter-choice-cruiser = { $cruiser }
starfighter-choice-play = Place { $card } in sector { $sector }
starfighter-choice-play-back = Place { $card } in sector { $sector }, back up
starfighter-choice-pass = Pass
starfighter-choice-shift-left = Shift to the left
starfighter-choice-shift-stay = Stay
starfighter-choice-shift-right = Shift to the right
starfighter-choice-left-to-right = From left to right
starfighter-choice-right-to-left = From right to left
starfighter-choice-first = { $effect }: { $at }, { $end }
starfighter-choice-move = Move { $at } to the top of sector { $to }
starfighter-choice-pivot = Pivot { $at }
starfighter-choice-flip = Turn over { $at }
starfighter-choice-destroy = Destroy { $at }
starfighter-choice-strike = Sector { $sector } ({ $seat })
starfighter-choice-markers = { $upper ->
    [0] None toward the enemy
   *[other] { $upper } toward the enemy
}

## Log

starfighter-log-chose = { CAP($seat) } { $seat-who ->
    [you] choose
   *[other] chooses
  } { $cruiser } in secret.
starfighter-log-chose-hidden = { CAP($seat) } { $seat-who ->
    [you] choose
   *[other] chooses
  } a cruiser in secret.
starfighter-log-cruiser = { CAP($seat) } { $seat-who ->
    [you] command
   *[other] commands
  } { $cruiser }, with { $armour } armour.
starfighter-log-shuffled = { $count ->
    [one] A draw pile of 1 card is shuffled.
   *[other] A draw pile of { $count } cards is shuffled.
}
starfighter-log-drew = { CAP($seat) } { $seat-who ->
    [you] draw
   *[other] draws
  } { $cards }.
starfighter-log-drew-hidden = { $count ->
    [one] { CAP($seat) } { $seat-who ->
      [you] draw
     *[other] draws
    } a card.
   *[other] { CAP($seat) } { $seat-who ->
      [you] draw
     *[other] draws
    } { $count } cards.
}
starfighter-log-joined = { CAP($seat) } { $seat-who ->
    [you] take
   *[other] takes
  } what was set aside: { $cards }.
starfighter-log-joined-hidden = { $count ->
    [one] { CAP($seat) } { $seat-who ->
      [you] take
     *[other] takes
    } the card that was set aside.
   *[other] { CAP($seat) } { $seat-who ->
      [you] take
     *[other] takes
    } the { $count } cards that were set aside.
}
starfighter-log-aside = { CAP($seat) } { $seat-who ->
    [you] set
   *[other] sets
  } { $card } aside, unseen.
starfighter-log-aside-hidden = { CAP($seat) } { $seat-who ->
    [you] set
   *[other] sets
  } a card aside, unseen.
starfighter-log-played = { CAP($seat) } { $seat-who ->
    [you] place
   *[other] places
  } { $card } in sector { $sector }, slot { $slot }.
starfighter-log-played-back = { CAP($seat) } { $seat-who ->
    [you] place
   *[other] places
  } { $card } with its back up in sector { $sector }, slot { $slot }.
starfighter-log-played-hidden = { CAP($seat) } { $seat-who ->
    [you] place
   *[other] places
  } a card with its back up in sector { $sector }, slot { $slot }.
starfighter-log-round = Round { $number } begins.
starfighter-log-nothing-to-draw = { CAP($seat) } { $seat-who ->
    [you] find
   *[other] finds
  } nothing left to draw.
starfighter-log-passed = { CAP($seat) } { $seat-who ->
    [you] pass
   *[other] passes
  }.
starfighter-log-initiative = { CAP($seat) } { $seat-who ->
    [you] take
   *[other] takes
  } the initiative marker.
starfighter-log-shifted-left = { CAP($seat) } { $seat-who ->
    [you] shift your
   *[other] shifts the
  } cruiser to the left.
starfighter-log-stayed = { CAP($seat) } { $seat-who ->
    [you] leave your
   *[other] leaves the
  } cruiser where it is.
starfighter-log-shifted-right = { CAP($seat) } { $seat-who ->
    [you] shift your
   *[other] shifts the
  } cruiser to the right.
starfighter-log-left-to-right = { CAP($seat) } { $seat-who ->
    [you] have the
   *[other] has the
  } combats fought from left to right.
starfighter-log-right-to-left = { CAP($seat) } { $seat-who ->
    [you] have the
   *[other] has the
  } combats fought from right to left.
starfighter-log-combat = Combat: sector { $first } ({ $one }) against sector { $second } ({ $two }). Damage taken: { $one } { $mine }, { $two } { $theirs }.
starfighter-log-triggered = { $effect }: { $at }.
starfighter-log-lapsed = { $effect }: { $at } finds nothing to act on.
starfighter-log-effect-lost = { $effect } ({ $seat }) is covered before its turn and lost.
starfighter-log-moved = { CAP($at) } moves to sector { $sector }, slot { $slot }.
starfighter-log-card-stayed = { CAP($at) } stays where it is.
starfighter-log-pivoted = { CAP($at) } pivots.
starfighter-log-flipped-front = { CAP($at) } is turned over and shows its front.
starfighter-log-flipped-back = { CAP($at) } is turned over and shows its back.
starfighter-log-destroyed = { CAP($at) } is destroyed.
starfighter-log-damaged = { $count ->
    [one] { CAP($at) } has a fighter damaged.
   *[other] { CAP($at) } has { $count } fighters damaged.
}
starfighter-log-screened = { $count ->
    [one] The screens of { $at } stop a hit.
   *[other] The screens of { $at } stop { $count } hits.
}
starfighter-log-absorbed = { $count ->
    [one] The force field of { $at } swallows a hit.
   *[other] The force field of { $at } swallows { $count } hits.
}
starfighter-log-healed = { $count ->
    [one] A covered marker goes back to stock ({ $seat }).
   *[other] { $count } covered markers go back to stock ({ $seat }).
}
starfighter-log-hit = { CAP($seat) } { $seat-who ->
    [you] lose { $count } armour and have
   *[other] loses { $count } armour and has
  } { $armour } left.
starfighter-log-regenerated = The screens are whole again.
starfighter-log-draw = The game ends in a draw: equal armour, equal cards.
starfighter-log-won-armour = { CAP($seat) } { $seat-who ->
    [you] win
   *[other] wins
  } with the stronger armour.
starfighter-log-won-cards = { CAP($seat) } { $seat-who ->
    [you] win
   *[other] wins
  }: equal armour, but more cards.
starfighter-log-won-tie = { CAP($seat) } { $seat-who ->
    [you] win
   *[other] wins
  }: everything is equal, and the initiative decides.

## Refusals

starfighter-refused-cruiser = { $cruiser } does not take part in this mode: choose one of the cruisers that are offered.
starfighter-refused-board-taken = The board with { $cruiser } is already taken: choose a cruiser of another board.
starfighter-refused-not-in-hand = Card { $card } is not in your hand: place one that is, or pass.
starfighter-refused-no-sector = There is no such sector: they are numbered from 1 to 5.
starfighter-refused-sector-full = All slots of this sector are taken: choose another one.
starfighter-refused-level = Card { $card } has level { $level } and the next slot there is slot { $slot }: find a sector whose next slot is { $level }, or place the card with its back up.
starfighter-refused-front = The front of { $card } is of level { $level }: it needs a sector whose next slot is { $level }, and there is none. The card can be placed with its back up.
starfighter-refused-too-far-apart = At least two sectors must stay face to face: shift the other way, or stay.
starfighter-refused-not-waiting = No such effect is waiting: choose one of those that were revealed.
starfighter-refused-no-card = There is no card there: choose one that lies on a board.
starfighter-refused-not-there = This effect cannot take the card to that sector: choose one that it reaches.
starfighter-refused-one-per-fighter = Each fighter takes one marker, and all markers must be placed: choose another split.
starfighter-look-unlikely = This table cannot be looked at: no match of Starfighter looks like that.
starfighter-look-too-many = At most { $most } choices are looked at together: ask about fewer.

## Policies

starfighter-policy-reveals = Who orders effects of both players that are revealed together
starfighter-policy-reveals-causer = The player who caused it.
starfighter-policy-reveals-initiative = The player with the initiative.
starfighter-policy-force-field = What a force field does with the rest of the damage
starfighter-policy-force-field-absorbs-all = Swallows all of it.
starfighter-policy-force-field-until-destroyed = Swallows it while the card stands; then it goes on.
starfighter-policy-second-tie = Equal armour and equal cards
starfighter-policy-second-tie-draw = A draw.
starfighter-policy-second-tie-initiative = The player with the initiative wins.
starfighter-policy-reshuffle = When the discard pile becomes the draw pile
starfighter-policy-reshuffle-when-needed = When a card must be drawn and there is none.
starfighter-policy-reshuffle-at-once = As soon as the last card is drawn.
starfighter-policy-markers = Who chooses which fighters are damaged
starfighter-policy-markers-placer = Whoever places the markers.
starfighter-policy-markers-owner = The owner of the card.
starfighter-policy-markers-upper-first = Nobody: those toward the enemy come first.
starfighter-policy-bare-card = A marker that reaches a card without fighters
starfighter-policy-bare-card-skipped = Destroys it and goes on.
starfighter-policy-bare-card-takes-one = Destroys it and is used up.
starfighter-policy-free-move = Where a free move may take a card
starfighter-policy-free-move-any-sector = To any sector, its own too.
starfighter-policy-free-move-other-sector = To another sector only.
