// The serious and critical findings of axe-core: each rule with the first element that violates it.
return axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes: [{ html, failureSummary }] }) => {
      const why = failureSummary.split("\n").slice(1).join("").trim();
      return `${id}: ${help}: ${html.slice(0, 160)} (${why.slice(0, 200)})`;
    }),
);
