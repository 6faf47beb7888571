//! The nodes and edges of a search.

use rustc_hash::FxBuildHasher;
use std::collections::HashMap;

/// One choice at a node.
#[derive(Debug, Clone)]
pub struct Edge<C> {
    /// The choice.
    pub choice: C,
    /// How often it was taken.
    pub visits: u32,
    /// What it brought the seat that chose, summed.
    pub sum: f32,
    /// Where it led the last time: mostly, and without dice or hidden cards always, it leads there again.
    pub leads_to: u32,
}

/// What one seat decides with one knowledge.
#[derive(Debug, Clone, Copy)]
pub struct Node {
    /// The fingerprint of that knowledge.
    pub key: u64,
    /// How often it was reached.
    pub visits: u32,
    first: u32,
    len: u32,
    /// Edges before this one have been taken at least once.
    tried: u32,
}

/// No node.
pub const NOWHERE: u32 = u32::MAX;

/// Nodes by key, with their edges. Rooms are kept from one search to the next.
#[derive(Debug)]
pub struct Tree<C> {
    nodes: Vec<Node>,
    edges: Vec<Edge<C>>,
    index: HashMap<u64, u32, FxBuildHasher>,
}

impl<C> Default for Tree<C> {
    fn default() -> Self {
        Self { nodes: Vec::new(), edges: Vec::new(), index: HashMap::default() }
    }
}

impl<C> Tree<C> {
    /// Forgets everything but its room.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.index.clear();
    }

    /// The node with a key, made if it is not there; and whether it was made. `guess` is tried first.
    #[inline]
    pub fn node(&mut self, key: u64, guess: u32) -> (u32, bool) {
        if self.nodes.get(guess as usize).is_some_and(|node| node.key == key) {
            return (guess, false);
        }
        let next = self.nodes.len() as u32;
        let at = *self.index.entry(key).or_insert(next);
        if at == next {
            self.nodes.push(Node { key, visits: 0, first: 0, len: 0, tried: 0 });
        }
        (at, at == next)
    }

    /// A node, to count visits.
    #[inline]
    pub fn at(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    /// Whether a node's choices have been listed.
    #[inline]
    pub fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].len > 0
    }

    /// Lists a node's choices.
    pub fn open(&mut self, node: u32, choices: impl Iterator<Item = C>) {
        let first = self.edges.len() as u32;
        self.edges.extend(choices.map(|choice| Edge { choice, visits: 0, sum: 0.0, leads_to: NOWHERE }));
        let node = &mut self.nodes[node as usize];
        (node.first, node.len, node.tried) = (first, self.edges.len() as u32 - first, 0);
    }

    /// A node's edges.
    #[inline]
    pub fn edges(&self, node: u32) -> &[Edge<C>] {
        let node = &self.nodes[node as usize];
        &self.edges[node.first as usize..(node.first + node.len) as usize]
    }

    /// An edge by its number.
    #[inline]
    pub fn edge(&mut self, edge: u32) -> &mut Edge<C> {
        &mut self.edges[edge as usize]
    }

    /// An edge of a node by its place.
    pub fn nth(&self, node: u32, place: u32) -> u32 {
        self.nodes[node as usize].first + place
    }

    /// The edge to take: one never taken, if `random` finds any among those left, else the best by upper
    /// confidence bound.
    #[inline]
    pub fn select(&mut self, at: u32, exploration: f32, random: impl FnOnce(u32) -> u32) -> u32 {
        let node = &mut self.nodes[at as usize];
        if node.tried < node.len {
            let chosen = node.tried + random(node.len - node.tried);
            let (first, tried) = (node.first, node.tried);
            node.tried += 1;
            self.edges.swap((first + tried) as usize, (first + chosen) as usize);
            return first + tried;
        }
        self.best(at, exploration)
    }

    /// The edge to take: the next one never taken, if the node has been reached often enough for one more, else
    /// the best so far by upper confidence bound.
    #[inline]
    pub fn select_in_order(&mut self, at: u32, exploration: f32, width: f32) -> u32 {
        let node = &mut self.nodes[at as usize];
        if node.tried < node.len && node.tried as f32 <= width * (node.visits as f32).sqrt() {
            node.tried += 1;
            return node.first + node.tried - 1;
        }
        self.best(at, exploration)
    }

    /// The best of the edges that were taken, by upper confidence bound.
    #[inline]
    fn best(&self, at: u32, exploration: f32) -> u32 {
        let node = &self.nodes[at as usize];
        let scale = exploration * libm::sqrtf(libm::logf(node.visits as f32));
        let first = node.first;
        let (mut best, mut best_bound) = (first, f32::NEG_INFINITY);
        for (i, edge) in self.edges[first as usize..(first + node.tried) as usize].iter().enumerate() {
            let visits = edge.visits as f32;
            let bound = edge.sum / visits + scale / visits.sqrt();
            if bound > best_bound {
                (best, best_bound) = (first + i as u32, bound);
            }
        }
        best
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
