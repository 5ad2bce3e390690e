//! The search tree: nodes, and the choices tried in them.

use tabletop::Seat;

/// Stands for "no node" or "no choice".
pub(super) const NONE: u32 = u32::MAX;

/// A node of the tree, defined by the choices that lead to it, whatever the outcomes of chance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The index of its first choice; `NONE` until it is expanded.
    pub first: u32,
    /// The index of its last choice, after which more are added.
    pub last: u32,
    /// How often it was visited.
    pub visits: u32,
}

/// A choice of a seat in a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice<A> {
    pub action: A,
    pub seat: Seat,
    /// The index of the next choice of the same node.
    pub next: u32,
    /// The index of the node it leads to.
    pub child: u32,
    /// How often it was tried.
    pub visits: u32,
    /// How often it could have been tried.
    pub available: u32,
    /// The sum of the seat's win chances over all tries.
    pub chance: f64,
    /// The sum of the seat's points over all tries.
    pub points: f64,
    /// The seat's win chance as judged when the choice was added.
    pub look: f32,
    /// How strongly that judgement draws the search to the choice; the priors of an expansion add
    /// up to 1.
    pub prior: f32,
}

/// Nodes and choices in two flat lists.
#[derive(Debug, Clone)]
pub(super) struct Tree<A> {
    pub nodes: Vec<Node>,
    pub choices: Vec<Choice<A>>,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// Creates a tree with a root.
    pub fn new() -> Self {
        const { assert!(size_of::<Choice<A>>() <= 64, "choices must be small") };
        let mut tree = Self {
            nodes: Vec::new(),
            choices: Vec::new(),
        };
        tree.add_node();
        tree
    }

    /// Adds a node that is not yet expanded.
    pub fn add_node(&mut self) -> u32 {
        self.nodes.push(Node {
            first: NONE,
            last: NONE,
            visits: 0,
        });
        self.nodes.len() as u32 - 1
    }

    /// Adds a choice at the end of a node's list.
    pub fn add_choice(&mut self, node: u32, seat: Seat, action: A, look: f32) -> u32 {
        let id = self.choices.len() as u32;
        self.choices.push(Choice {
            action,
            seat,
            next: NONE,
            child: NONE,
            visits: 0,
            available: 0,
            chance: 0.0,
            points: 0.0,
            look,
            prior: 0.0,
        });
        let node = &mut self.nodes[node as usize];
        if node.last == NONE {
            node.first = id;
        } else {
            self.choices[node.last as usize].next = id;
        }
        node.last = id;
        id
    }

    /// Returns whether a seat's choices in a node are known.
    pub fn knows(&self, node: u32, seat: Seat) -> bool {
        let mut choices = self.from(self.nodes[node as usize].first);
        choices.any(|id| self.choices[id as usize].seat == seat)
    }

    /// Returns the node a choice leads to, and creates it if necessary.
    pub fn child(&mut self, choice: u32) -> u32 {
        if self.choices[choice as usize].child == NONE {
            self.choices[choice as usize].child = self.add_node();
        }
        self.choices[choice as usize].child
    }

    /// Finds a node's choice, starting at a hint: actions mostly come in the same order.
    pub fn find(&self, node: u32, hint: u32, seat: Seat, action: A) -> Option<u32> {
        let is_it = |id: &u32| {
            let choice = &self.choices[*id as usize];
            choice.seat == seat && choice.action == action
        };
        let first = self.nodes[node as usize].first;
        self.from(hint)
            .find(is_it)
            .or_else(|| self.from(first).take_while(|&id| id != hint).find(is_it))
    }

    /// Returns a choice and those after it.
    pub fn from(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let mut at = first;
        std::iter::from_fn(move || {
            let here = at;
            (here != NONE).then(|| {
                at = self.choices[here as usize].next;
                here
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_found_in_any_order_and_by_seat() {
        let [ann, ben] = [0, 1].map(Seat::new);
        let mut tree = Tree::new();
        let ids = ['a', 'b', 'c'].map(|action| tree.add_choice(0, ann, action, 0.5));
        let other = tree.add_choice(0, ben, 'b', 0.5);
        let elsewhere = tree.add_node();
        tree.add_choice(elsewhere, ann, 'd', 0.5);
        for hint in [ids[0], ids[1], ids[2], other, NONE] {
            assert_eq!(tree.find(0, hint, ann, 'b'), Some(ids[1]));
            assert_eq!(tree.find(0, hint, ben, 'b'), Some(other));
            assert_eq!(tree.find(0, hint, ben, 'a'), None);
            assert_eq!(tree.find(0, hint, ann, 'd'), None);
        }
        assert!(tree.knows(0, ben) && !tree.knows(elsewhere, ben));
    }

    #[test]
    fn a_choice_leads_to_one_node() {
        let mut tree = Tree::new();
        let choice = tree.add_choice(0, Seat::new(0), 'a', 0.5);
        let child = tree.child(choice);
        assert_ne!(child, 0);
        assert_eq!(tree.child(choice), child);
        assert_eq!(tree.nodes.len(), 2);
    }
}
