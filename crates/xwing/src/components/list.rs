//! Short lists that are copied as they lie.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

/// Up to `N` things, at most 255, in a row. Unlike [`arrayvec::ArrayVec`] it is plain memory: what holds only such lists
/// is copied in one go, and a state is copied for every thought of a bot.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty one.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a list counts in one byte") }
        Self { len: 0, items: [T::default(); N] }
    }

    /// Whether there is room for no more.
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds one at the end, or gives it back if there is no room.
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        let Some(place) = self.items.get_mut(self.len as usize) else { return Err(item) };
        *place = item;
        self.len += 1;
        Ok(())
    }

    /// Adds one at the end; there must be room.
    pub fn push(&mut self, item: T) {
        assert!(self.try_push(item).is_ok(), "a list of {N} has no room for more");
    }

    /// Takes the one at a place out; those behind it move up.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self[place..].rotate_left(1);
        self.len -= 1;
        item
    }

    /// Keeps those that are wanted.
    pub fn retain(&mut self, mut wanted: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for place in 0..self.len() {
            if wanted(&self.items[place]) {
                self.items[kept] = self.items[place];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> List<T, N> {
    /// One after the other.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items[..self.len as usize].iter()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

// What lies behind the end is of no account.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<'l, T, const N: usize> IntoIterator for &'l List<T, N> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(self.len as usize)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reader(PhantomData))
    }
}

struct Reader<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> de::Visitor<'de> for Reader<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut items: A) -> Result<List<T, N>, A::Error> {
        let mut list = List::new();
        while let Some(item) = items.next_element()? {
            list.try_push(item).map_err(|_| de::Error::invalid_length(N + 1, &self))?;
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_out_is_of_no_account() {
        let mut list: List<u8, 4> = [1, 2, 3, 4].into_iter().collect();
        assert!(list.is_full());
        assert_eq!(list.try_push(5), Err(5));
        assert_eq!(list.remove(1), 2);
        list.retain(|item| *item != 4);
        assert_eq!(list, [1, 3].into_iter().collect());
        assert_eq!(list.into_iter().collect::<Vec<_>>(), [1, 3]);
        list.clear();
        assert_eq!(list, List::new());
    }

    #[test]
    fn it_is_written_as_any_list_is_and_read_back_no_longer_than_it_may_be() {
        let list: List<u8, 3> = [7, 9].into_iter().collect();
        let text = serde_json::to_string(&list).expect("plain");
        assert_eq!(text, "[7,9]");
        assert_eq!(serde_json::from_str::<List<u8, 3>>(&text).expect("as it was written"), list);
        assert!(serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").is_err());
    }
}
