//! The style sheet, in the order in which its parts build on each other.

/// What the rules of the chart begin with.
const CHART: &str = ":root[data-theme=\"chart\"]";

/// The whole style sheet.
#[must_use]
pub fn style_sheet() -> String {
    let sheet = [
        include_str!("../assets/css/tokens.css"),
        include_str!("../assets/css/ground.css"),
        include_str!("../assets/css/table.css"),
        include_str!("../assets/css/plate.css"),
        include_str!("../assets/css/small.css"),
        include_str!("../assets/css/astra.css"),
        include_str!("../assets/css/stellium.css"),
        include_str!("../assets/css/nightsky.css"),
        include_str!("../assets/css/site.css"),
        include_str!("../assets/css/pages.css"),
    ]
    .concat();
    let device = as_the_device(&sheet);
    sheet + &device
}

/// What makes the theme that follows the device: the rules of the chart again, where the device is
/// light.
fn as_the_device(sheet: &str) -> String {
    let rules = sheet.split(CHART).skip(1).filter_map(|rest| {
        let (selector, rest) = rest.split_once('{')?;
        // Other selectors of the same rule are not the chart's own.
        let own = selector.split(',').next()?.trim();
        let (block, _) = rest.split_once('}')?;
        Some(format!("  :root[data-theme=\"device\"]{own} {{{block}}}\n"))
    });
    let rules: String = rules.collect();
    format!("@media (prefers-color-scheme: light) {{\n{rules}}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_device_has_every_rule_of_the_chart() {
        let sheet = style_sheet();
        let (own, device) = sheet
            .split_once("@media (prefers-color-scheme: light)")
            .unwrap();
        let chart = own.matches(CHART).count();
        assert!(chart >= 3, "{chart}");
        assert_eq!(device.matches("data-theme=\"device\"").count(), chart);
        assert!(device.contains("[data-theme=\"device\"][data-colours=\"strong\"] {"));
        assert!(device.contains("--sky-0: #e9e0ca"));
        let braces = |brace| sheet.matches(brace).count();
        assert_eq!(braces('{'), braces('}'));
    }
}
