//! Values of any type that can be read, made up at random: a deserialiser that reads what it draws. Enums offer their
//! words themselves, so a word that joins the vocabulary is drawn without anybody adding it here, and is missed by name
//! if nothing that uses it is ever accepted.
//!
//! What is known here about single words only makes it likelier that a pack check accepts what comes of it.

use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess,
    Visitor, value::StrDeserializer,
};
use std::{collections::BTreeMap, fmt};

/// A word: the enum it belongs to, and its name there.
pub(crate) type Word = (&'static str, &'static str);

/// A number below another: from a generator, or from the bytes of a fuzzer.
pub(crate) type Draw<'d> = &'d mut dyn FnMut(u32) -> u32;

/// Cards that abilities may name.
#[derive(Debug, Clone, Default)]
pub(crate) struct Names {
    pub(crate) ships: Vec<String>,
    pub(crate) upgrades: Vec<String>,
    pub(crate) conditions: Vec<String>,
    pub(crate) devices: Vec<String>,
}

/// What the next value stands on, so that most of what is drawn makes sense there.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Place {
    /// `Dealt`, `TurnDown`.
    pub(crate) damage: bool,
    /// `Assigned`, `RemoveCondition`.
    pub(crate) condition: bool,
    /// `Weapon`.
    pub(crate) upgrade: bool,
    /// `Charge(1)`.
    pub(crate) charges: u8,
    /// `Flip`.
    pub(crate) faces: usize,
    /// `ThisCard`.
    pub(crate) armed: bool,
    /// Steps of a device.
    pub(crate) device: bool,
    /// Nothing here may be used once a round.
    pub(crate) docked: bool,
    /// A printed weapon, which costs nothing.
    pub(crate) primary: bool,
}

/// All words there are, and how often each was in something that was accepted.
#[derive(Debug, Default)]
pub(crate) struct Tally(pub(crate) BTreeMap<Word, u64>);

impl Tally {
    /// Words that were met, and never accepted.
    pub(crate) fn missing(&self) -> Vec<Word> {
        self.0.iter().filter(|(_, count)| **count == 0).map(|(word, _)| *word).collect()
    }

    pub(crate) fn accept(&mut self, words: &[Word]) {
        for word in words {
            *self.0.entry(*word).or_default() += 1;
        }
    }
}

/// Draws values, and notes their words.
struct Writer<'d> {
    draw: Draw<'d>,
    names: &'d Names,
    tally: &'d mut Tally,
    place: Place,
    words: Vec<Word>,
    /// The words and fields around the value that is drawn.
    around: Vec<&'static str>,
    /// The moment of the ability, once it is drawn.
    moment: &'static str,
    kind: &'static str,
    chosen: bool,
    rolled: bool,
    /// The number before, for pairs.
    before: Option<u8>,
}

/// A value, and the words in it.
pub(crate) fn write<T: DeserializeOwned>(
    draw: Draw<'_>,
    names: &Names,
    tally: &mut Tally,
    place: Place,
) -> (T, Vec<Word>) {
    let mut writer = Writer {
        draw,
        names,
        tally,
        place,
        words: Vec::new(),
        around: Vec::new(),
        moment: if place.device { "Detonated" } else { "" },
        kind: "",
        chosen: false,
        rolled: false,
        before: None,
    };
    let value = T::deserialize(&mut writer).expect("what is drawn is what is asked for");
    (value, writer.words)
}

/// Moments within an attack.
const ATTACK: [&str; 8] = [
    "Declared",
    "ModifyAttackDice",
    "ModifyDefenseDice",
    "BeforeNeutralize",
    "Hit",
    "Missed",
    "AfterDefend",
    "AfterAttack",
];
/// Numbers that nobody has in mind.
const FAR: [u8; 10] = [0, 4, 5, 6, 7, 20, 100, 127, 128, 255];

