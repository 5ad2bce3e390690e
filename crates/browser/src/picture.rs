//! Reduces the size of screenshots: 256 colours and good compression.

use std::collections::BTreeMap;
use std::io::Cursor;

use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter, Transformations};

/// The maximum number of colours in a palette.
const COLOURS: usize = 256;

/// A colour that covers more than one part in this many counts as a background, so there are fewer
/// backgrounds than this.
const GROUNDS: u32 = 200;

/// A picture as rows of RGB pixels.
#[derive(Clone, Debug)]
pub struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 3]>,
}

/// Similar colours, each with its number of pixels.
type Bunch = Vec<([u8; 3], u32)>;

impl Picture {
    /// Reads a PNG file with 8 bits per channel.
    ///
    /// # Panics
    /// Panics if the file is not such a PNG.
    #[must_use]
    pub fn read(file: &[u8]) -> Self {
        let mut decoder = Decoder::new(Cursor::new(file));
        decoder.set_transformations(Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut data = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut data).unwrap();
        let channels = frame.color_type.samples();
        let pixels = data[..frame.buffer_size()].chunks_exact(channels);
        Self {
            width: frame.width,
            height: frame.height,
            pixels: pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect(),
        }
    }

    /// Returns the picture as a small PNG file with a palette.
    ///
    /// # Panics
    /// Panics if it has no pixels.
    #[must_use]
    pub fn small(&self) -> Vec<u8> {
        let bunches = self.bunches();
        let palette: Vec<u8> = bunches.iter().flat_map(mean).collect();
        let place: BTreeMap<[u8; 3], u8> = bunches
            .iter()
            .zip(0..=u8::MAX)
            .flat_map(|(bunch, index)| bunch.iter().map(move |&(colour, _)| (colour, index)))
            .collect();
        let indices: Vec<u8> = self.pixels.iter().map(|pixel| place[pixel]).collect();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(palette);
        encoder.set_compression(Compression::High);
        encoder.set_filter(Filter::NoFilter);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&indices).unwrap();
        writer.finish().unwrap();
        file
    }

    /// Groups the colours into bunches. Background colours stay as they are, because large areas
    /// that differ only slightly must not merge. The others are grouped by median cut: the bunch
    /// with the largest weight is split in the middle until there are enough.
    fn bunches(&self) -> Vec<Bunch> {
        let mut counts = BTreeMap::new();
        for &pixel in &self.pixels {
            *counts.entry(pixel).or_insert(0) += 1;
        }
        let large = self.pixels.len() as u32 / GROUNDS;
        let (grounds, others): (Bunch, Bunch) =
            counts.into_iter().partition(|&(_, count)| count > large);
        let mut bunches: Vec<Bunch> = grounds.into_iter().map(|colour| vec![colour]).collect();
        bunches.extend(Some(others).filter(|others| !others.is_empty()));
        while bunches.len() < COLOURS {
            let widest = (0..bunches.len()).max_by_key(|&index| weight(&bunches[index]));
            let Some(widest) = widest.filter(|&index| bunches[index].len() > 1) else {
                break;
            };
            let (low, high) = split(bunches.swap_remove(widest));
            bunches.extend([low, high]);
        }
        bunches
    }
}

/// Returns the channel in which a bunch is widest, and its width.
fn spread(bunch: &Bunch) -> (usize, u8) {
    let width = |channel: usize| {
        let values = || bunch.iter().map(|(colour, _)| colour[channel]);
        values().max().unwrap_or(0) - values().min().unwrap_or(0)
    };
    let channels = (0..3).map(|channel| (channel, width(channel)));
    channels.max_by_key(|&(_, width)| width).unwrap_or((0, 0))
}

/// Returns how much a bunch needs to be split: mainly by its width, then by its number of pixels.
fn weight(bunch: &Bunch) -> u64 {
    let (_, width) = spread(bunch);
    let count: u64 = bunch.iter().map(|&(_, count)| u64::from(count)).sum();
    u64::from(width).pow(2) * u64::from(count.max(1).ilog2() + 1)
}

fn split(mut bunch: Bunch) -> (Bunch, Bunch) {
    let (channel, _) = spread(&bunch);
    bunch.sort_by_key(|(colour, _)| colour[channel]);
    let (low, high) = (bunch[0].0[channel], bunch[bunch.len() - 1].0[channel]);
    let middle = low.midpoint(high);
    let at = bunch.partition_point(|(colour, _)| colour[channel] <= middle);
    let high = bunch.split_off(at);
    (bunch, high)
}

/// Returns the mean colour of a bunch.
fn mean(bunch: &Bunch) -> [u8; 3] {
    let all: u64 = bunch.iter().map(|&(_, count)| u64::from(count)).sum();
    [0, 1, 2].map(|channel| {
        let sum = |&(colour, count): &([u8; 3], u32)| u64::from(colour[channel]) * u64::from(count);
        let sum: u64 = bunch.iter().map(sum).sum();
        u8::try_from((sum + all / 2) / all.max(1)).unwrap_or(u8::MAX)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(pixels: Vec<[u8; 3]>) -> Picture {
        let width = u32::try_from(pixels.len()).unwrap();
        Picture {
            width,
            height: 1,
            pixels,
        }
    }

    #[test]
    fn few_colours_stay_as_they_are() {
        let few = picture((0..=200).map(|shade| [shade, 0, 255 - shade]).collect());
        assert_eq!(reread(&few), few.pixels);
    }

    #[test]
    fn many_colours_become_similar_ones() {
        let many = (0..4_096_u32).map(|n| [n / 256, n / 16 % 16, n % 16].map(|c| (c * 17) as u8));
        let many = picture(many.collect());
        let near = |(a, b): (&[u8; 3], &[u8; 3])| (0..3).all(|c| a[c].abs_diff(b[c]) <= 40);
        assert!(many.pixels.iter().zip(&reread(&many)).all(near));
    }

    #[test]
    fn large_areas_of_similar_colours_stay_distinct() {
        let many = (0..4_096_u32).map(|n| [n / 256, n / 16 % 16, n % 16].map(|c| (c * 17) as u8));
        let (page, summer) = ([233, 224, 202], [234, 224, 201]);
        let grounds = [page, summer].map(|colour| vec![colour; 1000]).concat();
        let picture = picture(many.chain(grounds.clone()).collect());
        assert_eq!(reread(&picture)[4_096..], grounds);
    }

    /// Returns the picture's colours after writing and reading it.
    fn reread(picture: &Picture) -> Vec<[u8; 3]> {
        Picture::read(&picture.small()).pixels
    }
}
