//! Rebuilds the crate when a file of texts is added: the loader looks for files only while the
//! crate is built.

fn main() {
    println!("cargo::rerun-if-changed=locales");
}
