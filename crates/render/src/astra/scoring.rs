//! A Final Scoring card: rows are elements, columns fill from the left (A1.7).

use crate::short::n;
use ::astra::{ByElement, Element, FinalCard};
use maud::{Markup, html};

/// Draws the card with its pre-marked squares and those marked by the owned cards.
pub(super) fn scoring_card(label: &str, card: FinalCard, owned: &ByElement<usize>) -> Markup {
    let FinalCard(before) = card;
    html! {
        svg.scoring viewBox="0 0 92 72" role="img" aria-label=(label) {
            @for (row, element) in Element::ALL.into_iter().enumerate() {
                @let y = 3.0 + 17.5 * row as f64;
                @let pre = before.iter().filter(|&&e| e == element).count();
                use.el href={ "#el-" (element.key()) } x="0" y=(n(y)) width="13" height="13" {}
                @for column in 0..4 {
                    @let class = if column < pre { "pre" }
                        else if column < pre + owned[element] { "got" } else { "open" };
                    rect class=(class) x=(22 + 18 * column) y=(n(y)) width="13" height="13" {}
                }
            }
        }
    }
}
