//! What a seat is asked, step by step, with a way back.

use super::contest::Contest;
use crate::{
    face::{Face, MenuOf},
    menu::{Act, Asked},
};
use kernel::{DecisionId, Demand};

/// A question being answered.
pub struct Question<G: Face> {
    demand: Demand<G::Ask>,
    legal: Vec<G::Choice>,
    picks: Vec<G::Pick>,
    menu: MenuOf<G>,
}

impl<G: Face> std::fmt::Debug for Question<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question")
            .field("demand", &self.demand)
            .field("picks", &self.picks)
            .finish_non_exhaustive()
    }
}

/// What came of picking an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picked<C> {
    /// The question goes on.
    On,
    /// This is the answer.
    Answer(C),
    /// A rule is against it; whoever knows the rules can say which.
    Against(C),
}

impl<G: Face> Question<G> {
    /// What the player is asked now, if anything.
    pub fn of(contest: &dyn Contest<G>) -> Option<Self> {
        let asking = contest.asked()?;
        let (demand, legal) = (asking.demand.clone(), asking.legal.into_owned());
        let menu = menu_of(contest, &demand, &legal, &[]);
        let mut question = Self { demand, legal, picks: Vec::new(), menu };
        question.skip(contest);
        Some(question)
    }

    /// What is asked.
    pub fn ask(&self) -> &G::Ask {
        &self.demand.ask
    }

    /// The number an answer must carry.
    pub fn id(&self) -> DecisionId {
        self.demand.id
    }

    /// The step it is at.
    pub fn menu(&self) -> &MenuOf<G> {
        &self.menu
    }

    /// Picks an item by its place in the menu.
    pub fn pick(&mut self, contest: &dyn Contest<G>, item: usize) -> Picked<G::Choice> {
        let Some(item) = self.menu.items.get(item) else { return Picked::On };
        match item.act.clone() {
            Act::Choose(choice) => Picked::Answer(choice),
            Act::Against(choice) => Picked::Against(choice),
            Act::Narrow(pick) => {
                self.narrow(contest, pick);
                Picked::On
            }
        }
    }

    /// Goes on with a step.
    pub fn narrow(&mut self, contest: &dyn Contest<G>, pick: G::Pick) {
        self.picks.push(pick);
        self.menu = menu_of(contest, &self.demand, &self.legal, &self.picks);
        self.skip(contest);
    }

    /// Takes the steps that leave no choice.
    fn skip(&mut self, contest: &dyn Contest<G>) {
        while let Some(pick) = self.menu.only_way_on() {
            self.picks.push(pick.clone());
            self.menu = menu_of(contest, &self.demand, &self.legal, &self.picks);
        }
    }

    /// One step back; `false` if there is none.
    pub fn back(&mut self, contest: &dyn Contest<G>) -> bool {
        while self.picks.pop().is_some() {
            self.menu = menu_of(contest, &self.demand, &self.legal, &self.picks);
            if self.menu.only_way_on().is_none() {
                return true;
            }
        }
        // Everything up to the first real step was skipped: stay there.
        self.skip(contest);
        false
    }
}

fn menu_of<G: Face>(
    contest: &dyn Contest<G>,
    demand: &Demand<G::Ask>,
    legal: &[G::Choice],
    picks: &[G::Pick],
) -> MenuOf<G> {
    let view = contest.view();
    let allows = |choice: &G::Choice| contest.allows(choice);
    G::menu(&Asked { game: contest.game(), demand, legal, view: &view, allows: &allows }, picks)
}
