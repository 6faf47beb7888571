# The analysis after a match, and hints during one.

web-hint = Hint
web-hint-thinking = The ace is thinking…
web-hint-plain = The ace would choose: { $choice }.
web-hint-best = The ace would choose: { $choice } ({ $chance } % wins, give or take { $give }).
web-hint-against = The ace would choose: { $choice }. { $chance } % wins (give or take { $give }), against { $other } % for: { $second }.
web-hint-equal = The ace would choose: { $choice }, { $chance } % wins (give or take { $give }). As good as the same: { $second }, { $other } %.
web-hint-others = What else it thought of

web-analysis = Analyse
web-analysis-title = Analysis of the match
web-analysis-match = { $game }: analysis
web-analysis-side = { $side } ({ $who })
web-analysis-won = { $side } won
web-analysis-undone = { $count ->
    [one] with one decision taken back
   *[other] with { $count } decisions taken back
}
web-analysis-working = The ace plays the match again, decision by decision…
web-analysis-failed = The analysis came to nothing.
web-analysis-again = Try again
web-analysis-curve = Who was winning: chances to win in the course of the match
web-analysis-moment = Moment of the match
web-analysis-point = { $side }: { $chance } % (between { $low } and { $high })
web-analysis-moments = What turned the match
web-analysis-none = No decision cost more than chance in the reckoning explains: well played by both.
web-analysis-cost = −{ $cost } % (give or take { $give })
web-analysis-better = { $who } chose: { $chosen } ({ $chance } %). Better: { $better } ({ $best } %).
web-analysis-show = Show
web-analysis-what-if = What if?
web-analysis-replay-here = Replay from here
web-analysis-luck-skill = Luck and skill
web-analysis-accuracy = Accuracy
web-analysis-share = { $share } %
web-analysis-good = { $of ->
    [one] { $good } of { $of } decision could not be bettered
   *[other] { $good } of { $of } decisions could not be bettered
}
web-analysis-lost = Cost of own mistakes
web-analysis-nothing = nothing
web-analysis-luck = Luck with dice and shuffles
web-analysis-no-luck = neither good nor bad
web-analysis-signed = { $sign ->
    [less] −{ $value } %
   *[more] +{ $value } %
}
web-analysis-give = give or take { $give } %
web-analysis-lucky = The dice favoured { $side }: +{ $value } % chances to win in all.
web-analysis-even = The dice favoured nobody, as far as can be told.
web-analysis-about = Chances to win as bots estimate them ({ $effort } simulations per decision), fitted to their own games: orders of magnitude, no certainties. Every decision is judged by what its player could know; a difference that chance in the reckoning may have made is not counted.
web-analysis-table = The curve in figures
web-analysis-step = Step
web-analysis-round = Round
web-analysis-between = Interval
web-analysis-from-to = { $low } to { $high } %
web-analysis-share-title = To share
web-analysis-picture = The match as a picture: players, result and curve
web-analysis-note = { $side }: { $share } % accuracy
web-analysis-save = Save the picture
web-analysis-send = Share
web-analysis-copy = Copy the picture
web-analysis-saved = Picture saved.
web-analysis-copied = Picture copied.
web-analysis-next = Next level: { $level }

## The end of a match

web-end-figures = The match in figures
web-end-feel-won-xwing2e = The sky is yours.
web-end-feel-lost-xwing2e = Your wing falls silent. The next one will be wiser.
web-end-feel-won-starfighter = Their cruiser goes dark; yours holds its course.
web-end-feel-lost-starfighter = Your cruiser goes dark. Its crew will want revenge.
web-end-feel-won-endor = They will sing of this day.
web-end-feel-lost-endor = A black day. The war is not over.
web-end-of = { $count } of { $all }
web-end-ships-lost = Ships lost
web-end-dealt = Damage dealt
web-end-hits = Hits rolled (expected)
web-end-evades = Evades rolled (expected)
web-end-rolled = { $good } ({ $expected })
web-end-surplus = { $sign ->
    [less] −{ $value }
   *[more] +{ $value }
}
web-end-dice-you = The dice were kind to you: { $one } results against the average, { $two } across the table.
web-end-dice-other = The dice favoured { $who }: { $one } results against the average on the one side, { $two } on the other.
web-end-dice-fair = The dice favoured nobody: neither side had clearly more from them than the other.
web-end-armour = Armour left
web-end-cards-lost = Cards lost
web-end-combats = Combats won
web-end-effects = Effects set off
web-end-draws = No dice here: luck is in the draw. { $one } cards were drawn on the one side, { $two } on the other; what they were worth nobody can count.
web-end-fronts = Fronts won
web-end-no-front = none
web-end-front-space = space
web-end-front-moon = the moon
web-end-front-throne = the throne room
web-end-earned = Bonus orders
web-end-die = Average die (3.5 expected)
web-end-average = { $mean } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
web-end-pips-you = The dice were kind to you: { $one } on average, { $two } across the table.
web-end-pips-other = The dice favoured { $who }: { $one } on average on the one side, { $two } on the other.
web-end-pips-few = Too few dice were rolled to speak of luck.
web-end-pips-fair = The dice favoured nobody: neither side had clearly more from them than the other.
web-end-turning = Where did it turn? The ace is looking…
web-end-turned-you = The turning point: { $round }. Your chances to win rose from { $before } to { $after } %.
web-end-turned = The turning point: { $round }. { $who }: chances to win from { $before } to { $after } %.
web-end-not-turned = No single moment turned it.
web-end-learnt = What you have met
web-end-advice = For next time:
web-end-unguided = The cadet again, without a guide
web-end-lesson = Next lesson
web-end-advice-xwing-far = you attacked at range 3 in { $count } of { $all } attacks. There the defender rolls a die more; at range 1 you do.
web-end-advice-xwing-blocked = your ships lost { $count } actions to ships and rocks in their way. The preview of a maneuver shows what it would touch.
web-end-advice-xwing-silent = { $count } times out of { $all } a ship of yours had nobody to fire at. Fly to where the enemy will be, not to where they are.
web-end-advice-xwing-close = you attacked at range 1 in { $count } of { $all } attacks: that is where an extra die waits. Lock a target the round before, and reroll.
web-end-advice-xwing-middle = you made { $all ->
    [0] no attack
    [one] 1 attack, not at range 1
   *[other] { $all } attacks, none at range 1
}. Close in: at range 1 you roll a die more.
web-end-advice-starfighter-chain = your longest chain had { $count ->
    [one] 1 effect
   *[other] { $count } effects
}. Look for cards that lie on effects: moved away, they set them off.
web-end-advice-starfighter-combats = you had the better of { $count } combats out of { $all }. Shift your cruiser so that your fullest sector faces their emptiest.
web-end-advice-starfighter-cards = you lost { $count } of { $all } cards. Cover damaged fighters: what is covered cannot be hit.
web-end-advice-starfighter-good = a chain of { $count } effects: well read. Now look for one that ends on their cruiser.
web-end-advice-endor-moon = none of your { $all } orders went to the moon. The shields decide whether the Death Star can be reached.
web-end-advice-endor-throne = none of your { $all } orders went to the throne room. Whoever wins the duel is given orders.
web-end-advice-endor-space = none of your { $all } orders moved a ship. Ships decide the battle in the end.
web-end-advice-endor-bonus = you earned no bonus order. An attack that leaves a sector empty earns one: attack where few are left.
web-end-advice-endor-good = { $count ->
    [one] 1 bonus order
   *[other] { $count } bonus orders
} earned with { $all } orders. Keep emptying sectors: each is worth a turn.
