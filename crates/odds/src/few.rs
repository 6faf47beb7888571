//! A few things in a row, without allocation and without ceremony.

/// At most `N` things. What does not fit is refused by [`push`](Few::push).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Few<T, const N: usize> {
    items: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    pub(crate) const fn new() -> Self {
        Self { items: [None; N], len: 0 }
    }

    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there was room.
    #[must_use]
    pub(crate) const fn push(&mut self, item: T) -> bool {
        if self.len as usize == N {
            return false;
        }
        self.items[self.len as usize] = Some(item);
        self.len += 1;
        true
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = T> {
        self.items.iter().take(self.len()).flatten().copied()
    }
}
