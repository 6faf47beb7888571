//! A bot that answers every question of the game by reckoning; what sets the levels apart is how dials are planned and
//! how much is looked at.

use super::{
    ace,
    belief::Belief,
    dials, fire,
    foresight::Foresight,
    outlook::Outlook,
    place,
    reckon::{Draws, Reckoner},
    sketch::{Plan, Sketch, Stands},
    spend,
};
use crate::{Bot, Peek};
use ::xwing::{Ability, Ask, Choice, Phase, Query, ShipId, State, Step, Wanted, Xwing};
use kernel::{Chance as _, Game as _, Input, Log, Quick, Seat};

/// How hard a bot thinks. Everything is counted, nothing is timed: the same choice on every machine.
#[derive(Debug, Clone, Copy)]
pub(super) struct Skill {
    /// Plans of the enemy a dial is judged against.
    pub(super) dial_draws: usize,
    /// Plans of the enemy an action is judged against.
    pub(super) act_draws: usize,
    /// What later rounds count.
    pub(super) outlook: Outlook,
    /// How dials are searched, if they are.
    pub(super) search: Option<ace::Effort>,
}

/// The bot.
#[derive(Debug)]
pub(super) struct Pilot {
    chance: Quick,
    skill: Skill,
    /// Room that is used again.
    world: Option<State>,
    trial: Option<State>,
    legal: Vec<Choice>,
    /// What was searched for the dials of a round.
    plan: Option<(u16, Plan)>,
    /// What the enemy was thought to set then.
    foresight: Option<Foresight>,
}

impl Pilot {
    /// A bot; equal seeds give equal choices.
    pub(super) fn new(skill: Skill, seed: u64) -> Self {
        Self {
            chance: Quick::new(seed),
            skill,
            world: None,
            trial: None,
            legal: Vec::new(),
            plan: None,
            foresight: None,
        }
    }
}

/// What a pilot looks at while it decides.
struct Desk<'p, 'g> {
    game: &'g Xwing,
    me: Seat,
    world: &'p State,
    legal: &'p [Choice],
    skill: Skill,
}

impl Bot<Xwing> for Pilot {
    fn choose(&mut self, peek: &Peek<'_, Xwing>) -> Choice {
        let mut world = self.world.take().unwrap_or_else(|| peek.world(&mut self.chance));
        peek.world_into(&mut world, &mut self.chance);
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        let choice = self.answer(peek, &world, &mut legal);
        (self.world, self.legal) = (Some(world), legal);
        choice
    }

    fn remembers(&self) -> bool {
        // What was searched for a round.
        self.skill.search.is_some()
    }
}

impl Pilot {
    fn answer(&mut self, peek: &Peek<'_, Xwing>, world: &State, legal: &mut Vec<Choice>) -> Choice {
        let (game, me, demand) = (peek.game(), peek.seat(), peek.demand());
        // Places for obstacles and markers are too many to list, and hardly matter.
        if let Ask::Obstacle | Ask::Marker = demand.ask {
            return game.pick(world, demand, &mut self.chance, legal);
        }
        peek.legal(legal);
        if legal.len() == 1 {
            return legal[0];
        }
        let desk = Desk { game, me, world, legal, skill: self.skill };
        match demand.ask {
            // Who moves last sees more.
            Ask::First => Choice::First(Seat(1 - me.0)),
            Ask::Place => place::place(peek.seat_query(), legal).unwrap_or(legal[0]),
            Ask::Dial { ship } => self.dial(peek, world, ship).unwrap_or(legal[0]),
            Ask::Ready => Choice::Ready,
            Ask::Next => next(&desk, peek).unwrap_or(legal[0]),
            Ask::Ability { .. } => self.try_out(&desk, peek, None),
            Ask::Action { ship, .. } | Ask::Tallon { ship } => self.try_out(&desk, peek, Some(ship)),
            Ask::Shift { ship, .. } | Ask::Deploy { ship, .. } => self.try_out(&desk, peek, Some(ship)),
            Ask::Attack { ship, .. } => {
                let sketch = sketch(peek, world);
                fire::attack(&sketch, &sketch.stands(), ship, legal).unwrap_or(legal[0])
            }
            Ask::Modify { ship, dice } => {
                let Some(attack) = peek.view().attack else { return legal[0] };
                let keep = if attack.attacker == ship
                    && game.query(world).ship(ship).tokens.has(::xwing::Token::Focus)
                {
                    spend::focus_kept(&sketch(peek, world), ship)
                } else {
                    0.0
                };
                spend::spend(game.query(world), &attack, ship, dice, legal, keep)
            }
            Ask::Step { wanted: Wanted::Reroll(dice), .. } => peek
                .view()
                .attack
                .and_then(|attack| spend::reroll(game.query(world), &attack, dice, legal))
                .unwrap_or(legal[0]),
            Ask::Step {
                wanted:
                    Wanted::Ship | Wanted::LockTarget | Wanted::Repair(_) | Wanted::Device | Wanted::Weapon(_),
                ..
            } => self.try_out(&desk, peek, None),
            Ask::Replacement { .. } | Ask::Arrival | Ask::ArrivalSide | Ask::Detonation { .. } => {
                legal[self.chance.below(legal.len() as u32) as usize]
            }
            // Docking before the battle is listed first, and so is leaving a carrier that is lost.
            Ask::Dock { .. } | Ask::Emergency { .. } | Ask::Jam { .. } | Ask::Obstacle | Ask::Marker => {
                legal[0]
            }
        }
    }

