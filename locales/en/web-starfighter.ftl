# What only Starfighter’s drawn board and deck builder need.

web-starfighter-board = The board: your cruiser below, the enemy’s above
web-starfighter-no-cruiser = No cruiser yet
web-starfighter-secret-cruiser = Cruiser chosen in secret
web-starfighter-passed = has passed
web-starfighter-initiative = Initiative
web-starfighter-armour = armour { $armour }
web-starfighter-piles = Piles
web-starfighter-common = common
web-starfighter-draw-pile = Draw pile
web-starfighter-discard = Discard
web-starfighter-discard-empty = No card has been destroyed since the last shuffle.
web-starfighter-symbols = Symbols
web-starfighter-symbols-about = An effect happens each time it comes into view. Force fields and screens just stand there.
web-starfighter-lane = Your sector { $mine } faces sector { $theirs }: you deal { $deals } and take { $takes }.
web-starfighter-nothing = nothing
web-starfighter-card-back = A card with its back up
web-starfighter-card-front = Card { $card }
web-starfighter-card-own-back = Your card { $card }, back up
web-starfighter-card-top = { $name }. Toward the enemy: { $upper }. Toward its owner: { $lower }.
web-starfighter-card-covered = { $name }. Toward the enemy, covered: { $upper }. Toward its owner: { $lower }.
web-starfighter-card-pivoted = It was turned by half a turn.
web-starfighter-face = Card { $card }, level { $level }. Upper half: { $upper }. Lower half: { $lower }.
web-starfighter-faces = faces sector { $sector }
web-starfighter-faces-none = faces nothing
web-starfighter-sector = Sector { $sector }, { $faces }: { $cards } of { $slots } slots taken, fighters to be seen: { $fighters }.
web-starfighter-side = { CAP($who) }: { $cruiser }, armour { $armour }. Draws { $draws } next round, holds { $hand }, set aside { $aside }.
web-starfighter-side-none = { CAP($who) } { $who-who ->
    [you] have not
   *[other] has not
  } shown a cruiser yet.
web-starfighter-has-initiative = Holds the initiative.
web-starfighter-target = { $card } · sector { $sector }, slot { $slot }
web-starfighter-target-back = back · sector { $sector }, slot { $slot }
web-starfighter-in-sector = in sector
web-starfighter-sector-name = Sector { $sector }
web-starfighter-first = { $effect } ({ $card })
web-starfighter-place = Place { $card }, front up: choose a sector.
web-starfighter-place-back = Place { $card }, back up: choose a sector.
web-starfighter-move-to = { CAP($card) }: choose where it goes.
web-starfighter-wait-cruiser = { CAP($who) } is choosing a cruiser.
web-starfighter-wait-deploy = { CAP($who) } is placing a card or passing.
web-starfighter-wait-shift = { CAP($who) } may shift the cruiser.
web-starfighter-wait-fight = { CAP($who) } is choosing the order of the combats.
web-starfighter-wait-first = { CAP($who) } is choosing which effect comes first.
web-starfighter-wait-apply = { CAP($who) } is carrying out an effect.
web-starfighter-wait-markers = { CAP($who) } is placing damage.
web-starfighter-why-armour = The better armour wins: { $winner } { $won }, { $loser } { $lost }.
web-starfighter-why-destroyed = { $loser-who ->
    [you] Your cruiser is destroyed ({ $lost })
   *[other] The cruiser of { $loser } is destroyed ({ $lost })
  }; { $winner-who ->
    [you] yours has { $won } armour left.
   *[other] that of { $winner } has { $won } armour left.
  }
