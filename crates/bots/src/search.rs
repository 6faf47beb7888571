//! Information-set tree search: each simulation plays in a world dealt anew from what the seat knows, and
//! decisions that look the same to their seat share one node.

use crate::{Bot, Guide, Payoffs, Peek, advice::Mean, tree::Tree};
use kernel::{Chance, Demand, Game, Input, Log, MAX_SEATS, Pending, Quick, Seat, Viewer};
use rayon::prelude::*;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// How long to think about one choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// This many simulations: the same choice every time, on every machine.
    Simulations(u32),
    /// This long.
    Time(Duration),
}

/// What other seats' choices in the tree depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentsKnow {
    /// What they know in the world of the simulation: right in the limit, but every hidden hand is learned anew.
    TheirOwn,
    /// What everybody knows: one node serves all the hands they might have.
    ThePublic,
}

/// How to search.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    /// How long.
    pub budget: Budget,
    /// How much to favour choices that were little tried, on the scale of the payoffs.
    pub exploration: f32,
    /// What other seats' choices depend on.
    pub opponents: OpponentsKnow,
    /// How many independent trees share the budget and vote. Part of the plan, not of the machine, so that the
    /// choice does not depend on how many cores there are.
    pub trees: u32,
    /// Whether the trees may grow at the same time.
    pub parallel: bool,
}

impl Plan {
    /// One tree with a number of simulations.
    pub fn simulations(count: u32) -> Self {
        Self {
            budget: Budget::Simulations(count),
            exploration: 1.4,
            opponents: OpponentsKnow::TheirOwn,
            trees: 1,
            parallel: false,
        }
    }
}

/// A bot that searches.
pub struct Search<G: Game, H> {
    guide: Arc<H>,
    plan: Plan,
    seeds: Quick,
    growers: Vec<Grower<G>>,
}

impl<G: Game, H> std::fmt::Debug for Search<G, H> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search").field("plan", &self.plan).finish_non_exhaustive()
    }
}

impl<G: Game, H: Guide<G>> Search<G, H> {
    /// A search with a guide; equal seeds and simulations give equal choices.
    pub fn new(guide: Arc<H>, plan: Plan, seed: u64) -> Self {
        let growers = (0..plan.trees.max(1)).map(|_| Grower::new()).collect();
        Self { guide, plan, seeds: Quick::new(seed), growers }
    }

    /// Searches, and gives every choice looked at with its visits and mean, most visited first.
    pub fn weigh(&mut self, peek: &Peek<'_, G>) -> Vec<(G::Choice, u32, f32)> {
        let (plan, guide) = (self.plan, &*self.guide);
        let trees = self.growers.len() as u32;
        let seeds: Vec<u64> = self.growers.iter().map(|_| self.seeds.bits().into()).collect();
        let grow = |(i, (grower, seed)): (usize, (&mut Grower<G>, u64))| {
            let budget = match plan.budget {
                Budget::Simulations(n) => Budget::Simulations(n / trees + u32::from((i as u32) < n % trees)),
                Budget::Time(_) if plan.parallel => plan.budget,
                Budget::Time(time) => Budget::Time(time / trees),
            };
            grower.grow(peek, guide, &plan, budget, seed);
        };
        let work = self.growers.iter_mut().zip(seeds).enumerate().collect::<Vec<_>>();
        if plan.parallel {
            work.into_par_iter().for_each(grow);
        } else {
            work.into_iter().for_each(grow);
        }
        let mut votes: Vec<(G::Choice, u32, f32)> = Vec::new();
        for edge in self.growers.iter().flat_map(Grower::root) {
            match votes.iter_mut().find(|(choice, ..)| *choice == edge.choice) {
                Some((_, visits, sum)) => (*visits, *sum) = (*visits + edge.visits, *sum + edge.sum),
                None => votes.push((edge.choice.clone(), edge.visits, edge.sum)),
            }
        }
        votes.iter_mut().for_each(|(_, visits, sum)| *sum /= (*visits).max(1) as f32);
        votes.sort_by(|a, b| b.1.cmp(&a.1).then(b.2.total_cmp(&a.2)));
        votes
    }

