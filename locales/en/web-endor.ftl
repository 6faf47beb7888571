# What only Endor’s board says in the browser.

web-endor-how-many = How many go?
web-endor-legend = Legend
web-endor-legend-hit = – hit on { $face } or more
web-endor-tells-luke = Vader and the Emperor hit Luke. When the last space is reached he is out of the duel, and the Empire earns four bonus orders.
web-endor-tells-vader = Luke hits Vader. When the last space is reached Vader is out of the duel, and the Rebellion earns three bonus orders.
web-endor-tells-red = Red space: while Vader’s last hit is on one, the Redemption order can be given. He and the Emperor then fall together.
web-endor-tells-last = The last space: with this hit it is over for { $name }.
web-endor-tells-end = The last space of a track: with this hit it is over.
web-endor-tells-emperor = The Emperor’s lightning hits Luke twice without a roll. Only Vader’s redemption stops him.
web-endor-tells-falcon = The Falcon flies up to two sectors and attacks with two dice.
web-endor-tells-executor = The Executor flies up to two sectors and attacks with four dice. The TIE reserve is lost with it.
web-endor-tells-reserve = TIE fighters aboard the Executor: a TIE order can bring up to four of them into its sector.
web-endor-tells-team = The Rebel strike team: the Shield Assault order moves it along its track.
web-endor-tells-start = The landing site: the strike team starts here.
web-endor-tells-generator = The shield generator: once the strike team is through, the shields fall and the Death Star can be attacked.
web-endor-tells-breach = The generator is destroyed: the Death Star can be attacked from the sectors next to it.
web-endor-tells-trooper = Stormtroopers bar the way: the strike team needs one more on the die to enter their space.
web-endor-tells-dots = Dots: Rebel ships are here. Hatching: Imperial ships are here.
