/** What one benchmark printed, and when, where and on which version that was. */
export type Section = {
  /** As in `bench:serve`. */
  name: string;
  date: string;
  commit: string;
  machine: string;
  seconds: number;
  output: string;
};

const title = `# Figures

What the benchmarks printed, as they printed it; \`npm run figures\` writes this page, and \`-- --only=serve,pooler\` a part of
it anew. [What they measure](../bench/README.md) stands beside them. Where a machine was busy, its load says so: times are longer there, ratios
and processor time less so.
`;

/** The page with these sections in place of its own; the others stay as they were measured. */
export function writeFigures(page: string, measured: readonly Section[]): string {
  const sections = new Map(readSections(page));
  for (const section of measured) sections.set(section.name, writeSection(section));
  const names = [...sections.keys()].toSorted((a, b) => a.localeCompare(b));
  return [title, ...names.map((name) => sections.get(name) ?? "")].join("\n");
}

function readSections(page: string): [string, string][] {
  return page
    .split(/^(?=## bench:)/m)
    .slice(1)
    .map((text) => [/^## bench:(\S+)/.exec(text)?.[1] ?? "", `${text.trimEnd()}\n`]);
}

function writeSection({ name, date, commit, machine, seconds, output }: Section): string {
  // A fence inside would end the block.
  const text = output.replaceAll("```", "'''").trim();
  return `## bench:${name}

${date}, commit ${commit}, ${machine}; it took ${Math.round(seconds)} s.

\`\`\`text
${text}
\`\`\`
`;
}
