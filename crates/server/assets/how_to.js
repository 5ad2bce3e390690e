// @ts-check
// A link to a numbered rule that leads to the page that tells how to play goes on to the rule.

if (/^#[A-Z]\d+\.\d+$/.test(location.hash)) {
  location.replace(`${location.pathname}/reference${location.search}${location.hash}`);
}
