//! What positions and answers are worth in X-Wing, in the reckoning of the ace: a sketch of the position, the rest of its
//! round on average, and what it promises. What is half done (an attack, an ability) is played out first, with dice.

use super::{
    Pilot, Skill, ace,
    belief::Belief,
    cadet, pilot,
    reckon::Reckoner,
    sketch::{Plan, Sketch, Stands},
};
use crate::{
    Bot as _, Peek,
    advice::{Advises, Compared, Mean, Scale, Weighed, scales},
};
use ::xwing::{Ask, Choice, ShipId, State, Xwing};
use kernel::{Chance as _, Game as _, Input, Log, Pending, Quick, Seat};

/// Ways in which what is hidden may turn out, for one position.
const DRAWS: usize = 8;
/// Inputs after which what is half done is taken as it stands.
const LONGEST: usize = 60;
/// The most answers to one question that are tried.
const MOST: usize = 24;
/// Maneuvers of a ship that are looked at for two rounds.
const FINALISTS: usize = 4;
/// In how many ways the second of them may go.
const SEQUELS: usize = 8;

impl Advises for Xwing {
    const SCALE: Scale = scales::XWING;

    fn prospects(game: &Self, state: &State, effort: u32, chance: &mut Quick) -> Mean {
        let mut mean = Mean::default();
        let worlds = if is_settled(game, state) { 1 } else { (effort / 12).clamp(4, 24) };
        for _ in 0..worlds {
            let mut world = state.clone();
            settle(game, &mut world, chance);
            // Seen from both sides, so that neither is thought to move as is likeliest while the other may surprise.
            for me in [Seat(0), Seat(1)] {
                let sign = if me == Seat(0) { 1.0 } else { -1.0 };
                payoffs(game, &world, None, me, chance, |payoff| mean.add(sign * payoff));
            }
        }
        mean
    }

    fn weigh(
        peek: &Peek<'_, Self>,
        among: &[Choice],
        wide: bool,
        effort: u32,
        seed: u64,
    ) -> Vec<Weighed<Choice>> {
        let ask = peek.demand().ask;
        if let Ask::Dial { ship } = ask {
            return dials(peek, ship, seed);
        }
        if Self::is_weighed(&ask) { tried(peek, among, wide, effort, seed) } else { Vec::new() }
    }

    fn is_weighed(ask: &Ask) -> bool {
        matches!(
            ask,
            Ask::Action { .. }
                | Ask::Attack { .. }
                | Ask::Modify { .. }
                | Ask::Ability { .. }
                | Ask::Step { .. }
                | Ask::Shift { .. }
                | Ask::Tallon { .. }
                | Ask::Jam { .. }
        )
    }

    fn completes(choice: &Choice) -> bool {
        *choice == Choice::Ready
    }

    fn compare(peek: &Peek<'_, Self>, seed: u64) -> Option<Compared<Ask, Choice>> {
        let mut chance = Quick::new(seed);
        let world = peek.world(&mut chance);
        let mut sketch = pilot::sketch(peek, &world);
        let mut chosen: Plan = [0; super::sketch::CRAFTS];
        for (at, craft) in sketch.crafts.iter_mut().enumerate().filter(|(_, craft)| craft.seat == peek.seat())
        {
            if let Some(set) = craft.set.take() {
                chosen[at] = set;
            }
        }
        let desk = Desk::new(peek.seat(), &sketch, &mut chance);
        let best = desk.against(&desk.best);
        let own = desk.against(&chosen);
        let (lag, lag_error) = desk.lag(&best, &own);
        // To one who is ready, a dial is said with its ship.
        let differing = |plan: &Plan, ready: bool| -> Vec<(Ask, Choice)> {
            let crafts = sketch.crafts.iter().enumerate().filter(|_| lag > 0.0);
            let own = crafts.filter(|(at, craft)| craft.seat == peek.seat() && desk.best[*at] != chosen[*at]);
            own.filter_map(|(at, craft)| {
                let maneuver = craft.moves.get(plan[at] as usize)?.dial;
                let ask = if ready { Ask::Ready } else { Ask::Dial { ship: craft.id } };
                Some((ask, Choice::Dial { ship: craft.id, maneuver }))
            })
            .collect()
        };
        let best = desk.mean(&best).0;
        Some(Compared {
            chosen: differing(&chosen, false),
            better: differing(&desk.best, true),
            best,
            lag,
            lag_error,
        })
    }
}

/// How an answer is tried: quickly.
fn quick() -> Skill {
    Skill { dial_draws: 4, act_draws: 2, ..cadet() }
}

/// Whether a position can be reckoned with: nothing is half done that a sketch does not know.
fn is_settled(game: &Xwing, state: &State) -> bool {
    match game.pending(state) {
        Pending::Over(_) => true,
        Pending::Chance(_) => false,
        Pending::Decide(demands) => matches!(
            demands[0].ask,
            Ask::First
                | Ask::Obstacle
                | Ask::Marker
                | Ask::Place
                | Ask::Dial { .. }
                | Ask::Ready
                | Ask::Next
                | Ask::Action { .. }
                | Ask::Attack { .. }
        ),
    }
}

