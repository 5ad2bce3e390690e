//! Names in data files: a column or field for each language.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{ByLanguage, Language};

/// An entry of a data file: its names, from the columns or fields of the languages, and its other
/// fields.
///
/// ```
/// # use language::{Language, Named};
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Planet {
///     moons: u16,
/// }
/// let text = "english = 'Saturn'\nfrench = 'Saturne'\nmoons = 274";
/// let saturn: Named<Planet> = toml::from_str(text)?;
/// assert_eq!(saturn.names[Language::French], "Saturne");
/// assert_eq!(saturn.rest.moons, 274);
/// # Ok::<(), toml::de::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Named<T> {
    /// The names of the entry.
    pub names: ByLanguage<String>,
    /// The other fields.
    pub rest: T,
}

impl ByLanguage<String> {
    /// Returns whether the name is empty in any language.
    #[must_use]
    pub fn has_empty(&self) -> bool {
        self.values().any(|name| name.trim().is_empty())
    }
}

impl<T: Serialize> Serialize for ByLanguage<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for language in Language::all() {
            map.serialize_entry(language.column(), &self[language])?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Visitor(PhantomData))
    }
}

struct Visitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> serde::de::Visitor<'de> for Visitor<T> {
    type Value = Named<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an entry with names")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Named<T>, A::Error> {
        let mut read = Read::default();
        let columns = Columns {
            map,
            read: &mut read,
        };
        let rest = T::deserialize(MapAccessDeserializer::new(columns))?;
        let names = whole(read)?;
        Ok(Named { names, rest })
    }
}

/// The names read so far.
type Read = ByLanguage<Option<String>>;

/// Returns the names, if all of them were read or can be borrowed.
fn whole<E: Error>(mut read: Read) -> Result<ByLanguage<String>, E> {
    let all = || Language::VARIANTS.iter().copied();
    for language in all() {
        let lent = language.lender().and_then(|lender| read[lender].clone());
        let borrow = || lent.map(|name| language.borrowed(&name));
        read[language] = read[language].take().or_else(borrow);
    }
    match all().find(|&language| read[language].is_none()) {
        Some(language) => Err(E::missing_field(language.column())),
        None => Ok(ByLanguage::new(|language| {
            read[language].take().unwrap_or_default()
        })),
    }
}

/// The columns of an entry. Reads those of the languages itself and does not pass them on.
struct Columns<'a, A> {
    map: A,
    read: &'a mut Read,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Columns<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        mut seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        loop {
            match self.map.next_key_seed(Key(seed))? {
                None => return Ok(None),
                Some(Column::Other(key)) => return Ok(Some(key)),
                Some(Column::Of(language, again)) => {
                    let name = self.map.next_value()?;
                    if self.read[language].replace(name).is_some() {
                        return Err(Error::duplicate_field(language.column()));
                    }
                    seed = again;
                }
            }
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.map.next_value_seed(seed)
    }
}

/// Reads the heading of a column. Headings other than languages go straight to the inner seed, so
/// that the parser of the file reports where an unknown one is.
struct Key<K>(K);

/// A column.
enum Column<K, V> {
    /// The column of a language, with the unused seed.
    Of(Language, K),
    /// Another column.
    Other(V),
}

impl<'de, K: DeserializeSeed<'de>> DeserializeSeed<'de> for Key<K> {
    type Value = Column<K, K::Value>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        let heading = String::deserialize(deserializer)?;
        match Language::of_column(&heading) {
            Some(language) => Ok(Column::Of(language, self.0)),
            None => {
                let heading: StringDeserializer<D::Error> = heading.into_deserializer();
                self.0.deserialize(heading).map(Column::Other)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Facts {
        size: Option<f64>,
    }

    type Body = Named<Facts>;

    /// Returns the problem with a text, and the byte at which it occurs.
    fn refused(text: &str) -> (String, Option<usize>) {
        let error = toml::from_str::<Body>(text).err().unwrap();
        let start = error.span().map(|span| span.start);
        (error.message().to_owned(), start)
    }

    fn csv(text: &str) -> Result<Body, csv::Error> {
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        reader.deserialize().next().unwrap()
    }

    #[test]
    fn names_are_read_from_their_fields_and_columns() {
        let text = "english = 'Moon'\nsize = 31.0\nfrench = 'Lune'";
        let moon: Body = toml::from_str(text).unwrap();
        assert_eq!(moon.names[Language::English], "Moon");
        assert_eq!(moon.names[Language::French], "Lune");
        assert_eq!(moon.rest.size, Some(31.0));
        // A name may look like a number.
        let moon = csv("french,size,english\nLune,,2026\n").unwrap();
        assert_eq!(moon.names[Language::English], "2026");
        assert_eq!((moon.names.has_empty(), moon.rest.size), (false, None));
    }

    #[test]
    fn missing_unknown_and_invalid_fields_are_reported_with_their_place() {
        let (message, at) = refused("english = 'Moon'\n");
        assert_eq!((&*message, at), ("missing field `french`", Some(0)));
        let (message, at) = refused("english = 'Moon'\ngerman = 'Mond'\n");
        assert_eq!(
            (&*message, at),
            ("unknown field `german`, expected `size`", Some(17))
        );
        let (message, at) = refused("english = 'Moon'\nfrench = 5\n");
        let expected = "invalid type: integer `5`, expected a string";
        assert_eq!((&*message, at), (expected, Some(26)));
        let (message, at) = refused("english = 'Moon'\nfrench = 'Lune'\nsize = 'large'\n");
        let expected = "invalid type: string \"large\", expected f64";
        assert_eq!((&*message, at), (expected, Some(40)));
    }

    #[test]
    fn columns_must_occur_exactly_once() {
        for (text, expected) in [
            ("english,size\nMoon,31\n", "missing field `french`"),
            (
                "english,french,english\nMoon,Lune,Luna\n",
                "duplicate field `english`",
            ),
        ] {
            let message = csv(text).err().unwrap().to_string();
            assert!(message.ends_with(expected), "{message}");
        }
    }

    #[test]
    fn a_name_of_blanks_is_empty() {
        for (french, empty) in [("Lune", false), ("", true), (" ", true)] {
            let moon = csv(&format!("english,french,size\nMoon,{french},\n")).unwrap();
            assert_eq!(moon.names.has_empty(), empty);
        }
    }

    #[test]
    fn names_are_written_under_their_columns() {
        let moon = csv("size,french,english\n,Lune,Moon\n").unwrap();
        let written = serde_json::to_string(&moon.names).unwrap();
        assert_eq!(written, r#"{"english":"Moon","french":"Lune"}"#);
    }
}
