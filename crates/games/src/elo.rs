//! Elo: estimates how strong players are from their wins at tables of any size.
//!
//! A seat wins with a probability equal to its player's strength divided by the sum of the
//! strengths of all seats. This is the Bradley–Terry model, or Luce's model for more than two
//! seats. Elo is 400 times the decimal logarithm of a strength, so a lead of 400 between two
//! players means ten wins per loss.

use tabletop::Chance;

/// The Elo difference that corresponds to ten times the strength.
const TEN_TIMES: f64 = 400.0;
/// The number of games every pair of players is assumed to have drawn beforehand. It is small
/// enough to vanish after a few games, and large enough to keep a player who won or lost every game
/// from being infinitely strong or weak.
const DRAWN_BEFORE: f64 = 0.5;
/// The number of bootstrap resamples.
const RESAMPLES: usize = 400;
/// The share of resamples outside the interval on either side.
const OUTSIDE: f64 = 0.025;
/// Ratings that differ by no more than this are equal up to the precision of the iteration.
const EQUAL: f64 = 1e-3;
/// The iteration stops once no logarithm of a strength changes by more than this.
const SETTLED: f64 = 1e-8;
/// The maximum number of steps: several times as many as six players need if each of them always
/// beats all weaker ones.
const MAX_STEPS: usize = 200_000;

/// The wins at a table, in one game or several.
#[derive(Clone, Debug)]
pub(crate) struct Pairing {
    /// The number of the player in each seat. A player may hold several seats.
    pub seats: Vec<usize>,
    /// The wins of each seat. They add up to the number of games.
    pub wins: Vec<f64>,
}

impl Pairing {
    /// Returns the players of the seats that won something.
    fn winners(&self) -> impl Iterator<Item = usize> {
        let seats = self.seats.iter().zip(&self.wins);
        seats
            .filter(|(_, wins)| **wins > 0.0)
            .map(|(player, _)| *player)
    }
}

/// The strength of a player.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Rating {
    /// The most likely Elo.
    pub elo: f64,
    /// The 95% confidence interval; `None` if the deals do not determine it or if this player is
    /// the zero point.
    pub interval: Option<[f64; 2]>,
}

/// All results.
#[derive(Clone, Debug)]
pub(crate) struct Results {
    /// The number of players.
    pub players: usize,
    /// The player whose Elo is 0. If it is `None`, the mean is 0.
    pub zero: Option<usize>,
    /// The tables of every deal. All deals have the same tables with the same players in the same
    /// seats.
    pub deals: Vec<Vec<Pairing>>,
}

impl Results {
    /// Returns the ratings of all players, with bootstrap intervals. Whole deals are resampled,
    /// because the tables of a deal share the same cards and so are correlated.
    ///
    /// A player who won or lost every game has no interval: every resample would say the same, and
    /// the distance to such a player depends only on [`DRAWN_BEFORE`].
    pub fn ratings(&self, chance: &mut Chance) -> Vec<Rating> {
        let found = self.strengths(&vec![1.0; self.deals.len()], &vec![1.0; self.players]);
        let resamples: Vec<Vec<f64>> = (0..RESAMPLES)
            .map(|_| self.elos(&self.strengths(&self.draw(chance), &found)))
            .collect();
        let bounded = self.bounded();
        let own = |player: usize| resamples.iter().map(|elos| elos[player]).collect();
        let rating = |(player, elo)| Rating {
            elo,
            interval: interval(own(player)).filter(|_| bounded[player]),
        };
        let elos = self.elos(&found);
        elos.into_iter().enumerate().map(rating).collect()
    }

    /// Returns for each player whether the games alone determine its distance from zero: the player
    /// and the zero point must each have won something from the other, directly or through a chain
    /// of players (Ford, 1957). If the zero point is the mean, this must hold between all players.
    fn bounded(&self) -> Vec<bool> {
        let ahead = self.ahead();
        let near = |one: usize, other: usize| ahead[one][other] && ahead[other][one];
        let player = |player| match self.zero {
            Some(zero) => near(player, zero),
            None => (0..self.players).all(|other| near(player, other)),
        };
        (0..self.players).map(player).collect()
    }

