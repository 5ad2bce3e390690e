//! The comments of scripts, which are a third of what browsers would load.

/// Returns a script without the comments that have lines of their own. The lines stay, so that an
/// error in the browser names the line of the source.
pub fn without_comments(script: &str) -> String {
    let mut within = false;
    let lines = script.lines().map(|line| {
        let text = line.trim_start();
        within |= is_whole_block(text);
        let kept = if within || text.starts_with("//") {
            ""
        } else {
            line
        };
        within &= !text.contains("*/");
        format!("{kept}\n")
    });
    lines.collect()
}

/// Returns whether a line begins with a comment that has no code after it. A type annotation in
/// front of an expression is followed by code.
fn is_whole_block(text: &str) -> bool {
    let ends = text.find("*/").map(|end| text[end..].trim());
    text.starts_with("/*") && ends.is_none_or(|end| end == "*/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_stays_on_its_line() {
        let script =
            "// a\nlet b; // c\n/**\n * d\n */\nlet e = 1;\n  /** f */\n/** @type {g} */ (h);\n";
        let expected = "\nlet b; // c\n\n\n\nlet e = 1;\n\n/** @type {g} */ (h);\n";
        assert_eq!(without_comments(script), expected);
    }
}
