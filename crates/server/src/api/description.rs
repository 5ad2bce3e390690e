//! The description of the API in the OpenAPI format.

use utoipa::IntoResponses;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Info, OpenApi, OpenApiBuilder};

use super::refusal::{
    self, Answers, DiskFull, Failed, NoStorage, Nobody, OtherKind, OtherSite, TooLarge,
    TooManyRequests, Unreadable,
};

/// What stands above all routes.
pub fn headline() -> OpenApi {
    let mut info = Info::new("Almagest", env!("CARGO_PKG_VERSION"));
    info.description = Some(
        "Tables for three stargazing board games. Guests have a cookie, programs a bearer token; \
         docs/protocol.md has a worked session."
            .to_owned(),
    );
    OpenApiBuilder::new().info(info).build()
}

/// The description with how callers say who they are, and what may happen to any request.
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

/// A refusal that does not belong to one route.
type Common = fn() -> Answers;

/// Every request may be refused so.
const ALL: [Common; 4] = [
    Nobody::responses,
    TooManyRequests::responses,
    Failed::responses,
    NoStorage::responses,
];

/// And what has a parameter.
const PARAMETERS: [Common; 1] = [Unreadable::responses];

/// And what has a body.
const BODIES: [Common; 3] = [
    Unreadable::responses,
    TooLarge::responses,
    OtherKind::responses,
];

/// And what changes something.
const CHANGES: [Common; 2] = [OtherSite::responses, DiskFull::responses];

/// Adds refusals to those a route names itself.
fn add(operation: &mut Operation, refusals: &[Common]) {
    let responses = &mut operation.responses.responses;
    for (status, refusal) in refusals.iter().flat_map(|refusal| refusal()) {
        responses.entry(status).or_insert(refusal);
    }
}