    /// Returns a matrix that says who has won something from whom, directly or through a chain of
    /// players.
    fn ahead(&self) -> Vec<Vec<bool>> {
        let mut ahead = vec![vec![false; self.players]; self.players];
        for table in self.deals.iter().flatten() {
            for winner in table.winners() {
                for &other in &table.seats {
                    ahead[winner][other] = true;
                }
            }
        }
        for middle in 0..self.players {
            let beyond = ahead[middle].clone();
            for row in ahead.iter_mut().filter(|row| row[middle]) {
                for (known, more) in row.iter_mut().zip(&beyond) {
                    *known |= more;
                }
            }
        }
        ahead
    }

    /// Draws as many deals as there are, with replacement, and returns how often each was drawn.
    fn draw(&self, chance: &mut Chance) -> Vec<f64> {
        let mut times = vec![0.0; self.deals.len()];
        for _ in 0..self.deals.len() {
            times[chance.below(self.deals.len() as u32) as usize] += 1.0;
        }
        times
    }

    /// Returns the most likely strengths if each deal occurred this many times, starting from a
    /// guess.
    fn strengths(&self, times: &[f64], guess: &[f64]) -> Vec<f64> {
        let mut tables = self.sum(times);
        tables.extend(draws(self.players));
        most_likely(guess, &tables)
    }

    /// Returns the tables summed over all deals.
    fn sum(&self, times: &[f64]) -> Vec<Pairing> {
        let mut sum = self.deals.first().cloned().unwrap_or_default();
        for wins in sum.iter_mut().flat_map(|table| &mut table.wins) {
            *wins = 0.0;
        }
        for (deal, times) in self.deals.iter().zip(times) {
            for (table, more) in sum.iter_mut().zip(deal) {
                for (wins, more) in table.wins.iter_mut().zip(&more.wins) {
                    *wins += times * more;
                }
            }
        }
        sum
    }

    /// Converts strengths to Elo.
    fn elos(&self, strengths: &[f64]) -> Vec<f64> {
        let elos: Vec<f64> = strengths.iter().map(|s| TEN_TIMES * s.log10()).collect();
        let zero = match self.zero {
            Some(player) => elos[player],
            None => elos.iter().sum::<f64>() / elos.len() as f64,
        };
        elos.into_iter().map(|elo| elo - zero).collect()
    }
}

/// Returns the assumed draws between every two players.
fn draws(players: usize) -> impl Iterator<Item = Pairing> {
    let table = |one, other| Pairing {
        seats: vec![one, other],
        wins: vec![DRAWN_BEFORE / 2.0; 2],
    };
    (0..players).flat_map(move |one| (one + 1..players).map(move |other| table(one, other)))
}

/// Returns the maximum-likelihood strengths, normalised to a geometric mean of 1, found by
/// minorisation–maximisation (Hunter, MM algorithms for generalized Bradley–Terry models, 2004).
/// Every player must have won something; otherwise its strength has no logarithm.
fn most_likely(guess: &[f64], tables: &[Pairing]) -> Vec<f64> {
    let mut strengths = guess.to_vec();
    for _ in 0..MAX_STEPS {
        let better = step(&strengths, tables);
        let changes = better.iter().zip(&strengths).map(|(new, old)| new / old);
        let most = changes.map(|change| change.ln().abs()).fold(0.0, f64::max);
        strengths = better;
        if most < SETTLED {
            break;
        }
    }
    strengths
}