    /// Tries each of some answers equally often, and searches on from there: what they brought the seat that is asked.
    /// Unlike [`weigh`](Self::weigh) it spends as much on a bad answer as on a good one, so that both are known as well.
    pub fn compare(&mut self, peek: &Peek<'_, G>, choices: &[G::Choice], each: u32) -> Vec<Mean> {
        let seed = self.seeds.bits().into();
        let (plan, guide) = (self.plan, &*self.guide);
        self.growers[0].compare(peek, guide, &plan, (choices, each), seed)
    }

    /// How many nodes the last search made.
    pub fn nodes(&self) -> usize {
        self.growers.iter().map(|g| g.tree.len()).sum()
    }
}

impl<G: Game, H: Guide<G>> Bot<G> for Search<G, H> {
    fn choose(&mut self, peek: &Peek<'_, G>) -> G::Choice {
        let mut legal = Vec::new();
        peek.legal(&mut legal);
        if legal.len() == 1 {
            return legal.swap_remove(0);
        }
        let votes = self.weigh(peek);
        votes.into_iter().next().map_or_else(|| legal.swap_remove(0), |(choice, ..)| choice)
    }
}

/// One tree and the rooms its simulations reuse: once warm, a simulation allocates nothing.
struct Grower<G: Game> {
    tree: Tree<G::Choice>,
    world: Option<G::State>,
    buffer: Vec<G::Choice>,
    path: Vec<(u32, Seat)>,
    log: Log<G::Event>,
    /// The only answers at the root, and which of them is next, if it is not for the search to say.
    given: Vec<G::Choice>,
    next: u32,
    /// What the guide's clock showed at the root.
    from: u32,
}

impl<G: Game> Grower<G> {
    fn new() -> Self {
        Self {
            tree: Tree::default(),
            world: None,
            buffer: Vec::new(),
            path: Vec::new(),
            log: Log::off(),
            given: Vec::new(),
            next: 0,
            from: 0,
        }
    }

    /// The edges of the root, the first node made.
    fn root(&self) -> &[crate::tree::Edge<G::Choice>] {
        if self.tree.is_empty() { &[] } else { self.tree.edges(0) }
    }

    fn grow<H: Guide<G>>(&mut self, peek: &Peek<'_, G>, guide: &H, plan: &Plan, budget: Budget, seed: u64) {
        self.tree.clear();
        self.given.clear();
        let mut chance = Quick::new(seed);
        let mut world = self.world.take().unwrap_or_else(|| peek.world(&mut chance));
        let start = Instant::now();
        let mut done = 0;
        loop {
            let enough = match budget {
                Budget::Simulations(n) => done >= n,
                // A clock is slow to read: look at it now and then.
                Budget::Time(time) => done % 16 == 0 && done > 0 && start.elapsed() >= time,
            };
            if enough {
                break;
            }
            peek.world_into(&mut world, &mut chance);
            self.from = guide.clock(&world);
            self.simulate(peek.game(), peek.seat(), &mut world, guide, plan, &mut chance);
            done += 1;
        }
        self.world = Some(world);
    }

    /// Plays each of some answers so often, in turns.
    fn compare<H: Guide<G>>(
        &mut self,
        peek: &Peek<'_, G>,
        guide: &H,
        plan: &Plan,
        (choices, each): (&[G::Choice], u32),
        seed: u64,
    ) -> Vec<Mean> {
        self.tree.clear();
        self.given = choices.to_vec();
        let mut chance = Quick::new(seed);
        let mut world = self.world.take().unwrap_or_else(|| peek.world(&mut chance));
        let mut means = vec![Mean::default(); choices.len()];
        for _ in 0..each {
            for (next, mean) in means.iter_mut().enumerate() {
                self.next = next as u32;
                peek.world_into(&mut world, &mut chance);
                self.from = guide.clock(&world);
                let payoffs = self.simulate(peek.game(), peek.seat(), &mut world, guide, plan, &mut chance);
                mean.add(payoffs[peek.seat().index()]);
            }
        }
        self.given.clear();
        self.world = Some(world);
        means
    }

