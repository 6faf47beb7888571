//! Squadrons become ships on the table.

use crate::{
    Ability, Content, Done, Equipped, Format, MAX_SHIPS, MAX_UPGRADES, Member, Mode, QuickBuild, Setup, Ship,
    Squad, State, Status, Tokens,
    frames::{Frame, SetupStep},
    state::{Deck, Phase},
};
use arrayvec::ArrayVec;
use geometry::{Area, Heading, Pose};
use kernel::{DecisionId, Message, Pending, Say, Seat, SetupError};

/// X2-SETUP-12: the obstacles of the core box.
pub(crate) const CORE_OBSTACLES: [&str; 6] = [
    "coreasteroid2",
    "coreasteroid4",
    "coreasteroid5",
    "yt2400debris2",
    "vt49decimatordebris1",
    "vt49decimatordebris2",
];

fn wrong(key: &'static str, name: &str) -> SetupError {
    SetupError(Message::new(key).with("name", name))
}

impl Content {
    /// A ship as its cards say, not yet on the table (X2-SETUP-03).
    pub(crate) fn build(&self, seat: Seat, number: u8, member: &Member) -> Result<Ship, SetupError> {
        let unknown_pilot = || wrong("xwing-setup-unknown-pilot", member.pilot.as_str());
        let pilot = self.pilot(member.pilot.as_str()).ok_or_else(unknown_pilot)?;
        let card = &self.pilots[pilot as usize];
        let kind = self.ship_type(card.ship.as_str()).ok_or_else(unknown_pilot)?;
        let mut upgrades: ArrayVec<Equipped, MAX_UPGRADES> = ArrayVec::new();
        let mut force = card.force.map_or(0, |force| force.limit);
        for name in &member.upgrades {
            let index = self
                .upgrade(name.as_str())
                .ok_or_else(|| wrong("xwing-setup-unknown-upgrade", name.as_str()))?;
            let upgrade = &self.upgrades[index as usize];
            let charges = upgrade.charges.map_or(0, |charges| charges.limit);
            force += upgrade.force;
            upgrades
                .try_push(Equipped { card: index, face: 0, charges })
                .map_err(|_| wrong("xwing-setup-too-many-upgrades", member.pilot.as_str()))?;
        }
        // X2-SETUP-19: a turret weapon may be an upgrade, too.
        let turned = |ability: &Ability| matches!(ability, Ability::Weapon(weapon) if weapon.turret);
        let armed = upgrades.iter().any(|it| {
            self.upgrades[it.card as usize].faces.iter().any(|face| face.abilities.iter().any(turned))
        });
        let turret = (armed || self.ships[kind as usize].turret.is_some()).then_some(Heading::UP);
        let threat = member.threat.unwrap_or_else(|| self.threat_of(member));
        Ok(Ship {
            seat,
            number,
            pilot,
            kind,
            status: Status::Waiting,
            threat,
            build: member.build,
            pose: Pose::default(),
            shields: 0,
            force,
            charges: card.charges.map_or(0, |charges| charges.limit),
            tokens: Tokens::default(),
            locks: ArrayVec::new(),
            upgrades,
            damage: ArrayVec::new(),
            conditions: ArrayVec::new(),
            dial: None,
            turret,
            initiative: None,
            carrier: None,
            aboard: None,
            executed: None,
            done: Done::default(),
        })
    }

    /// X2-SETUP-05: what a squadron costs, by the prices that are used, or as its player says.
    fn cost(&self, setup: &Setup, squad: &Squad) -> Option<u16> {
        match setup.season {
            Some(season) => self.squad_points(squad, season.as_str()),
            None => squad.points,
        }
    }

    /// The first option that a pilot has alone.
    fn quick_alone(&self, pilot: &str) -> Option<&QuickBuild> {
        let alone = |build: &&QuickBuild| build.ships.len() == 1 && build.first().pilot == *pilot;
        self.quick_builds.iter().find(alone)
    }

    /// What the quick-build option of a pilot is worth; 0 if there is none.
    fn threat_of(&self, member: &Member) -> u8 {
        self.quick_alone(member.pilot.as_str()).map_or(0, |build| build.threat)
    }

    /// A quick build as a member of a squadron.
    pub(crate) fn quick(&self, pilot: &str) -> Option<Member> {
        self.quick_alone(pilot)?.members(0).next()
    }

    fn bare(&self, pilot: &str) -> Option<Member> {
        let pilot = self.pilots[self.pilot(pilot)? as usize].id;
        Some(Member::new(pilot, Vec::new()))
    }