web-starfighter-why-both = Both cruisers are destroyed, and the better armour wins: { $winner } { $won }, { $loser } { $lost }.
web-starfighter-why-cards = Armour is equal at { $one } and { $two }, so the cards count: { $onecards } to { $twocards }.
web-starfighter-why-tie = Armour ({ $one } and { $two }) and cards ({ $onecards } and { $twocards }) are equal: the initiative decides.
web-starfighter-why-draw = Armour ({ $one } and { $two }) and cards ({ $onecards } and { $twocards }) are equal.
web-starfighter-front = Front
web-starfighter-back = Back
web-starfighter-other-side = The other side, which only you may see
web-starfighter-end-upper = Toward the enemy
web-starfighter-end-lower = Toward its owner
web-starfighter-is-covered = covered
web-starfighter-cover-rule = A card covers the half toward the enemy of the card below it.
web-starfighter-hand-empty = No card in hand.
web-starfighter-hand-none = no card
web-starfighter-hand-of = Hand of { $who }
web-starfighter-turn-front = Turn front up
web-starfighter-turn-back = Turn back up
web-starfighter-pass = Pass
web-starfighter-pass-first = Whoever passes first has the initiative in battle.
web-starfighter-round = Round { $round }
web-starfighter-pass-hint = You place no more cards this round.
web-starfighter-back-only = back only
web-starfighter-take = Play it
web-starfighter-take-sector = Sector { $sector }: play it
web-starfighter-goal = The goal: bring the enemy cruiser’s armour down to 0 before yours is. Cards with fighters are laid in five sectors, then the sectors fight those opposite. First choose your cruiser.
web-starfighter-cruiser-advice = For a first battle: the most armour
web-starfighter-ahead = What would happen
web-starfighter-point = Point at a choice, or touch it, to see what it brings. A second touch plays it.
web-starfighter-then-nothing = Nothing more follows.
web-starfighter-then-unknown = What follows depends on what you cannot see.
web-starfighter-then-you = Then you choose: { $ask }
web-starfighter-then-other = Then { $who } chooses: { $ask }
web-starfighter-markers = { $upper } toward the enemy, { $lower } toward the owner
web-starfighter-yours = Yours
web-starfighter-theirs = Enemy
web-starfighter-does-draw = The top card of the draw pile is set aside unseen and joins the hand next round.
web-starfighter-does-lateral = A card goes to the top of a sector next to its own.
web-starfighter-does-vertical = A card goes to the top of its own sector.
web-starfighter-does-free = A card goes to the top of any sector of its board.
web-starfighter-does-pivot = A card makes half a turn: its halves change places.
web-starfighter-does-destroy = A card of either board is destroyed.
web-starfighter-does-hit-enemy = The enemy cruiser loses 1 armour.
web-starfighter-does-hit-self = Your own cruiser loses 1 armour.
web-starfighter-does-force-field = The card takes 1 damage at a time at most; the rest is lost.
web-starfighter-does-screen = Markers go on the screens first, one on each; they are whole again each round.
web-starfighter-does-flip = A card is turned over, and keeps its orientation.
web-starfighter-does-damage = The topmost card of any sector takes 1 marker.
web-starfighter-cruiser-facts = armour { $armour } · { $slots } slots · draws { $draws }
web-starfighter-decks = Decks
web-starfighter-decks-about = A deck for total war has at least { $least } cards, each identifier once. Cards:
web-starfighter-cards = Cards
web-starfighter-filter = Show only
web-starfighter-filter-id = Identifier
web-starfighter-filter-level = Level
web-starfighter-filter-colour = Colour
web-starfighter-filter-effect = Effect
web-starfighter-filter-only = In the deck or not
web-starfighter-filter-reset = Show all
web-starfighter-level = Level { $level }
web-starfighter-any-colour = Any colour
web-starfighter-green = Green
web-starfighter-blue = Blue
web-starfighter-any-effect = Any effect
web-starfighter-only-all = All cards
web-starfighter-only-in = In the deck
web-starfighter-only-out = Not in the deck
web-starfighter-effect-draw = Draw
web-starfighter-effect-lateral = Lateral move
web-starfighter-effect-vertical = Vertical move
web-starfighter-effect-free = Free move
web-starfighter-effect-pivot = Pivot
web-starfighter-effect-destroy = Destroy
web-starfighter-effect-hit-enemy = Hit on the enemy cruiser
web-starfighter-effect-hit-self = Hit on one’s own cruiser
web-starfighter-effect-force-field = Force field
web-starfighter-effect-screen = Screens
web-starfighter-effect-flip = Flip
web-starfighter-effect-damage = Damage to a fighter
web-starfighter-curve = Cards of each level
web-starfighter-curve-level = Level { $level }: { $count }
web-starfighter-effects = Effects in the deck
web-starfighter-deck = Deck
web-starfighter-deck-new = A new deck
web-starfighter-deck-name = Name
web-starfighter-deck-unnamed = Deck
web-starfighter-deck-cruiser = Cruiser
web-starfighter-cruiser-later = Chosen at the table
web-starfighter-deck-size = { $count } cards of at least { $least }, { $fighters } fighters
web-starfighter-deck-good = This deck may be played.
web-starfighter-deck-play = Play with it
web-starfighter-deck-save = Save
web-starfighter-deck-text = As text
web-starfighter-deck-text-about = Identifiers with spaces or commas between them; lines may begin with “name” or “cruiser” and a colon. Copy it from here, or paste another one.
web-starfighter-deck-bring = Take this deck
web-starfighter-deck-bring-anyway = Take the cards that can be read
web-starfighter-deck-empty = Empty it
web-starfighter-deck-undo = Undo
web-starfighter-deck-replace = { $count ->
    [one] The card of this deck is replaced.
   *[other] The { $count } cards of this deck are replaced.
}
web-starfighter-deck-replace-yes = Replace them
web-starfighter-deck-replace-no = Keep them
web-starfighter-deck-has = { $card }, in the deck
web-starfighter-deck-add = Add to the deck
web-starfighter-deck-remove = Take out of the deck
web-starfighter-level-slot = Level { $level }: its front only goes on slot { $level }.
web-starfighter-level-any = No level: it goes on any slot.
web-starfighter-deck-forget = Delete
web-starfighter-deck-kept = Saved decks stay in this browser.
web-starfighter-deck-all = All cards
web-starfighter-deck-later = Brought by whoever sits there
web-starfighter-deck-random = { $count } cards at random
web-starfighter-deck-paste = Pasted text…
web-starfighter-deck-file = Choose a file
web-starfighter-deck-draw = Draw again
web-starfighter-deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-starfighter-bring = Your deck
web-starfighter-bring-secret = Total war: at least 25 cards. Your opponent does not see your deck before both are there.
web-starfighter-saved = Saved decks
web-starfighter-mode = Mode
web-starfighter-mode-training = Green cards and eight simple effects: for a first battle.
web-starfighter-mode-intermediate = { $count } cards: the effects of training, and flips.
web-starfighter-mode-skirmish = All { $count } cards and all cruisers, one common pile.
web-starfighter-mode-total-war = Each player brings a deck of their own.
web-starfighter-cruisers = Cruisers and piles
web-starfighter-setup-decks = Decks are built and saved here:
web-starfighter-setup-piles = Draw pile
web-starfighter-piles-common = One for both
web-starfighter-piles-own = One each
web-starfighter-boxes = Boxes
web-starfighter-boxes-usual = As usual for the mode
web-starfighter-boxes-one = One: no board or card twice
web-starfighter-boxes-two = Two: both may have the same
web-starfighter-own-cards = Cards: { $pack }. { $about }
web-starfighter-fighters = { $count ->
    [one] 1 fighter
   *[other] { $count } fighters
}
web-starfighter-fighters-damaged = { $count ->
    [one] 1 fighter, damaged: { $damage }
   *[other] { $count } fighters, damaged: { $damage }
}
web-starfighter-screened = { $count ->
    [one] { $effect }, 1 of them spent
   *[other] { $effect }, { $count } of them spent
}
web-starfighter-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-starfighter-aside-count = { $count ->
    [one] 1 set aside
   *[other] { $count } set aside
}
web-starfighter-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-coach-title-starfighter-goal = Two cruisers
web-coach-text-starfighter-goal = Bring the armour of the cruiser above to 0 before yours is gone. Fighters shoot at the sector they face; what finds no card hits the cruiser.
web-coach-title-starfighter-hand = Your cards
web-coach-text-starfighter-hand = Pick a card. Each half may hold fighters and an effect, and the effects happen as soon as the card lies.
web-coach-title-starfighter-place = Where to
web-coach-text-starfighter-place = Point at or touch a sector: the board shows how the card would lie and what would follow. A click or a second touch places it; on a keyboard F turns it over, Esc puts it back.
web-coach-title-starfighter-level = Levels
web-coach-text-starfighter-level = A figure at the top left is a level: that front goes only on the slot with this number. Cards without one go anywhere, and so does every back.
web-coach-title-starfighter-effect = An effect
web-coach-text-starfighter-effect = An effect came into view and you choose what it does. Most can be used on either board.
web-coach-title-starfighter-first = Which one first
web-coach-text-starfighter-first = Several effects came into view together. The others wait, and one that is covered in the meantime is lost.
web-coach-title-starfighter-cover = Covered halves
web-coach-text-starfighter-cover = A card covers half of the one below it: the hatched rim tells what is hidden. When it comes into view again, its effect happens again.
web-coach-title-starfighter-pass = Passing
web-coach-text-starfighter-pass = You may pass at any time and keep your cards. Whoever passes first has the initiative in the battle.
web-coach-title-starfighter-shift = A shift
web-coach-text-starfighter-shift = With the initiative you may shift your cruiser by one sector, so that other sectors face each other.
web-coach-title-starfighter-fight = The order
web-coach-text-starfighter-fight = Combats are fought one after the other, and what one of them uncovers can change the next.
web-coach-title-starfighter-markers = Damage
web-coach-text-starfighter-markers = The topmost card takes the damage. You choose which of its fighters; the last one lost destroys it.
web-coach-title-starfighter-round = A new round
web-coach-text-starfighter-round = You draw a card for each Draw symbol that is still uncovered on your cruiser. Click or touch any card to see it large, with its rules.

web-shuffles-honest = Honest shuffles
web-shuffles-commitment = The shuffles come from the server’s secret key and from what every player adds. Here is the key’s fingerprint, published before anybody added anything:
web-shuffles-verify = Check the shuffles
web-shuffles-take-back-not = Nothing can be taken back now: a pile was shuffled or cards were seen since your last decision.
