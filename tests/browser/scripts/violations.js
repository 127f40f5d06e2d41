async (exclude) => {
  const { violations } = await axe.run({ exclude }, { resultTypes: ["violations"] });
  const told = ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}
