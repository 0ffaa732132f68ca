import type { Check } from "./run-checks.ts";

/** What `--only=lint,unit` names, with the checks that those need; everything without it. */
export function chooseChecks(checks: readonly Check[], words: readonly string[]): Check[] {
  const only = words.find((word) => word.startsWith("--only="))?.slice(7);
  if (only === undefined) return [...checks];
  const names = only.split(",");
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) {
    const known = checks.map((check) => check.name).join(", ");
    console.error(`There is no check "${unknown}": --only takes ${known}.`);
    process.exit(1);
  }
  const chosen = checks.filter(({ name }) => names.includes(name));
  const needed = new Set(chosen.map(({ needs }) => needs));
  return checks.filter(({ name }) => names.includes(name) || needed.has(name));
}
