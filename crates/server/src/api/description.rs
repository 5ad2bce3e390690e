//! The description of the API in the OpenAPI format.

use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Info, OpenApi, OpenApiBuilder};

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

/// The description with how callers say who they are.
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
    description
}
