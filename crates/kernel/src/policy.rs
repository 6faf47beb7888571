//! Rulings of which players may want the other reading: named policies, with the default first.

use serde::Serialize;

/// A value as packs, journals and set-ups write it.
#[doc(hidden)]
pub fn written(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        other => unreachable!("a unit variant is written as its name: {other:?}"),
    }
}

/// Declares the policies of a game: the type of all of them together, then each with its values, the default first.
///
/// ```
/// kernel::policies! {
///     /// All policies of a match.
///     Policies
///     /// Whether the cat may be asked.
///     cat: Cat {
///         /// It may.
///         Asked,
///         /// It may not.
///         LeftAlone
///     }
/// }
/// assert_eq!(Policies::default().cat, Cat::Asked);
/// assert_eq!(Policies::list(), [("cat", vec!["asked".to_owned(), "left_alone".to_owned()])]);
/// ```
#[macro_export]
macro_rules! policies {
    ($(#[$whole:meta])* $all:ident
     $( $(#[$doc:meta])* $field:ident: $name:ident { $( $(#[$vdoc:meta])* $value:ident ),+ } )+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
            #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
            #[serde(rename_all = "snake_case")]
            pub enum $name { $( $(#[$vdoc])* $value ),+ }

            impl Default for $name {
                fn default() -> Self {
                    [$( Self::$value ),+][0]
                }
            }
        )+

        $(#[$whole])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
        #[serde(default, deny_unknown_fields)]
        pub struct $all {
            $( $(#[$doc])* pub $field: $name ),+
        }

        impl $all {
            /// Every policy by name with its values as they are written, the default first: for set-up forms.
            pub fn list() -> Vec<(&'static str, Vec<String>)> {
                vec![$( (stringify!($field), vec![$( $crate::policy::written(&$name::$value) ),+]) ),+]
            }
        }
    };
}
