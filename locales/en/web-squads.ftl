# The squad builder of X-Wing.

web-squads-tools = What to do with squadrons
web-squads-new = New
web-squads-import = Import
web-squads-random = Random squadrons
web-squads-share = Share and export
web-squads-print = Print
web-squads-play = Play this squadron
web-squads-again = Try again
web-squads-bad-link = This link holds no squadron that can be read. Ask for it again, or for the XWS text.

## Squadrons of this browser

web-squads-saved = Your squadrons
web-squads-saved-none = Squadrons you build are kept here, in this browser only.
web-squads-handle = Rename, duplicate or delete { $name }
web-squads-copy-of = Copy of { $name }
web-squads-taken = { $count ->
    [0] The file holds no squadron.
    [one] One squadron was added.
   *[other] { $count } squadrons were added.
}
web-squads-not-all = This is not a file of squadrons that this page wrote. XWS files go to “Import”.
web-squads-export-all = Export all
web-squads-import-all = Import all
web-squads-name = Name
web-squads-rename = Rename
web-squads-duplicate = Duplicate
web-squads-delete = Delete
web-squads-delete-really = Delete for good
web-squads-unnamed = Unnamed squadron
web-squads-kept = Kept in this browser
web-squads-keep = Keep it in this browser

## What squadrons are built by

web-squads-format = Built by
web-squads-format-points = Points
web-squads-format-quick = Quick builds
web-squads-format-casual = Casual
web-squads-about-points = Every card has a price; slots, restrictions and limited cards are checked.
web-squads-about-quick = Ready-made ships with their upgrades, each worth a threat.
web-squads-about-casual = Any pilot with any upgrade: nothing is checked but whether a match can hold it.
web-squads-season = Prices
web-squads-season-last = last official
web-squads-season-launch = launch
web-squads-limit = Limit
web-squads-threat = Threat
web-squads-line-points = { $limit } points, { $season }
web-squads-line-quick = Quick builds, threat { $threat }
web-squads-line-casual = Casual

## The squadron

web-squads-squad = The squadron
web-squads-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-squads-threat-of = threat { $threat }
web-squads-unit-points = points
web-squads-unit-threat = threat
web-squads-no-total = Not every card has a price here.
web-squads-notes = What changed when it was read:
web-squads-notes-seen = All right
web-squads-fine = Nothing is wrong: it can be played.
web-squads-fine-casual = It can be played; nothing else was checked.
web-squads-faults = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
web-squads-add-ship = Add a ship
web-squads-loose = no slot
web-squads-any-upgrade = any upgrade
web-squads-off = Take off { $upgrade }
web-squads-build-as = Quick build, threat { $threat }
web-squads-build-as-long = { $upgrades-count ->
    [0] Quick build, threat { $threat }, for { $pilot }
   *[other] Quick build, threat { $threat }, for { $pilot }: { $upgrades }
}
web-squads-up = Move { $pilot } up
web-squads-down = Move { $pilot } down
web-squads-shared = One quick build with { $pilots }: threat { $threat } together, all or none.
web-squads-all-or-none = One quick build: its ships share the threat and come all or none.
web-squads-again-ship = Copy { $pilot }
web-squads-again-ship-short = Copy
web-squads-remove = Remove { $pilot }
web-squads-initiative = Initiative
web-squads-limited = Limited to { $count }:
web-squads-turret = turret
web-squads-agility = agility
web-squads-hull = hull
web-squads-shields = shields
web-squads-force = Force
web-squads-charges = charges

## Cards to add

web-squads-cards = Cards to add
web-squads-pilots = Pilots
web-squads-builds = Quick builds
web-squads-for-slot = { $slot } for { $pilot }
web-squads-for-ship = Upgrades for { $pilot }
web-squads-side = Side
web-squads-side-any = Any side
web-squads-side-1 = First side
web-squads-side-2 = Second side
web-squads-search = Search names and texts
web-squads-ship = Ship
web-squads-any = Any
web-squads-most-points = Points at most
web-squads-only-fitting = Only what fits
web-squads-most-threat = Threat at most
web-squads-sort = Order
web-squads-sort-initiative = by initiative
web-squads-sort-points = by cost
web-squads-sort-ship = by ship
web-squads-sort-name = by name
web-squads-found = { $count ->
    [one] One card
   *[other] { $count } cards
}
web-squads-none-found = No card is like that.
web-squads-over-by = { $count } too many
web-squads-not-fitting = { $count ->
    [one] One does not fit
   *[other] { $count } do not fit
}

## Import, export

web-squads-import-about = XWS text as other squad builders export it, or a squadron link of this page. A file can be dropped here, too.
web-squads-paste = XWS text or link
web-squads-take = Import
web-squads-file = Choose a file
web-squads-foreign-link = This link is not one of this page. In other builders, choose “XWS” and paste the text here.
web-squads-too-long = That is too long to be a squadron.
web-squads-link = Link that holds the squadron
web-squads-link-about = Whoever opens it has the squadron; nothing is stored on the server.
web-squads-xws = XWS
web-squads-download = Download the file
web-squads-xws-about = Other squad builders and table simulators read this.

## Random squadrons

web-squads-random-name = { $side }, drawn { $number }
web-squads-edit = Open in the builder
web-squads-draw = Draw again
web-squads-keep-both = Keep both
web-squads-play-both = Play these two

## A new match

web-squads-kind = What is played
web-squads-kind-starter = First battle: one X-wing against two TIE fighters, everything in its place
web-squads-kind-quick = Quick builds: ready-made ships up to a threat
web-squads-kind-points = Points: squadrons with prices
web-squads-kind-escalation = Escalation: destroyed ships come back stronger
web-squads-kind-box = Escalation with one core box
web-squads-kind-casual = Casual: any squadrons, unchecked
web-squads-both = A guest brings their own squadron, and neither of you sees the other’s before both are there. Choose for them if you have agreed on something else.
web-squads-bring = Your squadron
web-squads-bring-yours = Squadron
web-squads-bring-secret = Your opponent sees it once both are there.
web-squads-from-random = Random, any side
web-squads-from-random-side = Random: { $side }
web-squads-from-later = Brought by whoever sits there
web-squads-obstacles = Obstacles
web-squads-obstacles-core = three of the core box
web-squads-obstacles-about = Each player brings three obstacles, and all six are placed in turn. Picked: { $count } of { $most }; the core box fills up.
web-squads-obstacles-reset = Those of the core box
web-squads-from-same = The same as the other
web-squads-from-paste = XWS text or link…
web-squads-group-saved = Your squadrons
web-squads-group-ready = Ready squadrons
web-squads-group-random = Random
web-squads-ready-rebel-veterans = Rebel veterans
web-squads-ready-imperial-aces = Imperial aces
web-squads-ready-imperial-swarm = Imperial swarm
web-squads-brought = Opened squadron
web-squads-brought-other = Opened squadron of the other side
web-squads-build-one = Build a squadron
web-squads-no-paste = Paste a squadron first.