impl Writer<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 { 0 } else { (self.draw)(bound) % bound }
    }

    fn one_in(&mut self, count: u32) -> bool {
        self.below(count) == 0
    }

    fn inside(&self, word: &str) -> bool {
        self.around.contains(&word)
    }

    /// Whether a word is likely to make sense here.
    fn fits(&self, name: &str, word: &str) -> bool {
        let place = &self.place;
        let attack = ATTACK.contains(&self.moment) || self.kind == "Constant";
        let dice = matches!(self.moment, "ModifyAttackDice" | "ModifyDefenseDice" | "BeforeNeutralize");
        match (name, word) {
            ("Ability", "Weapon") => place.upgrade && !place.docked,
            ("Ability", "Action") => !place.docked,
            ("Window", "Dealt") => place.damage,
            ("Window", "Assigned") => place.condition,
            ("Who", "Attacker" | "Defender") => attack,
            ("Who", "Chosen") => self.chosen,
            ("Condition", "With" | "Is" | "AttackRange" | "Obstructed" | "AttackHit") => attack,
            ("Condition", "Rolled") => self.rolled,
            // One negation is enough.
            ("Condition", "Not") => !self.inside("Not"),
            ("WeaponTest", "ThisCard") => place.armed,
            ("DamageFilter", "This") => place.damage,
            ("Cost", "Charge") => place.charges > 0,
            ("Cost", "SpendLock") => attack || self.kind == "Weapon",
            ("Cost", "Gain" | "Suffer") => !matches!(self.kind, "Action" | "Weapon"),
            ("Step", "RecoverCharge") => place.charges > 0,
            ("Effect", "ChargesStaySpent") => place.charges > 0,
            ("Step", "SufferRolled") => self.rolled,
            ("Step", "Reroll" | "Change" | "Add" | "Cancel") => dice,
            ("Step", "MoreDice") => self.moment == "Declared",
            ("Step", "PreventDamage") => self.moment == "BeforeSuffer",
            ("Step", "TokensForDamage") => self.moment == "Hit",
            ("Step", "TurnDown") => place.damage,
            ("Step", "DiscardDealt" | "TurnDealtDown") | ("Condition", "DealtOf") => self.moment == "DealtUp",
            ("Step", "CancelResults") => self.moment == "Hit",
            ("Step" | "Cost", "Discard") => place.upgrade,
            ("Condition", "Fresh") => place.damage,
            ("Effect", "SilencesPilot") => place.damage,
            // What lasts is of the own ship, under no condition: most abilities are neither.
            ("Stat", "Hull" | "Shields") | ("Effect", "ExtraLocks") => !place.damage && !place.condition,
            ("Step", "Flip") => place.faces == 2,
            ("Step", "RemoveCondition") => place.condition,
            _ => true,
        }
    }

    /// One of the words of an enum: one that fits, nearly always; one that is seldom accepted, half of the time.
    fn word(&mut self, name: &'static str, all: &'static [&'static str]) -> usize {
        for word in all {
            self.tally.0.entry((name, word)).or_default();
        }
        let anything = self.one_in(200);
        let fits: Vec<usize> = (0..all.len()).filter(|i| anything || self.fits(name, all[*i])).collect();
        let fits = if fits.is_empty() { (0..all.len()).collect() } else { fits };
        let rare = self.below(2) == 0;
        let count = |i: &usize| self.tally.0[&(name, all[*i])];
        let least = fits.iter().map(count).min().unwrap_or_default();
        let open: Vec<usize> = fits.iter().copied().filter(|i| !rare || count(i) == least).collect();
        let mut index = open[self.below(open.len() as u32) as usize];
        // Much is accepted for the own ship alone, slots are named nowhere else, and who rolls looks at the dice.
        let likely = match name {
            "ShipTest" if self.kind == "Constant" && self.inside("of") => "This",
            "WeaponTest" => "Of",
            "Step" if self.rolled => "If",
            "Condition" if self.rolled => "Rolled",
            _ => "",
        };
        if let Some(at) = fits.iter().copied().find(|at| all[*at] == likely)
            && self.one_in(2)
        {
            index = at;
        }
        let word = all[index];
        self.words.push((name, word));
        match name {
            "Ability" => self.kind = word,
            "Window" => self.moment = word,
            "Step" => {
                self.chosen |= word == "Choose";
                self.rolled |= word == "Roll";
            }
            _ => {}
        }
        index
    }

    fn number(&mut self) -> u8 {
        let last = self.around.last().copied().unwrap_or_default();
        if self.one_in(24) {
            return FAR[self.below(FAR.len() as u32) as usize];
        }
        match last {
            "Range" | "AttackRange" | "range" | "Speed" => {
                if let Some(least) = self.before.take() {
                    // The second of a pair is not the smaller one.
                    least.max(1) + self.below(4 - u32::from(least.clamp(1, 3))) as u8
                } else {
                    let least = self.below(4) as u8;
                    self.before = Some(least);
                    least
                }
            }
            "dice" => 1 + self.below(5) as u8,
            "Bomb" | "Shatter" => self.below(4) as u8,
            "Charge" => 1 + self.below(self.place.charges.into()) as u8,
            _ => 1 + [0, 0, 0, 1, 2][self.below(5) as usize],
        }
    }

    /// How many there are in a list.
    fn length(&mut self) -> usize {
        let drawn = self.below(8) as usize;
        match self.around.last().copied().unwrap_or_default() {
            "cost" if self.place.primary => 0,
            "then" | "steps" => [1, 1, 2, 2, 2, 3, 3, 5][drawn],
            "of" => [0, 1, 1, 1, 1, 1, 2, 2][drawn],
            "when" if self.kind == "Constant" => [0, 0, 0, 0, 0, 0, 1, 2][drawn],
            "when" | "cost" => [0, 0, 0, 0, 0, 1, 1, 2][drawn],
            "Carries" | "Drop" | "Launch" | "LaunchBombs" => [1, 1, 1, 1, 2, 2, 2, 3][drawn],
            _ => [0, 1, 1, 1, 1, 2, 2, 3][drawn],
        }
    }

    fn name(&mut self) -> String {
        let names = self.names;
        let kind = match self.around.last().copied().unwrap_or_default() {
            "Type" | "Carries" => &names.ships,
            "Equipped" => &names.upgrades,
            "Under" | "Assign" => &names.conditions,
            "Drop" | "Launch" => &names.devices,
            // A word that is new: any card.
            _ => [&names.ships, &names.upgrades, &names.conditions, &names.devices][self.below(4) as usize],
        };
        kind.get(self.below(kind.len() as u32) as usize).cloned().unwrap_or_default()
    }
}

