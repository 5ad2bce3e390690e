// All findings of axe-core, whatever their impact, best practices included: each rule with the first
// element that violates it.
return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, help, nodes: [{ html, failureSummary }] }) => {
    const why = failureSummary.split("\n").slice(1).join("").trim();
    return `${id}: ${help}: ${html.slice(0, 160)} (${why.slice(0, 200)})`;
  }),
);