    /// Sets a dial.
    fn dial(&mut self, peek: &Peek<'_, Xwing>, world: &State, ship: ShipId) -> Option<Choice> {
        let sketch = sketch(peek, world);
        let at = sketch.place(ship)?;
        let reckoner = Reckoner { me: peek.seat(), outlook: self.skill.outlook };
        let place = match self.skill.search {
            Some(effort) => self.searched(world, &sketch, &reckoner, effort)[at],
            None => dials::dial(&sketch, &reckoner, at, self.skill.dial_draws, &mut self.chance),
        };
        let maneuver = sketch.crafts[at].moves.get(place as usize)?.dial;
        Some(Choice::Dial { ship, maneuver })
    }

    /// Moves for all own ships, searched once a round; anew if a dial was set otherwise.
    fn searched(
        &mut self,
        world: &State,
        sketch: &Sketch<'_>,
        reckoner: &Reckoner,
        effort: ace::Effort,
    ) -> Plan {
        let followed = |plan: &Plan| {
            let own = sketch.crafts.iter().zip(plan).filter(|(craft, _)| craft.seat == reckoner.me);
            own.into_iter().all(|(craft, place)| craft.set.is_none_or(|set| set == *place))
        };
        match &self.plan {
            Some((round, plan)) if *round == world.round() && followed(plan) => *plan,
            _ => {
                let found = ace::plan(sketch, reckoner, effort, &mut self.chance);
                self.plan = Some((world.round(), found.mine));
                self.foresight = Some(Foresight::new(world.round(), sketch, reckoner.me, &found.theirs));
                found.mine
            }
        }
    }

    /// Tries every answer in a world of its own and reckons on from there.
    fn try_out(&mut self, desk: &Desk<'_, '_>, peek: &Peek<'_, Xwing>, subject: Option<ShipId>) -> Choice {
        let sketch = sketch(peek, desk.world);
        let reckoner = Reckoner { me: desk.me, outlook: desk.skill.outlook };
        let stands = sketch.stands();
        let belief = Belief::new(&sketch, &stands);
        let mut draws = reckoner.draws(&sketch, &belief, desk.skill.act_draws, &mut self.chance);
        if let Some(foresight) = self.foresight.as_ref().filter(|seen| seen.round == desk.world.round()) {
            draws.iter_mut().for_each(|plan| foresight.recall(&sketch, plan, &mut self.chance));
        }
        let mut best: Option<(f32, Choice)> = None;
        let mut trial = self.trial.take().unwrap_or_else(|| desk.world.clone());
        for &choice in desk.legal {
            let value = judge(desk, &sketch, &reckoner, &draws, &mut trial, choice, subject);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, choice));
            }
        }
        self.trial = Some(trial);
        best.map_or(desk.legal[0], |(_, choice)| choice)
    }
}