/// Plays on until the position can be reckoned with.
fn settle(game: &Xwing, world: &mut State, chance: &mut Quick) {
    let mut pilots = [(); 2].map(|()| Pilot::new(quick(), chance.bits().into()));
    for _ in 0..LONGEST {
        if is_settled(game, world) {
            return;
        }
        let input = match game.pending(world) {
            Pending::Over(_) => return,
            Pending::Chance(roll) => Input::Chance(game.roll(world, roll, chance)),
            Pending::Decide(demands) => {
                let (id, by) = (demands[0].id, demands[0].by);
                let Some(peek) = Peek::new(game, world, by) else { return };
                Input::Choose { id, by, choice: pilots[by.index()].choose(&peek) }
            }
        };
        game.apply(world, &input, &mut Log::off()).expect("bots choose what is legal");
    }
}

/// What a settled position may be worth to a seat, once for each way in which what `known` does not know may turn out.
fn payoffs(
    game: &Xwing,
    world: &State,
    known: Option<Seat>,
    me: Seat,
    chance: &mut Quick,
    mut each: impl FnMut(f32),
) {
    if let Some(outcome) = game.pending(world).outcome() {
        return each(game.payoff(outcome, me));
    }
    let mut sketch = Sketch::new(game, world, |id| {
        let ship = world.ship(id);
        let dial = ship.dial?;
        (dial.up || known.is_none_or(|seat| seat == ship.seat)).then_some(dial.maneuver)
    });
    if let [demand] = game.pending(world).demands()
        && let Ask::Attack { ship, .. } = demand.ask
        && let Some(at) = sketch.place(ship)
    {
        // Its turn has come, and its attack has not.
        sketch.crafts[at].engaged = false;
    }
    let reckoner = Reckoner { me, outlook: super::ace().outlook };
    let stands = sketch.stands();
    let belief = Belief::new(&sketch, &stands);
    for plan in reckoner.draws(&sketch, &belief, DRAWS, chance) {
        each(squeezed(&sketch, reckoner.value(&sketch, &stands, &plan)));
    }
}

/// What is reckoned, on the scale of payoffs.
fn squeezed(sketch: &Sketch<'_>, value: f32) -> f32 {
    let all: f32 = sketch.crafts.iter().map(|craft| craft.worth).sum();
    libm::tanhf(3.0 * value / all.max(0.1))
}

/// Tries answers, each in the same worlds with the same dice to come: all of them, or what is asked for and what the ace
/// would do.
fn tried(
    peek: &Peek<'_, Xwing>,
    among: &[Choice],
    wide: bool,
    effort: u32,
    seed: u64,
) -> Vec<Weighed<Choice>> {
    let mut few = among.to_vec();
    let mut others = vec![Pilot::new(super::ace(), seed).choose(peek)];
    if wide {
        peek.legal(&mut others);
    }
    for choice in others {
        if few.len() < MOST && !few.contains(&choice) {
            few.push(choice);
        }
    }
    if let [only] = few[..] {
        // The ace would do the same: nothing is compared, and nothing was lost.
        let same = Weighed { choice: only, visits: 0, worth: 0.0, error: 0.0, lag: 0.0, lag_error: 0.0 };
        return if wide { Vec::new() } else { vec![same] };
    }
    let (game, me) = (peek.game(), peek.seat());
    let worlds = (effort / 12).clamp(4, 32);
    let mut worth = vec![Vec::new(); few.len()];
    let mut seeds = Quick::new(seed);
    for _ in 0..worlds {
        let world = peek.world(&mut seeds);
        let dice = u64::from(seeds.bits());
        for (choice, worth) in few.iter().zip(&mut worth) {
            let mut trial = world.clone();
            let mut mean = Mean::default();
            let input = Input::Choose { id: peek.demand().id, by: me, choice: *choice };
            if game.apply(&mut trial, &input, &mut Log::off()).is_ok() {
                let mut chance = Quick::new(dice);
                settle(game, &mut trial, &mut chance);
                payoffs(game, &trial, Some(me), me, &mut Quick::new(dice), |payoff| mean.add(payoff));
            }
            worth.push(mean.value());
        }
    }
    let even = vec![1.0; worlds as usize];
    ranked(few.into_iter().zip(worth).collect(), &even)
}

