//! Builds the crate again when a file of words is added: the loader looks for them only then.

fn main() {
    println!("cargo::rerun-if-changed=locales");
}
