//! What of a view is not as it was: the fields that replace the old ones, and of a map only the keys that do.

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

/// Declares `Changes`, the difference of two views: the map that is told entry by entry, then all other fields. They are
/// named one by one, so that a new field of the view cannot be forgotten.
macro_rules! changes {
    ($view:ident: $map:ident by entry, $($field:ident),+) => {
        /// What of a view is not as it was.
        struct Changes<'v> {
            before: &'v $view,
            after: &'v $view,
        }

        impl ::serde::Serialize for Changes<'_> {
            fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeMap as _;
                let before = self.before;
                let mut told = s.serialize_map(None)?;
                let $view { $map, $($field),+ } = self.after;
                $( if *$field != before.$field {
                    told.serialize_entry(stringify!($field), $field)?;
                } )+
                if *$map != before.$map {
                    let entries = $crate::changes::Entries { before: &before.$map, after: $map };
                    told.serialize_entry(stringify!($map), &entries)?;
                }
                told.end()
            }
        }
    };
}
pub(crate) use changes;
