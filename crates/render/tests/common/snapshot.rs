//! Pictures and pages as snapshots: one element per line, so that a difference is short.

/// Elements that have no end tag in HTML.
const VOID: [&str; 6] = ["br", "hr", "img", "input", "link", "meta"];
/// The length beyond which an element has a line for each part of its path.
const LONG: usize = 120;

/// Compares markup with the snapshot of this name.
pub fn check(name: &str, markup: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, pretty(markup)));
}

/// Writes each element on its own line, indented by its depth. An element that contains nothing but
/// text stays on one line.
fn pretty(markup: &str) -> String {
    let mut out = String::new();
    let mut depth = 0;
    // Whether the last tag opened an element.
    let mut opened = false;
    let mut rest = markup;
    while let Some((text, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        rest = after;
        if !text.is_empty() {
            if !opened {
                out += &new_line(depth);
            }
            out += text;
        }
        if let Some(name) = tag.strip_prefix('/') {
            depth -= 1;
            if !opened {
                out += &new_line(depth);
            }
            out += &format!("</{name}>");
            opened = false;
            continue;
        }
        out += &new_line(depth);
        out += &format!("<{}>", broken(tag, &new_line(depth + 1)));
        let name = tag.split(' ').next().unwrap_or(tag);
        opened = !VOID.contains(&name) && !tag.ends_with('/');
        depth += usize::from(opened);
    }
    out + rest
}

fn new_line(depth: usize) -> String {
    format!("\n{}", "  ".repeat(depth))
}

/// Breaks the path of a long tag before each part.
fn broken(tag: &str, new_line: &str) -> String {
    let Some((before, path)) = tag.split_once(" d=\"").filter(|_| tag.len() > LONG) else {
        return tag.to_owned();
    };
    let (path, after) = path.split_once('"').unwrap();
    let path = path.replace('M', &format!("{new_line}M"));
    let path = path.replace('m', &format!("{new_line}m"));
    format!("{before} d=\"{path}\"{after}")
}
