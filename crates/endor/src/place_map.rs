//! A value for every place.

use crate::{PLACES, Place};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser::SerializeTuple};
use std::{
    marker::PhantomData,
    ops::{Index, IndexMut},
};

/// One `T` per place, whether a board has the place or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlaceMap<T>(pub(crate) [T; PLACES]);

impl<T: Default + Copy> Default for PlaceMap<T> {
    fn default() -> Self {
        Self([T::default(); PLACES])
    }
}

impl<T> Index<Place> for PlaceMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, place: Place) -> &T {
        &self.0[place.index()]
    }
}

impl<T> IndexMut<Place> for PlaceMap<T> {
    #[inline]
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place.index()]
    }
}

impl<T: Serialize> Serialize for PlaceMap<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut tuple = s.serialize_tuple(PLACES)?;
        self.0.iter().try_for_each(|value| tuple.serialize_element(value))?;
        tuple.end()
    }
}

impl<'de, T: Deserialize<'de> + Default + Copy> Deserialize<'de> for PlaceMap<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct All<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Default + Copy> de::Visitor<'de> for All<T> {
            type Value = PlaceMap<T>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{PLACES} values, one per place")
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut seq: A) -> Result<PlaceMap<T>, A::Error> {
                let mut map = PlaceMap::default();
                for (i, slot) in map.0.iter_mut().enumerate() {
                    *slot = seq.next_element()?.ok_or_else(|| de::Error::invalid_length(i, &self))?;
                }
                Ok(map)
            }
        }
        d.deserialize_tuple(PLACES, All(PhantomData))
    }
}
