//! Values that are drawn once for everybody who asks for them.

use std::collections::HashMap;
use std::future::Future;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use tokio::sync::watch;

use super::kept::Kept;
use crate::ApiError;
use crate::lock::locked;

/// The room that a key or a value takes.
pub trait Weigh {
    /// Returns the number of bytes in memory.
    fn bytes(&self) -> usize;
}

/// What is drawn, or why it could not be.
type Drawn<V> = Result<Arc<V>, ApiError>;

/// Drawn values, kept up to a number of bytes. Whoever asks for a value while it is being drawn
/// waits for it.
pub struct DrawnOnce<K, V>(Arc<Shared<K, V>>);

struct Shared<K, V> {
    values: Mutex<Values<K, V>>,
    drawn: AtomicU64,
}

struct Values<K, V> {
    kept: Kept<K, Arc<V>>,
    /// The values that are being drawn.
    coming: HashMap<K, watch::Receiver<Option<Drawn<V>>>>,
}

impl<K, V> DrawnOnce<K, V>
where
    K: Weigh + Clone + Eq + Hash + Send + 'static,
    V: Weigh + Send + Sync + 'static,
{
    /// Keeps at most this many bytes.
    #[must_use]
    pub fn new(most: usize) -> Self {
        let values = Mutex::new(Values {
            kept: Kept::new(most),
            coming: HashMap::new(),
        });
        let drawn = AtomicU64::new(0);
        Self(Arc::new(Shared { values, drawn }))
    }

    /// Returns a value. If it has to be drawn, `pass` decides whether it may be, and what it returns
    /// is held until the value is drawn. A drawing that has begun is finished even if nobody waits
    /// for it any more. Errors are not kept.
    ///
    /// # Errors
    /// Returns an error if there is no pass, or the value cannot be drawn.
    pub async fn get<P: Send + 'static>(
        &self,
        key: K,
        pass: impl FnOnce() -> Result<P, ApiError>,
        draw: impl Future<Output = Result<V, ApiError>> + Send + 'static,
    ) -> Drawn<V> {
        let mut coming = {
            let mut values = locked(&self.0.values);
            if let Some(value) = values.kept.get(&key) {
                return Ok(Arc::clone(value));
            }
            match values.coming.get(&key) {
                Some(coming) => coming.clone(),
                None => {
                    let pass = pass()?;
                    let (sender, coming) = watch::channel(None);
                    values.coming.insert(key.clone(), coming.clone());
                    let begun = Begun {
                        shared: Arc::clone(&self.0),
                        key,
                    };
                    tokio::spawn(async move {
                        let drawn = draw.await.map(Arc::new);
                        begun.end(&drawn);
                        drop(pass);
                        // Perhaps nobody waits any more.
                        let _ = sender.send(Some(drawn));
                    });
                    coming
                }
            }
        };
        // The sender is dropped without a value only if the drawing panicked.
        let drawn = coming.wait_for(Option::is_some).await;
        let drawn = drawn.ok().and_then(|drawn| drawn.clone());
        drawn.unwrap_or_else(|| Err(ApiError::internal()))
    }

    /// Returns how many values have been drawn.
    #[must_use]
    pub fn drawn(&self) -> u64 {
        self.0.drawn.load(Ordering::Relaxed)
    }

    /// Returns how many values are being drawn or wait for it.
    #[must_use]
    pub fn waiting(&self) -> usize {
        locked(&self.0.values).coming.len()
    }

    /// Returns how many bytes are kept.
    #[must_use]
    pub fn bytes(&self) -> usize {
        locked(&self.0.values).kept.bytes()
    }
}

/// A drawing that has begun. However it ends, the next who asks does not wait for it.
struct Begun<K: Eq + Hash, V> {
    shared: Arc<Shared<K, V>>,
    key: K,
}

impl<K: Weigh + Clone + Eq + Hash, V: Weigh> Begun<K, V> {
    fn end(self, drawn: &Drawn<V>) {
        let Ok(value) = drawn else { return };
        self.shared.drawn.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("almagest_pages_drawn_total").increment(1);
        let bytes = self.key.bytes() + value.bytes();
        let mut values = locked(&self.shared.values);
        values
            .kept
            .insert(self.key.clone(), Arc::clone(value), bytes);
        // Nobody may find the value in neither place.
        values.coming.remove(&self.key);
    }
}

impl<K: Eq + Hash, V> Drop for Begun<K, V> {
    fn drop(&mut self) {
        locked(&self.shared.values).coming.remove(&self.key);
    }
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;

    use super::*;

    impl Weigh for u8 {
        fn bytes(&self) -> usize {
            1
        }
    }

    async fn drawn(all: &DrawnOnce<u8, u8>, key: u8, value: u8) -> Result<u8, ApiError> {
        let drawn = all.get(key, || Ok(()), async move { Ok(value) });
        drawn.await.map(|value| *value)
    }

    #[tokio::test]
    async fn a_value_is_drawn_again_only_if_it_had_to_make_room() {
        let all = DrawnOnce::new(4);
        for (key, value, expected) in [(1, 10, 10), (1, 11, 10), (2, 20, 20), (3, 30, 30)] {
            assert_eq!(drawn(&all, key, value).await, Ok(expected));
        }
        assert_eq!(drawn(&all, 1, 12).await, Ok(12));
        assert_eq!((all.drawn(), all.bytes()), (4, 4));
    }

    #[tokio::test]
    async fn what_failed_or_panicked_is_tried_again() {
        let all = DrawnOnce::new(4);
        let failed = all.get(1, || Ok(()), async { Err(ApiError::not_found()) });
        assert_eq!(failed.await.unwrap_err().status, StatusCode::NOT_FOUND);
        let panicked = all.get(1, || Ok(()), async { panic!("a drawing") });
        assert_eq!(panicked.await.unwrap_err(), ApiError::internal());
        assert_eq!((all.drawn(), all.waiting()), (0, 0));
        assert_eq!(drawn(&all, 1, 5).await, Ok(5));
    }

    #[tokio::test]
    async fn nothing_is_drawn_without_a_pass_but_what_is_kept_is_shown() {
        let all = DrawnOnce::new(4);
        let full = || Err::<(), _>(ApiError::internal());
        let refused = all.get(1, full, async { Ok(5) }).await;
        assert_eq!(refused, Err(ApiError::internal()));
        assert_eq!((all.drawn(), all.waiting()), (0, 0));
        assert_eq!(drawn(&all, 1, 6).await, Ok(6));
        assert_eq!(all.get(1, full, async { Ok(7) }).await.map(|v| *v), Ok(6));
    }

    #[tokio::test]
    async fn a_drawing_is_finished_when_its_asker_leaves() {
        let all = Arc::new(DrawnOnce::new(4));
        let (go, wait) = tokio::sync::oneshot::channel();
        let own = Arc::clone(&all);
        let asker = tokio::spawn(async move {
            let draw = async { wait.await.map_err(|_| ApiError::internal()) };
            own.get(1, || Ok(()), draw).await
        });
        while all.waiting() == 0 {
            tokio::task::yield_now().await;
        }
        asker.abort();
        go.send(8).unwrap();
        assert_eq!(drawn(&all, 1, 9).await, Ok(8));
    }
}