    fn simulate<H: Guide<G>>(
        &mut self,
        game: &G,
        searcher: Seat,
        world: &mut G::State,
        guide: &H,
        plan: &Plan,
        chance: &mut Quick,
    ) -> Payoffs {
        self.path.clear();
        let mut guess = 0;
        let payoffs = loop {
            let input = match game.pending(world) {
                Pending::Over(outcome) => break final_payoffs(game, world, outcome),
                Pending::Chance(roll) => Input::Chance(game.roll(world, roll, chance)),
                Pending::Decide(demands) => {
                    // The searcher answers first, so that the root is its own decision.
                    let demand = demands.iter().find(|d| d.by == searcher).unwrap_or(&demands[0]);
                    let (id, by) = (demand.id, demand.by);
                    if by != searcher && !guide.searches(demand, searcher) {
                        let choice = guide.rollout(game, world, demand, chance, &mut self.buffer);
                        Input::Choose { id, by, choice }
                    } else {
                        let viewer = match plan.opponents {
                            OpponentsKnow::ThePublic if by != searcher => Viewer::Spectator,
                            OpponentsKnow::ThePublic | OpponentsKnow::TheirOwn => Viewer::Seat(by),
                        };
                        // Two seats may know the same: the seat is part of the key.
                        let key = game.knowledge(world, viewer).rotate_left(u32::from(by.0));
                        let (node, new) = self.tree.node(key, guess);
                        if let Some(&mut (edge, _)) = self.path.last_mut() {
                            self.tree.edge(edge).leads_to = node;
                        }
                        self.tree.at(node).visits += 1;
                        if new && !self.path.is_empty() {
                            break self.rollout(game, world, guide, chance);
                        }
                        if !self.tree.is_open(node) {
                            self.list(game, world, demand, guide, node);
                        }
                        let edge = match guide.widening() {
                            _ if self.path.is_empty() && !self.given.is_empty() => {
                                self.tree.nth(node, self.next)
                            }
                            None => self.tree.select(node, plan.exploration, |n| chance.below(n)),
                            Some(width) => self.tree.select_in_order(node, plan.exploration, width),
                        };
                        // Some games can go round in circles: nothing is learned from going round again.
                        if self.path.iter().any(|&(taken, _)| taken == edge) {
                            break guide.values(game, world);
                        }
                        self.path.push((edge, by));
                        let edge = self.tree.edge(edge);
                        guess = edge.leads_to;
                        Input::Choose { id, by, choice: edge.choice.clone() }
                    }
                }
            };
            if game.apply(world, &input, &mut self.log).is_err() {
                // A choice another world offered and this one does not: what is hidden decides. Treat the
                // position as reached, and value it.
                break self.rollout(game, world, guide, chance);
            }
            if self.path.len() > 512 {
                break guide.values(game, world);
            }
        };
        for &(edge, seat) in &self.path {
            let edge = self.tree.edge(edge);
            edge.visits += 1;
            edge.sum += payoffs[seat.index()];
        }
        payoffs
    }

    fn list<H: Guide<G>>(
        &mut self,
        game: &G,
        world: &G::State,
        demand: &Demand<G::Ask>,
        guide: &H,
        node: u32,
    ) {
        self.buffer.clear();
        if self.path.is_empty() && !self.given.is_empty() {
            self.buffer.extend_from_slice(&self.given);
        } else {
            game.legal(world, demand, &mut self.buffer);
            guide.sift(game, world, demand, &mut self.buffer);
        }
        self.tree.open(node, self.buffer.drain(..));
    }

    fn rollout<H: Guide<G>>(
        &mut self,
        game: &G,
        world: &mut G::State,
        guide: &H,
        chance: &mut Quick,
    ) -> Payoffs {
        let mut left = guide.horizon();
        loop {
            let input = match game.pending(world) {
                Pending::Over(outcome) => return final_payoffs(game, world, outcome),
                Pending::Chance(roll) => Input::Chance(game.roll(world, roll, chance)),
                Pending::Decide(demands) => {
                    let demand = &demands[0];
                    if let Some(left) = &mut left {
                        if *left == 0 && guide.quiet(demand, guide.clock(world) - self.from) {
                            return guide.values(game, world);
                        }
                        *left = left.saturating_sub(1);
                    }
                    let choice = guide.rollout(game, world, demand, chance, &mut self.buffer);
                    Input::Choose { id: demand.id, by: demand.by, choice }
                }
            };
            game.apply(world, &input, &mut self.log).expect("rollouts play legal choices");
        }
    }
}

fn final_payoffs<G: Game>(game: &G, state: &G::State, outcome: &G::Outcome) -> Payoffs {
    let mut payoffs = [0.0; MAX_SEATS];
    for seat in 0..game.seats(state) {
        payoffs[seat as usize] = game.payoff(outcome, Seat(seat));
    }
    payoffs
}