/// One step: divides each player's wins by the wins its seats could expect per unit of strength.
fn step(strengths: &[f64], tables: &[Pairing]) -> Vec<f64> {
    let mut won = vec![0.0; strengths.len()];
    let mut expected = vec![0.0; strengths.len()];
    for table in tables {
        let games: f64 = table.wins.iter().sum();
        let strength: f64 = table.seats.iter().map(|&player| strengths[player]).sum();
        for (&player, wins) in table.seats.iter().zip(&table.wins) {
            won[player] += wins;
            expected[player] += games / strength;
        }
    }
    let raw: Vec<f64> = won.iter().zip(&expected).map(|(w, e)| w / e).collect();
    let mean = (raw.iter().map(|s| s.ln()).sum::<f64>() / raw.len() as f64).exp();
    raw.into_iter().map(|strength| strength / mean).collect()
}

/// Returns the range of the middle 95% of the values; `None` if they are all equal.
fn interval(mut values: Vec<f64>) -> Option<[f64; 2]> {
    values.sort_by(f64::total_cmp);
    let last = values.len().checked_sub(1)?;
    let low = (last as f64 * OUTSIDE).round() as usize;
    let ends = [values[low], values[last - low]];
    (ends[1] - ends[0] > EQUAL).then_some(ends)
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    fn table(seats: &[usize], wins: &[f64]) -> Pairing {
        Pairing {
            seats: seats.to_vec(),
            wins: wins.to_vec(),
        }
    }

    fn results(players: usize, zero: Option<usize>, deals: Vec<Vec<Pairing>>) -> Results {
        Results {
            players,
            zero,
            deals,
        }
    }

    fn ratings(results: &Results) -> Vec<Rating> {
        results.ratings(&mut Chance::new(Seed::from_text("elo")))
    }

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-6
    }

    #[test]
    fn winning_three_games_to_one_means_three_times_the_strength() {
        let strengths = most_likely(&[1.0; 2], &[table(&[0, 1], &[30.0, 10.0])]);
        assert!(near(strengths[0] / strengths[1], 3.0), "{strengths:?}");
        let many = results(2, Some(1), vec![vec![table(&[0, 1], &[3e6, 1e6])]]);
        let elo = ratings(&many)[0].elo;
        assert!((elo - 400.0 * 3f64.log10()).abs() < 0.001, "{elo}");
    }

    #[test]
    fn a_player_alone_against_two_equals_needs_a_third_of_the_wins() {
        // At a table of three, one third of the wins makes all equal; half of them makes the player
        // as strong as the two others together.
        let alone = |wins: [f64; 3]| {
            let strengths = most_likely(&[1.0; 2], &[table(&[0, 1, 1], &wins)]);
            strengths[0] / strengths[1]
        };
        assert!(near(alone([4.0, 5.0, 3.0]), 1.0));
        assert!(near(alone([6.0, 2.0, 4.0]), 2.0));
    }

    #[test]
    fn strengths_are_recovered_from_the_shares_they_give() {
        let strong = [4.0, 1.0, 0.25];
        let shares = |seats: &[usize], games: f64| {
            let all: f64 = seats.iter().map(|&player| strong[player]).sum();
            let wins: Vec<f64> = seats.iter().map(|&p| games * strong[p] / all).collect();
            table(seats, &wins)
        };
        let tables = [
            shares(&[0, 1, 2], 7.0),
            shares(&[0, 1, 1], 20.0),
            shares(&[2, 1], 4.0),
        ];
        let found = most_likely(&[1.0; 3], &tables);
        for (found, strength) in found.iter().zip(strong) {
            assert!(near(found / strength, 1.0), "{found} {strength}");
        }
    }

    #[test]
    fn the_order_of_players_and_tables_changes_nothing() {
        let tables = [
            table(&[0, 1], &[8.0, 2.0]),
            table(&[1, 2], &[6.5, 3.5]),
            table(&[0, 2, 2], &[7.0, 1.0, 2.0]),
        ];
        let others = [
            table(&[0, 2, 0], &[1.0, 7.0, 2.0]),
            table(&[1, 0], &[6.5, 3.5]),
            table(&[1, 2], &[2.0, 8.0]),
        ];
        let found = most_likely(&[1.0; 3], &tables);
        let turned = most_likely(&[1.0; 3], &others);
        for player in 0..3 {
            assert!(near(found[player], turned[2 - player]), "{found:?}");
        }
    }

    #[test]
    fn a_player_that_wins_everything_has_a_finite_elo_and_no_interval() {
        let deals = vec![vec![table(&[0, 1], &[2.0, 0.0])]; 20];
        let ratings = ratings(&results(2, Some(1), deals));
        assert!(
            near(ratings[0].elo, 400.0 * (40.25f64 / 0.25).log10()),
            "{ratings:?}"
        );
        assert_eq!((ratings[0].interval, ratings[1].elo), (None, 0.0));
    }

    #[test]
    fn only_players_that_won_and_lost_something_have_an_interval() {
        // Players 0 and 1 beat each other and always beat 2; players 2 and 3 beat each other.
        let deal = |number: usize| {
            let (one, other) = [(2.0, 0.0), (0.0, 2.0), (1.0, 1.0)][number % 3];
            vec![
                table(&[0, 1], &[one, other]),
                table(&[1, 2], &[2.0, 0.0]),
                table(&[3, 2], &[one, other]),
            ]
        };
        let with = |zero| -> Vec<bool> {
            let found = ratings(&results(4, zero, (0..12).map(deal).collect()));
            found
                .iter()
                .map(|rating| rating.interval.is_some())
                .collect()
        };
        assert_eq!(with(Some(0)), [false, true, false, false]);
        assert_eq!(with(Some(2)), [false, false, false, true]);
        assert_eq!(with(None), [false; 4]);
    }

    #[test]
    fn zero_is_the_named_player_or_the_mean() {
        let deals = vec![vec![
            table(&[0, 1], &[3.0, 1.0]),
            table(&[1, 2], &[3.0, 1.0]),
            table(&[0, 2], &[5.0, 1.0]),
        ]];
        let elos = |zero| -> Vec<f64> {
            let found = ratings(&results(3, zero, deals.clone()));
            found.iter().map(|rating| rating.elo).collect()
        };
        let (named, mean) = (elos(Some(1)), elos(None));
        assert!(named[1] == 0.0 && named[0] > 0.0 && named[2] < 0.0);
        assert!(near(mean.iter().sum(), 0.0), "{mean:?}");
        assert!(near(named[0] - named[2], mean[0] - mean[2]));
    }

    #[test]
    fn the_interval_contains_the_estimate_and_shrinks_with_more_deals() {
        let of = |deals: usize| {
            let deal = |number: usize| match number % 4 {
                0 => vec![table(&[0, 1], &[0.0, 2.0])],
                1 => vec![table(&[0, 1], &[1.0, 1.0])],
                _ => vec![table(&[0, 1], &[2.0, 0.0])],
            };
            let found = ratings(&results(2, None, (0..deals).map(deal).collect()));
            let [low, high] = found[0].interval.unwrap();
            assert!(low < found[0].elo && found[0].elo < high, "{found:?}");
            high - low
        };
        // Sixteen times the deals narrow the interval to a quarter.
        let (few, many) = (of(40), of(640));
        assert!((2.5..6.5).contains(&(few / many)), "{few} {many}");
    }

    #[test]
    fn the_same_chance_gives_the_same_intervals() {
        let deals = (0..9).map(|n| vec![table(&[0, 1], &[f64::from(n % 3), f64::from(2 - n % 3)])]);
        let results = results(2, None, deals.collect());
        assert_eq!(ratings(&results), ratings(&results));
        let other = results.ratings(&mut Chance::new(Seed::from_text("other")));
        assert_eq!(ratings(&results)[0].elo, other[0].elo);
    }

    #[test]
    fn an_interval_leaves_out_one_in_forty_on_either_side() {
        let values = (0..=40).rev().map(f64::from).collect();
        assert_eq!(interval(values), Some([1.0, 39.0]));
        assert_eq!(interval(vec![2.0; 9]), None);
        assert_eq!(interval(Vec::new()), None);
    }
}
