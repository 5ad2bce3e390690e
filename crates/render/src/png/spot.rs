//! Where an element stands, as rules see it.

use super::tree::Element;

/// An element with those around it.
#[derive(Clone, Copy)]
pub(super) struct Spot<'a> {
    pub element: &'a Element,
    /// The element it is in, as rules see it: what was copied is in what the original is in.
    pub around: Option<&'a Spot<'a>>,
}

impl<'a> Spot<'a> {
    /// The elements before it in the same element, the nearest first. Of those around a copy nothing
    /// is known.
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

    /// How many elements stand before it and after it.
    pub fn neighbours(&self) -> Option<(usize, usize)> {
        let siblings: Vec<&Element> = self.around?.element.elements().collect();
        let place = self.place(&siblings)?;
        Some((place, siblings.len() - place - 1))
    }

    fn place(&self, siblings: &[&Element]) -> Option<usize> {
        let this = |other: &&Element| std::ptr::eq(*other, self.element);
        siblings.iter().position(this)
    }

    /// Does something with a spot below others that are given from the outermost.
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
