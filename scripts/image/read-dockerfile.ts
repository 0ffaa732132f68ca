type Step = { instruction: string; rest: string };
export type Stage = { name: string; steps: Step[] };

/** The stages of a Dockerfile with their steps in order; comments are gone, continued lines are one. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .split("\n")
    .filter((line) => !/^\s*#/.test(line))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (instruction === "FROM") {
      const name = /\bAS\s+(\S+)/i.exec(rest)?.[1] ?? String(stages.length);
      stages.push({ name, steps: [] });
    }
    stages.at(-1)?.steps.push({ instruction, rest });
  }
  return stages;
}

export function stepsOf(stage: Stage | undefined, instruction: string): string[] {
  return (stage?.steps ?? [])
    .filter((step) => step.instruction === instruction)
    .map(({ rest }) => rest);
}

/** `ENV` and `ARG` with their values; `$NAME` stands for what was set before. */
export function readVariables(
  stage: Stage | undefined,
  given: Record<string, string>,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { instruction, rest } of stage?.steps ?? []) {
    if (instruction === "ARG") values[rest] = given[rest] ?? "";
    if (instruction !== "ENV") continue;
    for (const [, name = "", value = ""] of rest.matchAll(/(\w+)=(\S*)/g)) {
      values[name] = value.replaceAll(/\$(\w+)/g, (_, other: string) => values[other] ?? "");
    }
  }
  return values;
}