/// Answers with what they are worth in each of several worlds, best first.
fn ranked(tried: Vec<(Choice, Vec<f32>)>, shares: &[f32]) -> Vec<Weighed<Choice>> {
    let mut all: Vec<_> =
        tried.iter().map(|(choice, worth)| (mean_of(worth, shares), *choice, worth)).collect();
    all.sort_by(|a, b| b.0.0.total_cmp(&a.0.0));
    let Some((_, _, best)) = all.first().copied() else { return Vec::new() };
    let weighed = |((worth, error), choice, each): &((f32, f32), Choice, &Vec<f32>)| {
        let gaps: Vec<_> = best.iter().zip(*each).map(|(best, own)| best - own).collect();
        let (lag, lag_error) = mean_of(&gaps, shares);
        let (choice, visits) = (*choice, each.len() as u32);
        Weighed { choice, visits, worth: *worth, error: *error, lag, lag_error }
    };
    all.iter().map(weighed).collect()
}

/// A mean over worlds that count differently, and its standard error.
fn mean_of(worth: &[f32], shares: &[f32]) -> (f32, f32) {
    let mut mean = Mean::default();
    worth.iter().zip(shares).for_each(|(worth, share)| mean.add_share(*worth, *share));
    let (sum, squares) = shares.iter().fold((0.0, 0.0), |(sum, squares), w| (sum + w, squares + w * w));
    (mean.value(), mean.error_of(sum * sum / f32::max(squares, 1e-9)))
}

/// What a ship may have on its dial, the other dials as they are set or as the ace would set them.
fn dials(peek: &Peek<'_, Xwing>, ship: ShipId, seed: u64) -> Vec<Weighed<Choice>> {
    let mut chance = Quick::new(seed);
    let world = peek.world(&mut chance);
    let sketch = pilot::sketch(peek, &world);
    let Some(at) = sketch.place(ship) else { return Vec::new() };
    let desk = Desk::new(peek.seat(), &sketch, &mut chance);
    let with = |place: u8| {
        let mut plan = desk.best;
        plan[at] = place;
        plan
    };
    let moves = &sketch.crafts[at].moves;
    let stays = |place: &u8| !moves[*place as usize].leaves && *place != desk.best[at];
    let mut others: Vec<u8> = (0..moves.len() as u8).filter(stays).collect();
    let soon = |place: &u8| desk.mean(&desk.soon(&with(*place))).0;
    others.sort_by(|a, b| soon(b).total_cmp(&soon(a)));
    others.truncate(FINALISTS);
    let places = std::iter::once(desk.best[at]).chain(others);
    let tried = places.filter_map(|place| {
        let maneuver = moves.get(place as usize)?.dial;
        Some((Choice::Dial { ship, maneuver }, desk.against(&with(place))))
    });
    ranked(tried.collect(), &desk.shares)
}

/// Plans of a seat against what the ace thinks the enemy may do.
struct Desk<'s, 'c> {
    sketch: &'s Sketch<'c>,
    stands: Stands,
    reckoner: Reckoner,
    best: Plan,
    theirs: Vec<Plan>,
    shares: Vec<f32>,
    seed: u64,
}

impl<'s, 'c> Desk<'s, 'c> {
    fn new(me: Seat, sketch: &'s Sketch<'c>, chance: &mut Quick) -> Self {
        let skill = super::ace();
        let reckoner = Reckoner { me, outlook: skill.outlook };
        let effort = skill.search.expect("an ace searches");
        let found = ace::plan(sketch, &reckoner, effort, chance);
        let (theirs, shares) = found.theirs.into_iter().unzip();
        let seed = chance.bits().into();
        Self { sketch, stands: sketch.stands(), reckoner, best: found.mine, theirs, shares, seed }
    }

    fn joined<'a>(&'a self, plan: &'a Plan) -> impl Iterator<Item = Plan> + 'a {
        self.theirs.iter().map(|theirs| {
            let mut joined = *theirs;
            for (at, craft) in self.sketch.crafts.iter().enumerate() {
                if craft.seat == self.reckoner.me {
                    joined[at] = plan[at];
                }
            }
            joined
        })
    }

    /// What a plan comes to this round, against each of the enemy's.
    fn soon(&self, plan: &Plan) -> Vec<f32> {
        let each = self.joined(plan).map(|plan| self.reckoner.value(self.sketch, &self.stands, &plan));
        each.map(|value| squeezed(self.sketch, value)).collect()
    }

    /// What a plan comes to in two rounds, against each of the enemy's. The same chances for every plan.
    fn against(&self, plan: &Plan) -> Vec<f32> {
        let mut chance = Quick::new(self.seed);
        let each = self
            .joined(plan)
            .map(|plan| self.reckoner.two_rounds(self.sketch, &self.stands, &plan, SEQUELS, &mut chance));
        each.map(|value| squeezed(self.sketch, value)).collect()
    }

    fn mean(&self, worth: &[f32]) -> (f32, f32) {
        mean_of(worth, &self.shares)
    }

    /// How much less one plan is worth than another.
    fn lag(&self, best: &[f32], own: &[f32]) -> (f32, f32) {
        let gaps: Vec<_> = best.iter().zip(own).map(|(best, own)| best - own).collect();
        self.mean(&gaps)
    }
}
