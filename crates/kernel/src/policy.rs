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

/// Whether a value is the default one.
#[doc(hidden)]
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
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
/// // What comes behind a semicolon is written only where it is not the default: journals and views from before it stay
/// // as they were.
/// kernel::policies! {
///     /// All policies of another match.
///     Others
///     /// Whether the dog may be asked.
///     dog: Dog { /** It may. */ Asked, /** It may not. */ LeftAlone }
///     ;
///     /// Whether the fish may.
///     fish: Fish { /** It may not. */ LeftAlone, /** It may. */ Asked }
/// }
/// assert_eq!(Others::list()[1], ("fish", vec!["left_alone".to_owned(), "asked".to_owned()]));
/// let asked = Others { fish: Fish::Asked, ..Others::default() };
/// assert_eq!(asked.places(), (vec![0], vec![1]));
/// assert_eq!(Others::from_places(&[0], &[1]), Some(asked));
/// assert_eq!(Policies::default().cat, Cat::Asked);
/// assert_eq!(Policies::list(), [("cat", vec!["asked".to_owned(), "left_alone".to_owned()])]);
/// assert_eq!(Policies::spread().iter().map(|all| all.cat).collect::<Vec<_>>(), [Cat::Asked, Cat::LeftAlone]);
/// ```
#[macro_export]
macro_rules! policies {
    ($(#[$whole:meta])* $all:ident
     $( $(#[$doc:meta])* $field:ident: $name:ident { $( $(#[$vdoc:meta])* $value:ident ),+ $(,)? } )+
     $(; $( $(#[$ldoc:meta])* $lfield:ident: $lname:ident { $( $(#[$lvdoc:meta])* $lvalue:ident ),+ $(,)? } )+ )?
    ) => {
        $( $crate::policies!(@values $(#[$doc])* $name { $( $(#[$vdoc])* $value ),+ }); )+
        $( $( $crate::policies!(@values $(#[$ldoc])* $lname { $( $(#[$lvdoc])* $lvalue ),+ }); )+ )?

        $(#[$whole])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(::ts_rs::TS))]
        #[serde(default, deny_unknown_fields)]
        pub struct $all {
            $( $(#[$doc])* pub $field: $name, )+
            $( $(
                $(#[$ldoc])*
                #[serde(skip_serializing_if = "::kernel::policy::is_default")]
                #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
                pub $lfield: $lname,
            )+ )?
        }

        impl $all {
            /// How many policies are always written.
            pub const WRITTEN: usize = [$( stringify!($field) ),+].len();

            /// Every policy by name with its values as they are written, the default first: for set-up forms.
            pub fn list() -> Vec<(&'static str, Vec<String>)> {
                vec![
                    $( (stringify!($field), vec![$( $crate::policy::written(&$name::$value) ),+]), )+
                    $( $( (stringify!($lfield), vec![$( $crate::policy::written(&$lname::$lvalue) ),+]), )+ )?
                ]
            }

            /// Readings in which every value of every policy occurs, and as few as possible: the defaults first, then
            /// the second value of each, and so on.
            pub fn spread() -> Vec<Self> {
                let most = Self::list().iter().map(|(_, values)| values.len()).max().unwrap_or_default();
                let nth = |n: usize| Self {
                    $( $field: { let values = [$( $name::$value ),+]; values[n % values.len()] }, )+
                    $( $( $lfield: { let values = [$( $lname::$lvalue ),+]; values[n % values.len()] }, )+ )?
                };
                (0..most).map(nth).collect()
            }

            /// The place of each policy's value among its values: of those that are always written, and of the others.
            pub fn places(&self) -> (Vec<u32>, Vec<u32>) {
                let written = vec![$( self.$field as u32 ),+];
                let others: Vec<u32> = vec![$( $( self.$lfield as u32 ),+ )?];
                (written, others)
            }

            /// The policies with their values at these places; none if there is no such value.
            pub fn from_places(written: &[u32], others: &[u32]) -> Option<Self> {
                let mut written = written.iter().map(|place| *place as usize);
                let mut others = others.iter().map(|place| *place as usize);
                let found = Self {
                    $( $field: *[$( $name::$value ),+].get(written.next()?)?, )+
                    $( $( $lfield: *[$( $lname::$lvalue ),+].get(others.next()?)?, )+ )?
                };
                (written.next().is_none() && others.next().is_none()).then_some(found)
            }
        }
    };
    (@values $(#[$doc:meta])* $name:ident { $( $(#[$vdoc:meta])* $value:ident ),+ }) => {
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
    };
}
