//! What the signs of Ptolemy's panel mean, and what they make him do (A8).

use ::astra::{LibraryCard, Modifier, Ptolemy};
use words::astra::{modifier_name, modifier_words};

use super::explained_shared::Shared;
use super::scribe::Scribe;
use crate::Explanation;

impl Scribe<'_> {
    /// Explains his fame. It is the first sign of his panel.
    pub fn why_his_fame(&self, his: &Ptolemy) -> Explanation {
        let label = self.say("fame-label", &[("fame", his.fame.into())]);
        Explanation::by(label, Shared::HisFame.id())
    }

    pub fn why_his_stardust(&self, his: &Ptolemy) -> Explanation {
        let args = [("stardust", his.stardust.into())];
        let label = self.say("stardust-label", &args);
        self.why(label, "his-stardust", &args, "A8.4").following()
    }

    pub fn why_his_telescopes(&self, his: &Ptolemy) -> Explanation {
        let args = [("telescopes", his.telescopes.into())];
        self.why_shared(self.say("telescopes-label", &args), Shared::HisTelescopes)
    }

    pub fn why_his_cards(&self, his: &Ptolemy) -> Explanation {
        let names: Vec<String> = his.cards.iter().map(|card| self.card_name(card)).collect();
        let args = [
            ("cards", names.len().into()),
            ("names", names.join(", ").into()),
        ];
        self.why_shared(self.say("his-cards", &args), Shared::HisCards)
    }

    /// Explains a card that the die may point to. Its label says what it makes him do.
    pub fn why_shelf(&self, key: &str, label: String, card: LibraryCard) -> Explanation {
        match card {
            LibraryCard::Known(_) => self.why_shared(label, Shared::Shelf),
            LibraryCard::Unseen => self.why(label, "shelf-unseen", &[], "A8.6").following(),
            LibraryCard::None if key == "pile" => {
                self.why(label, "shelf-no-pile", &[], "A8.5").following()
            }
            LibraryCard::None => self.why(label, "shelf-empty", &[], "A8.16").following(),
        }
    }

    /// Explains the numbers of his piles.
    pub fn why_piles(&self, his: &Ptolemy, label: String) -> Explanation {
        let (key, rule) = match his.modifiers.has(Modifier::Reshuffle) {
            true => ("piles-again", "A8.13"),
            false => ("piles", "A8.5"),
        };
        let args = [("pile", his.pile.into())];
        self.why(label, key, &args, rule).following()
    }

    pub fn why_modifier(&self, modifier: Modifier) -> Explanation {
        let (label, words) = (
            modifier_name(self.language(), modifier),
            modifier_words(self.language(), modifier),
        );
        let rule = match modifier.key().starts_with('e') {
            true => "A8.13",
            false => "A8.14",
        };
        Explanation::new(label, words, rule).following()
    }
}
