# The site around the games: lobby, invitations, notifications, errors.

## The first page

web-site-what = Tabletop starfighter battles in your browser, against a bot or a friend: free, without an account.
web-how-xwing2e-1 = Set every ship’s dial in secret: nobody sees a maneuver before it is flown.
web-how-xwing2e-2 = Fly, then act: focus, evade, lock a target, roll out of an arc.
web-how-xwing2e-3 = Fire: attack dice against defence dice, until one squadron is left.
web-how-starfighter-1 = Place a squadron in one of five sectors: it covers what lies below.
web-how-starfighter-2 = Its effects move, flip and destroy others, and may set off the next chain.
web-how-starfighter-3 = Then the sectors fight, and the cruiser whose armour lasts wins.
web-how-endor-1 = Lay three order cards face down, the first on top.
web-how-endor-2 = Fight on three fronts: space, the shield generator, the throne room.
web-how-endor-3 = Once the shields are down, a single 6 destroys the Death Star.
web-menu = Menu
web-nowhere-about = The address may be mistyped, or what was there is gone.
web-gone = There is nothing here
web-rulebooks-about = Every game in three lines, then its rules, each with a number and scenarios on the board.
web-rulebooks-open = Read the rules
web-rulebooks-play = To this game

## Lists of matches

web-and = and
web-list-open-make = Open a match to everybody
web-list-over-rules = The rules have scenarios to look at.
web-list-waits-seat = Waiting for a player
web-list-gathers = Squadrons or decks are being chosen
web-list-turn = To play: { $who }
web-list-round = round { $round }
web-list-clock = { $minutes } min each
web-mode-teams = two against two
web-mode-xwing2e-starter = first battle
web-mode-xwing2e-quick-build = quick builds
web-mode-xwing2e-points = { $points } points
web-mode-xwing2e-swarm = { $points } points, against a swarm
web-mode-xwing2e-escalation = Escalation
web-mode-xwing2e-core-box = Escalation with the core box
web-mode-starfighter-training = training
web-mode-starfighter-intermediate = intermediate
web-mode-starfighter-skirmish = skirmish
web-mode-starfighter-total-war = total war

## Invitations

web-invite-about = { $game }: you get a link to send. Whoever opens it reads who invites them, to what, and takes the other seat.
web-invite-name = Your name
web-invite-mode = Battle
web-invite-side = You play
web-side-xwing2e-1 = the Rebels
web-side-xwing2e-2 = the Empire
web-side-starfighter-1 = first
web-side-starfighter-2 = second
web-side-endor-1 = the Rebels
web-side-endor-2 = the Empire
web-invite-go = Make the link
web-invite-more = More choices
web-join-by = { $who } invites you: { $game }
web-join-nobody = A seat is free: { $game }
web-join-side = your seat: { $side }
web-join-watch = You can watch the match from here.
web-waiting-watch = You are watching. The match begins as soon as every seat is taken.
web-waiting-open = The match begins as soon as every seat is taken. It is listed on the first page for everybody.
web-seat-is = { CAP($seat) }: { $sitter }
web-taken = This invitation has been used: the seat is taken ({ $who }), and you are watching. Is it yours? Where you took it, the menu “Table” has a link to yourself for another device.
web-taken-watch = Watch
web-declined-draw = { CAP($who) } declined the draw.
web-declined-take-back = { CAP($who) } did not agree to take it back.
web-declined-rematch = { CAP($who) } declined the rematch.

## The seat on another device

web-pass-title = My seat on another device
web-pass-about = Play on from your phone, or from another computer: make a private link to yourself. Whoever has it plays as you, so send it to nobody else.
web-pass-make = Make the link
web-pass-link = Open it on the other device within { $minutes } minutes; it works once.
web-pass-match = { $game }: { $seats }
web-pass-claim-about = Go on here as the person who made this link: this device then has the same seats, in all their matches.
web-pass-own = { $count ->
    [one] This device has a match of its own going on. It would no longer get to it.
   *[other] This device has { $count } matches of its own going on. It would no longer get to them.
}
web-pass-claim = Go on here

## Settings

web-settings = Settings
web-settings-name = Your name
web-settings-theme = Theme
web-settings-theme-dark = Dark
web-settings-theme-light = Light
web-settings-speed = Speed of what is shown
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-off = At once
web-settings-sound = Sound
web-settings-volume = Volume
web-settings-notify = Tell me when it is my turn and I look elsewhere
web-settings-notify-refused = The browser does not allow notifications from this page; its own settings can change that.
web-settings-order = Ask me for the order of equal ships
web-settings-renew = Sign out everywhere else
web-settings-renewed = Done. Only this browser still is you; other devices need a new link.
web-settings-forget = Forget this browser
web-settings-forget-sure = Your seats cannot be reached from this browser any more. Matches that you play nowhere else are lost to you.
web-settings-forget-yes = Forget it
web-settings-forget-no = Stay
web-settings-kept = Kept in this browser, and nowhere else.
