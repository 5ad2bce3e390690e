//! Parses markup: whether it is nested correctly, its ids, and what can be chosen on it.

/// The contents of a piece of markup.
#[derive(Default)]
pub struct Read {
    pub ids: Vec<String>,
    pub acts: Vec<String>,
    pub opens: Vec<String>,
    pub members: Vec<String>,
    pub labels: Vec<String>,
    pub has_style: bool,
}

/// Elements without an end tag.
const VOID: [&str; 4] = ["br", "hr", "img", "input"];

/// Parses markup. Returns an error if it is not nested correctly.
pub fn read(markup: &str) -> Result<Read, String> {
    let mut read = Read::default();
    let mut open: Vec<&str> = Vec::new();
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').ok_or("a tag without an end")? + start;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes nothing"));
            }
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        attributes(tag, &mut read)?;
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(name);
        }
    }
    match open.pop() {
        Some(name) => Err(format!("<{name}> is not closed")),
        None => Ok(read),
    }
}

fn attributes(tag: &str, read: &mut Read) -> Result<(), String> {
    let mut rest = tag;
    while let Some((before, after)) = rest.split_once("=\"") {
        let name = before.rsplit(' ').next().unwrap_or_default();
        let (value, after) = after
            .split_once('"')
            .ok_or(format!("{name} has no closing quote"))?;
        if value.contains('<') {
            return Err(format!("{name} contains a tag: {value}"));
        }
        let value = unescaped(value);
        match name {
            "id" => read.ids.push(value),
            "data-act" => read.acts.push(value),
            "data-open" => read.opens.push(value),
            "data-of" => read.members.push(value),
            "aria-label" => read.labels.push(value),
            "style" => read.has_style = true,
            _ => {}
        }
        rest = after;
    }
    Ok(())
}

fn unescaped(text: &str) -> String {
    let text = text.replace("&quot;", "\"").replace("&lt;", "<");
    text.replace("&gt;", ">").replace("&amp;", "&")
}
