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