    /// The squadrons of a mode that brings its own.
    pub(crate) fn own_squads(&self, mode: Mode) -> Option<[Vec<Member>; 2]> {
        match mode {
            // X2-INTRO-01.
            Mode::Starter => Some([
                vec![self.bare("bluesquadronescort")?],
                vec![self.bare("academypilot")?, self.bare("blacksquadronace")?],
            ]),
            // X2-ESCALATE-14.
            Mode::EscalationCoreBox => {
                Some([vec![self.quick("bluesquadronescort")?], vec![self.quick("academypilot")?; 2]])
            }
            Mode::Standard | Mode::Escalation => None,
        }
    }

    /// the ships of a squadron, which know by what option they came where options are used.
    fn flown(&self, setup: &Setup, squad: &Squad) -> Vec<Member> {
        let mut ships = squad.ships.clone();
        match setup.format() {
            Format::QuickBuild { .. } => self.settle(&mut ships),
            Format::Points { .. } | Format::Open | Format::Casual => {
                ships.iter_mut().for_each(|ship| ship.build = None);
            }
        }
        ships
    }

    /// X2-SETUP-15: a whole damage deck, in the order of the content.
    pub(crate) fn damage_deck(&self) -> Deck {
        let kinds = self.damage.iter().enumerate();
        kinds.flat_map(|(kind, card)| std::iter::repeat_n(kind as u8, card.copies as usize)).collect()
    }

    /// The first state of a match, before anybody was asked.
    pub(crate) fn start(&self, setup: &Setup) -> Result<State, SetupError> {
        let own = self.own_squads(setup.mode);
        let lists =
            own.clone().unwrap_or_else(|| setup.squads.each_ref().map(|squad| self.flown(setup, squad)));
        let mut ships: ArrayVec<Ship, MAX_SHIPS> = ArrayVec::new();
        for (seat, members) in [Seat(0), Seat(1)].into_iter().zip(&lists) {
            if members.is_empty() {
                return Err(SetupError(Message::new("xwing-setup-empty-squad").with("seat", seat.0 + 1)));
            }
            for (number, member) in members.iter().enumerate() {
                let number = setup.mode.first_number(seat) + number as u8;
                let ship = self.build(seat, number, member)?;
                ships.try_push(ship).map_err(|_| SetupError(Message::new("xwing-setup-too-many-ships")))?;
            }
        }
        if own.is_none() {
            // X2-SQUAD-09: a squadron that breaks the rules of its format is refused.
            for squad in &setup.squads {
                if let Some(fault) = self.check_squad(squad, setup.format()).first() {
                    return Err(SetupError(fault.say()));
                }
            }
        }
        // X2-INTRO-03: in the starter game everything has its place.
        let (width, height) = if setup.mode == Mode::Starter { (900, 900) } else { setup.area };
        if !(600..=2000).contains(&width) || !(600..=2000).contains(&height) {
            return Err(SetupError(Message::new("xwing-setup-area")));
        }
        let names: Vec<&str> = if setup.obstacles.is_empty() {
            CORE_OBSTACLES.to_vec()
        } else {
            setup.obstacles.iter().map(String::as_str).collect()
        };
        let mut supply = ArrayVec::new();
        for name in names {
            let shape = self.obstacle(name).ok_or_else(|| wrong("xwing-setup-unknown-obstacle", name))?;
            supply.try_push(shape).map_err(|_| SetupError(Message::new("xwing-setup-too-many-obstacles")))?;
        }
        let mut state = State {
            mode: setup.mode,
            ruleset: setup.mode.ruleset(setup.ruleset),
            area: Area { width: i32::from(width) * 1000, height: i32::from(height) * 1000 },
            threat: setup.threat.unwrap_or(setup.mode.threat()),
            points: [0, 1].map(|seat: usize| self.cost(setup, &setup.squads[seat])),
            first: Seat(0),
            round: 0,
            phase: Phase::Setup,
            ships,
            supply,
            obstacles: ArrayVec::new(),
            devices: ArrayVec::new(),
            markers: ArrayVec::new(),
            scored: [0, 0],
            replaced: 0,
            decks: [self.damage_deck(), self.damage_deck()],
            discards: [Deck::new(), Deck::new()],
            decision: DecisionId(0),
            stack: ArrayVec::new(),
            pending: Pending::Chance(crate::Roll::First),
        };
        for id in state.ids() {
            let shields = crate::Eye { content: self, s: &state }.shield_value(id);
            state.ship_mut(id).shields = shields;
        }
        state.stack.push(Frame::Setup(SetupStep::First { agreed: agreed(setup) }));
        Ok(state)
    }
}

fn agreed(setup: &Setup) -> Option<Seat> {
    match setup.first {
        crate::FirstPlayer::Agreed(seat) => Some(Seat(seat.0.min(1))),
        crate::FirstPlayer::ByPoints => None,
    }
}
