import type { Check } from "./run-checks.ts";

/** What `--only=lint,unit` names, with the checks that those need; everything without it. */
export function chooseChecks(checks: readonly Check[], words: readonly string[]): Check[] {
  const only = words.find((word) => word.startsWith("--only="))?.slice(7);
  if (only === undefined) return [...checks];
  const names = only.split(",");
  const isNamed = (name: string) => (check: Check) => check.name === name || check.group === name;
  const unknown = names.find((name) => !checks.some(isNamed(name)));
  if (unknown !== undefined) {
    const known = new Set(checks.map((check) => check.group ?? check.name));
    console.error(`There is no check "${unknown}": --only takes ${[...known].join(", ")}.`);
    process.exit(1);
  }
  const chosen = checks.filter((check) => names.some((name) => isNamed(name)(check)));
  const needed = new Set(chosen.map(({ needs }) => needs));
  return checks.filter((check) => chosen.includes(check) || needed.has(check.name));
}
