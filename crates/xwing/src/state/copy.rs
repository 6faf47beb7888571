//! Copies of a state. Searches and bots make one for every thought: into one that is there already, only what is in use
//! is copied, not the room that lists have left. Every field is named, so that none is forgotten.

use super::State;

impl Clone for State {
    fn clone(&self) -> Self {
        let Self {
            mode,
            ruleset,
            area,
            threat,
            points,
            first,
            round,
            phase,
            ships,
            supply,
            obstacles,
            devices,
            markers,
            scored,
            replaced,
            decks,
            discards,
            decision,
            stack,
            pending,
            heard,
            memory,
        } = self;
        Self {
            mode: *mode,
            ruleset: *ruleset,
            area: *area,
            threat: *threat,
            points: *points,
            first: *first,
            round: *round,
            phase: *phase,
            ships: ships.clone(),
            supply: supply.clone(),
            obstacles: obstacles.clone(),
            devices: devices.clone(),
            markers: markers.clone(),
            scored: *scored,
            replaced: *replaced,
            decks: decks.clone(),
            discards: discards.clone(),
            decision: *decision,
            stack: stack.clone(),
            pending: pending.clone(),
            heard: *heard,
            memory: *memory,
        }
    }

    fn clone_from(&mut self, from: &Self) {
        let Self {
            mode,
            ruleset,
            area,
            threat,
            points,
            first,
            round,
            phase,
            ships,
            supply,
            obstacles,
            devices,
            markers,
            scored,
            replaced,
            decks,
            discards,
            decision,
            stack,
            pending,
            heard,
            memory,
        } = self;
        *mode = from.mode;
        *ruleset = from.ruleset;
        *area = from.area;
        *threat = from.threat;
        *points = from.points;
        *first = from.first;
        *round = from.round;
        *phase = from.phase;
        ships.clone_from(&from.ships);
        supply.clone_from(&from.supply);
        obstacles.clone_from(&from.obstacles);
        devices.clone_from(&from.devices);
        markers.clone_from(&from.markers);
        *scored = from.scored;
        *replaced = from.replaced;
        for (pile, other) in decks.iter_mut().chain(discards).zip(from.decks.iter().chain(&from.discards)) {
            pile.clone_from(other);
        }
        *decision = from.decision;
        stack.clone_from(&from.stack);
        pending.clone_from(&from.pending);
        *heard = from.heard;
        *memory = from.memory;
    }
}
