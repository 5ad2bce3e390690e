//! An outline: a program of numbers and the operators that use them (Adobe's Technical Note 5177).

use allsorts::cff::MaybeOwnedIndex;

const H_STEM: u8 = 1;
const V_STEM: u8 = 3;
const CALL_LOCAL: u8 = 10;
const RETURN: u8 = 11;
const ESCAPE: u8 = 12;
const END: u8 = 14;
const H_STEM_MASKED: u8 = 18;
const HINT_MASK: u8 = 19;
const COUNTER_MASK: u8 = 20;
const V_STEM_MASKED: u8 = 23;
const SHORT: u8 = 28;
const CALL_GLOBAL: u8 = 29;

/// The outline without lines. Browsers refuse a font with an outline that does not end.
pub const EMPTY: &[u8] = &[END];

/// Writes an outline with its subroutines in place of their calls, because repetitions compress
/// better than calls, and without hints. Hints are a seventh of a font, and browsers do not use them
/// for texts with geometric precision, which the style sheet asks for.
pub struct Inliner<'a> {
    local: &'a MaybeOwnedIndex<'a>,
    global: &'a MaybeOwnedIndex<'a>,
    written: Vec<u8>,
    /// The numbers that wait for an operator, with their places in what is written.
    numbers: Vec<(usize, i32)>,
    stems: usize,
    /// Whether there was an operator. Before the first one, the width of the glyph can be given.
    began: bool,
}

impl<'a> Inliner<'a> {
    /// Returns an outline without calls and hints.
    pub fn inline(
        outline: &[u8],
        local: &'a MaybeOwnedIndex<'a>,
        global: &'a MaybeOwnedIndex<'a>,
    ) -> Vec<u8> {
        let mut inliner = Self {
            local,
            global,
            written: Vec::new(),
            numbers: Vec::new(),
            stems: 0,
            began: false,
        };
        inliner.run(outline);
        inliner.written
    }

    fn run(&mut self, mut code: &[u8]) {
        while let [first, ..] = *code {
            let (item, rest) = code.split_at(self.length(first));
            code = rest;
            match first {
                CALL_LOCAL => self.call(self.local),
                CALL_GLOBAL => self.call(self.global),
                RETURN => {}
                SHORT | 32.. => {
                    self.numbers.push((self.written.len(), number(item)));
                    self.written.extend(item);
                }
                H_STEM | V_STEM | H_STEM_MASKED | V_STEM_MASKED => {
                    self.stems += self.numbers.len() / 2;
                    self.drop_hint();
                }
                HINT_MASK | COUNTER_MASK => self.drop_hint(),
                _ => {
                    self.numbers.clear();
                    self.written.extend(item);
                    self.began = true;
                }
            }
        }
    }

    /// Returns the length of the item that begins with this byte. The length of a mask depends on
    /// how many stems came before; numbers in front of it are stems too.
    fn length(&mut self, first: u8) -> usize {
        match first {
            HINT_MASK | COUNTER_MASK => {
                self.stems += self.numbers.len() / 2;
                1 + self.stems.div_ceil(8)
            }
            SHORT => 3,
            ESCAPE | 247..=254 => 2,
            255 => 5,
            _ => 1,
        }
    }

    /// Drops the numbers of a hint, except for the width of the glyph: hints have numbers in pairs.
    fn drop_hint(&mut self) {
        let width = usize::from(!self.began && self.numbers.len() % 2 == 1);
        if let Some((place, _)) = self.numbers.get(width) {
            self.written.truncate(*place);
        }
        self.numbers.clear();
        self.began = true;
    }

    fn call(&mut self, subroutines: &'a MaybeOwnedIndex<'a>) {
        let (place, number) = self.numbers.pop().expect("the number of a subroutine");
        self.written.truncate(place);
        let bias = match subroutines.len() {
            ..1240 => 107,
            1240..33900 => 1131,
            _ => 32768,
        };
        let index = usize::try_from(number + bias).expect("the number of a subroutine");
        self.run(subroutines.read_object(index).expect("a subroutine"));
    }
}

/// Returns a number that may be that of a subroutine; all others count as 0.
fn number(item: &[u8]) -> i32 {
    match *item {
        [SHORT, high, low] => i32::from(i16::from_be_bytes([high, low])),
        [one] => i32::from(one) - 139,
        [high @ ..=250, low] => (i32::from(high) - 247) * 256 + i32::from(low) + 108,
        [high, low] => (251 - i32::from(high)) * 256 - i32::from(low) - 108,
        _ => 0,
    }
}
