//! The description of the API in the OpenAPI format.

use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, Content, Info, OpenApi, OpenApiBuilder, Ref, ResponseBuilder,
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
        .security_scheme("token", SecurityScheme::Http(bearer));
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

/// A refusal that does not belong to one route: its status, and why.
type Common = (&'static str, &'static str);

/// Every request may be refused so.
const ALL: [Common; 4] = [
    ("401", "Nobody we know"),
    ("429", "Too many requests"),
    ("500", "Something went wrong here"),
    (
        "503",
        "The storage does not answer, or the server is being stopped",
    ),
];

/// And what has a parameter.
const PARAMETERS: [Common; 1] = [("400", "It cannot be read")];

/// And what has a body.
const BODIES: [Common; 3] = [
    ("400", "It cannot be read"),
    ("413", "It is too large"),
    ("415", "It is of another kind"),
];

/// And what changes something.
const CHANGES: [Common; 2] = [
    ("403", "Another site's page"),
    ("507", "The disk is full: nothing has changed"),
];

/// Adds refusals to those a route names itself.
fn add(operation: &mut Operation, refusals: &[Common]) {
    for (status, why) in refusals {
        let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
        let refusal = ResponseBuilder::new()
            .description(*why)
            .content("application/json", body);
        let responses = &mut operation.responses.responses;
        responses
            .entry((*status).to_owned())
            .or_insert_with(|| refusal.build().into());
    }
}
