//! What of a view is not as it was: the fields that replace the old ones, and of a map only the keys that do,
//! of a list only the items.

use serde::Serialize;
use std::collections::BTreeMap;

/// The entries of a map that are not as they were.
pub(crate) struct Entries<'v, K, V> {
    /// As it was.
    pub(crate) before: &'v BTreeMap<K, V>,
    /// As it is.
    pub(crate) after: &'v BTreeMap<K, V>,
}

impl<K: Ord + Serialize, V: PartialEq + Serialize> Serialize for Entries<'_, K, V> {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.after.iter().filter(|(key, value)| self.before.get(key) != Some(value)))
    }
}

/// The items of a list of the same length that are not as they were, by their numbers.
pub(crate) struct Items<'v, T> {
    /// As it was.
    pub(crate) before: &'v [T],
    /// As it is.
    pub(crate) after: &'v [T],
}

impl<T: PartialEq + Serialize> Serialize for Items<'_, T> {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let pairs = self.before.iter().zip(self.after).enumerate();
        s.collect_map(pairs.filter(|(_, (before, after))| before != after).map(|(n, (_, after))| (n, after)))
    }
}

/// What of a view is not as it was.
pub(crate) struct Changes<'v, V> {
    /// As it was.
    pub(crate) before: &'v V,
    /// As it is.
    pub(crate) after: &'v V,
    /// Whether lists are told item by item.
    pub(crate) terse: bool,
}

/// Says how [`Changes`] of a game's views are written: the maps that are told entry by entry, the lists that are told item
/// by item to who wants it terse, then all other fields. They are named one by one, so that a new field of the view
/// cannot be forgotten. The keys of a map must be the same in all views of a match.
macro_rules! changes {
    ($view:ident: by entry($($map:ident),*), by item($($list:ident),*), $($field:ident),+) => {
        impl ::serde::Serialize for $crate::changes::Changes<'_, $view> {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeMap as _;
                let before = self.before;
                let mut told = s.serialize_map(None)?;
                let $view { $($map,)* $($list,)* $($field),+ } = self.after;
                $( if *$field != before.$field {
                    told.serialize_entry(stringify!($field), $field)?;
                } )+
                $( if *$map != before.$map {
                    let entries = $crate::changes::Entries { before: &before.$map, after: $map };
                    told.serialize_entry(stringify!($map), &entries)?;
                } )*
                $( if *$list != before.$list {
                    if self.terse && $list.len() == before.$list.len() {
                        let items = $crate::changes::Items { before: &before.$list, after: $list };
                        told.serialize_entry(stringify!($list), &items)?;
                    } else {
                        told.serialize_entry(stringify!($list), $list)?;
                    }
                } )*
                told.end()
            }
        }
    };
}
pub(crate) use changes;