/// What an answer comes to.
fn judge(
    desk: &Desk<'_, '_>,
    sketch: &Sketch<'_>,
    reckoner: &Reckoner,
    draws: &Draws,
    trial: &mut State,
    choice: Choice,
    subject: Option<ShipId>,
) -> f32 {
    trial.clone_from(desk.world);
    let Some(demand) = desk.game.pending(trial).demand_of(desk.me) else { return f32::MIN };
    let input = Input::Choose { id: demand.id, by: desk.me, choice };
    if desk.game.apply(trial, &input, &mut Log::off()).is_err() {
        return f32::MIN;
    }
    let mut then = sketch.clone();
    for at in 0..then.crafts.len() {
        let craft = &then.crafts[at];
        // Other ships may have been carried on by the rules, with dials nobody knows: those are reckoned with, not read.
        let own = craft.seat == desk.me && trial.ship(craft.id).done.activated == craft.activated;
        if (subject == Some(craft.id) || (subject.is_none() && own)) && trial.ship(craft.id).on_table() {
            then.update(desk.game, trial, at);
        }
    }
    let stands: Stands = then.stands();
    let mut value = reckoner.mean(&then, &stands, draws);
    // What costs nothing and promises nothing the reckoning knows of may still do some good.
    if let Choice::Use(ability) = choice {
        value += if lays_device(desk.game.query(desk.world), ability) {
            minefield(sketch, ability.ship)
        } else {
            0.01
        };
    }
    value
}

/// Whether an ability drops or launches a device.
fn lays_device(query: Query<'_>, ability: ::xwing::AbilityRef) -> bool {
    let found = query.content.abilities(query.ship(ability.ship), ability.card).get(ability.index as usize);
    let steps: &[Step] = match found {
        Some(Ability::Triggered(triggered)) => &triggered.then,
        Some(Ability::Action(action)) => &action.then,
        Some(Ability::Constant(_) | Ability::Weapon(_) | Ability::Bar(_)) | None => &[],
    };
    steps.iter().any(|step| matches!(step, Step::Drop(..) | Step::Launch(..)))
}

/// What a device laid now is worth: something if an enemy is behind and no friend.
fn minefield(sketch: &Sketch<'_>, ship: ShipId) -> f32 {
    let Some(at) = sketch.place(ship) else { return -0.1 };
    let own = &sketch.crafts[at];
    let near = |seat: Seat| {
        sketch.crafts.iter().any(|other| {
            let d = other.base.centre() - own.base.centre();
            other.id != ship
                && other.seat == seat
                && d.length() < 220_000.0
                && d.dot(own.base.forward()) < 0.0
        })
    };
    if near(Seat(1 - own.seat.0)) && !near(own.seat) { 0.2 } else { -0.1 }
}

/// The position as the seat knows it.
pub(super) fn sketch<'g>(peek: &Peek<'g, Xwing>, world: &State) -> Sketch<'g> {
    let me = peek.seat();
    let planning = world.phase() == Phase::Planning;
    // Only dials of enemies that have not moved can be unknown; views tell which are known all the same.
    let hidden = world.ships().iter().any(|ship| ship.seat != me && ship.dial.is_some_and(|dial| !dial.up));
    let view = (hidden && !planning).then(|| peek.view());
    Sketch::new(peek.game(), world, |id| {
        let ship = world.ship(id);
        let dial = ship.dial?;
        if ship.seat == me || dial.up {
            return Some(dial.maneuver);
        }
        let shown = view.as_ref()?.ships.iter().find(|seen| seen.id == id)?.dial.as_ref()?;
        shown.shown().map(|_| dial.maneuver)
    })
}

/// Which ship is next: in the activation phase one that nobody is in the way of, else the one that hits hardest.
fn next(desk: &Desk<'_, '_>, peek: &Peek<'_, Xwing>) -> Option<Choice> {
    let sketch = sketch(peek, desk.world);
    let stands = sketch.stands();
    let score = |id: ShipId| -> f32 {
        let Some(at) = sketch.place(id) else { return 0.0 };
        let craft = &sketch.crafts[at];
        if desk.world.phase() == Phase::Activation {
            let Some(found) = craft.set.and_then(|set| craft.moves.get(set as usize)) else { return 0.0 };
            let blocked = |(other, stand): (usize, &super::sketch::Stand)| {
                other != at && stand.base.overlaps(&found.base)
            };
            return if stands.iter().enumerate().any(blocked) { -1.0 } else { 0.0 };
        }
        let lanes = sketch.lanes(&stands);
        let gains = (0..sketch.crafts.len()).filter_map(|to| {
            let shot = sketch.shot(at, to, lanes.get(at, to)?, false);
            Some(f32::from(shot.attack) - f32::from(shot.defence))
        });
        gains.fold(-9.0, f32::max)
    };
    let ships = desk.legal.iter().filter_map(|choice| {
        let Choice::Ship(id) = *choice else { return None };
        Some((score(id), *choice))
    });
    ships.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, choice)| choice)
}