/// What cannot be drawn is a type that abilities do not have yet.
#[derive(Debug)]
struct Undrawn(String);

impl fmt::Display for Undrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Undrawn {}

impl de::Error for Undrawn {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl<'de> Deserializer<'de> for &mut Writer<'_> {
    type Error = Undrawn;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Undrawn> {
        Err(Undrawn("a value of no known type".to_owned()))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undrawn> {
        let seldom = matches!(self.around.last(), Some(&"docked" | &"turret"));
        let yes = if seldom { self.one_in(40) } else { self.one_in(2) };
        visitor.visit_bool(yes)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undrawn> {
        let number = self.number();
        visitor.visit_u8(number)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undrawn> {
        let number = if self.one_in(24) {
            FAR[self.below(FAR.len() as u32) as usize].cast_signed()
        } else {
            self.below(5) as i8 - 2
        };
        visitor.visit_i8(number)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undrawn> {
        let name = self.name();
        visitor.visit_str(&name)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undrawn> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undrawn> {
        let none = self.place.primary && self.around.last() == Some(&"requires");
        if !none && self.below(3) == 0 { visitor.visit_some(self) } else { visitor.visit_none() }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Undrawn> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Undrawn> {
        let length = self.length();
        visitor.visit_seq(Items { writer: self, left: length })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Undrawn> {
        self.before = None;
        visitor.visit_seq(Items { writer: self, left: length })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Undrawn> {
        visitor.visit_map(Fields { writer: self, left: fields })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Undrawn> {
        let index = self.word(name, words);
        self.around.push(words[index]);
        let value = visitor.visit_enum(Chosen { writer: &mut *self, word: words[index] });
        self.around.pop();
        value
    }

    serde::forward_to_deserialize_any! {
        i16 i32 i64 i128 u16 u32 u64 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct map identifier
        ignored_any
    }
}

struct Items<'w, 'd> {
    writer: &'w mut Writer<'d>,
    left: usize,
}

impl<'de> SeqAccess<'de> for Items<'_, '_> {
    type Error = Undrawn;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Undrawn> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(&mut *self.writer).map(Some)
    }
}

struct Fields<'w, 'd> {
    writer: &'w mut Writer<'d>,
    left: &'static [&'static str],
}

impl<'de> MapAccess<'de> for Fields<'_, '_> {
    type Error = Undrawn;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Undrawn> {
        let Some((field, left)) = self.left.split_first() else { return Ok(None) };
        self.left = left;
        self.writer.around.push(field);
        seed.deserialize(StrDeserializer::new(field)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Undrawn> {
        let value = seed.deserialize(&mut *self.writer);
        self.writer.around.pop();
        value
    }
}

struct Chosen<'w, 'd> {
    writer: &'w mut Writer<'d>,
    word: &'static str,
}

impl<'de> EnumAccess<'de> for Chosen<'_, '_> {
    type Error = Undrawn;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Undrawn> {
        let name = seed.deserialize(StrDeserializer::new(self.word))?;
        Ok((name, self))
    }
}

impl<'de> VariantAccess<'de> for Chosen<'_, '_> {
    type Error = Undrawn;

    fn unit_variant(self) -> Result<(), Undrawn> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Undrawn> {
        seed.deserialize(self.writer)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Undrawn> {
        self.writer.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Undrawn> {
        self.writer.deserialize_struct("", fields, visitor)
    }
}
