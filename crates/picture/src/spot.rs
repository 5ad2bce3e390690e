//! The position of an element, as selectors see it.

use crate::tree::Element;

/// An element with its ancestors.
#[derive(Clone, Copy)]
pub(crate) struct Spot<'a> {
    pub element: &'a Element,
    /// The parent, as selectors see it: a copied element has the ancestors of the original.
    pub around: Option<&'a Spot<'a>>,
}

impl<'a> Spot<'a> {
    /// Returns the preceding siblings, the nearest first. The siblings of a copied element are not
    /// known.
    pub fn before(&self) -> impl Iterator<Item = Spot<'a>> + use<'a> {
        let around = self.around;
        let siblings: Vec<&'a Element> =
            around.map_or_else(Vec::new, |around| around.element.elements().collect());
        let place = self.place(&siblings).unwrap_or(0);
        siblings
            .into_iter()
            .take(place)
            .rev()
            .map(move |element| Spot { element, around })
    }

    /// Returns the number of siblings before and after it.
    pub fn neighbours(&self) -> Option<(usize, usize)> {
        let siblings: Vec<&Element> = self.around?.element.elements().collect();
        let place = self.place(&siblings)?;
        Some((place, siblings.len() - place - 1))
    }

    fn place(&self, siblings: &[&Element]) -> Option<usize> {
        let this = |other: &&Element| std::ptr::eq(*other, self.element);
        siblings.iter().position(this)
    }

    /// Calls `then` with a spot below others, which are given from the outermost.
    pub fn below<T>(
        around: &[Element],
        over: Option<&Spot<'_>>,
        then: &mut dyn FnMut(Option<&Spot<'_>>) -> T,
    ) -> T {
        match around {
            [] => then(over),
            [element, rest @ ..] => {
                let spot = Spot {
                    element,
                    around: over,
                };
                Self::below(rest, Some(&spot), then)
            }
        }
    }
}
