//! The comments of scripts, which are a third of what browsers would load.

/// Returns a script without type annotations and the comments that have lines of their own. The lines
/// stay, so that an error in the browser names the line of the source.
pub fn without_comments(script: &str) -> String {
    let mut within = false;
    let lines = script.lines().map(|line| {
        let text = line.trim_start();
        within |= is_whole_block(text);
        let kept = if within || text.starts_with("//") {
            String::new()
        } else {
            without_types(line)
        };
        within &= !text.contains("*/");
        format!("{kept}\n")
    });
    lines.collect()
}

/// Returns a line of code without the types in front of its expressions.
fn without_types(line: &str) -> String {
    let mut kept = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("/** @") {
        let Some((_, after)) = after.split_once("*/") else {
            break;
        };
        kept += before;
        rest = after.trim_start();
    }
    kept + rest
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
        let script = "// a\nlet b; // c\n/**\n * d\n */\nlet e = 1;\n  /** f */\n/** @type {g} */ (h);\nlet i = /** @type {j} */ (k);\n";
        let expected = "\nlet b; // c\n\n\n\nlet e = 1;\n\n(h);\nlet i = (k);\n";
        assert_eq!(without_comments(script), expected);
    }
}
