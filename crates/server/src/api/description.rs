//! The description of the API in the OpenAPI format.

use utoipa::IntoResponses;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Info, OpenApi, OpenApiBuilder};

use super::refusal::{
    self, Answers, DiskFull, Failed, NoStorage, Nobody, OtherKind, OtherSite, TooLarge,
    TooManyRequests, Unreadable,
};

/// Returns the description's title, version and introduction.
pub fn headline() -> OpenApi {
    let mut info = Info::new("Almagest", env!("CARGO_PKG_VERSION"));
    info.description = Some(
        "Tables for three stargazing board games. Guests identify themselves with a cookie, \
         programs with a bearer token. docs/protocol.md has a worked session."
            .to_owned(),
    );
    OpenApiBuilder::new().info(info).build()
}

/// Adds the ways in which callers identify themselves and the refusals that any request may get.
pub fn finished(mut description: OpenApi) -> OpenApi {
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("almagest")));
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    let components = description
        .components
        .take()
        .unwrap_or_else(|| ComponentsBuilder::new().build());
    let components = ComponentsBuilder::from(components)
        .security_scheme("cookie", cookie)
        .security_scheme("token", SecurityScheme::Http(bearer))
        .responses_from_iter(refusal::described());
    description.components = Some(components.build());
    for item in description.paths.paths.values_mut() {
        let unsafe_ones = [
            &mut item.post,
            &mut item.put,
            &mut item.patch,
            &mut item.delete,
        ];
        for operation in unsafe_ones.into_iter().flatten() {
            add(operation, &CHANGES);
        }
        let all = [
            &mut item.get,
            &mut item.post,
            &mut item.put,
            &mut item.patch,
            &mut item.delete,
        ];
        for operation in all.into_iter().flatten() {
            if operation.request_body.is_some() {
                add(operation, &BODIES);
            }
            if operation.parameters.is_some() {
                add(operation, &PARAMETERS);
            }
            add(operation, &ALL);
        }
    }
    description
}

/// A refusal that is not specific to one route.
type Common = fn() -> Answers;

/// Refusals of all operations.
const ALL: [Common; 4] = [
    Nobody::responses,
    TooManyRequests::responses,
    Failed::responses,
    NoStorage::responses,
];

/// Further refusals of operations with parameters.
const PARAMETERS: [Common; 1] = [Unreadable::responses];

/// Further refusals of operations with a body.
const BODIES: [Common; 3] = [
    Unreadable::responses,
    TooLarge::responses,
    OtherKind::responses,
];

/// Further refusals of operations that change something.
const CHANGES: [Common; 2] = [OtherSite::responses, DiskFull::responses];

/// Adds refusals to those a route declares itself.
fn add(operation: &mut Operation, refusals: &[Common]) {
    let responses = &mut operation.responses.responses;
    for (status, refusal) in refusals.iter().flat_map(|refusal| refusal()) {
        responses.entry(status).or_insert(refusal);
    }
}
