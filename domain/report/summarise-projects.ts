import { divideRounded, toHundredths, writeHundredths, type Decimal } from "./hundredths.ts";

type CountedProject = { status: string; budget: Decimal | null };

const activeStatuses = new Set<string>(["pending", "in_progress", "review"]);

export type ProjectSummary = {
  total: number;
  active: number;
  completed: number;
  /** Pounds, to the penny. */
  investment: string;
  /** A whole percent. */
  successRate: number;
};

export function summariseProjects(projects: readonly CountedProject[]): ProjectSummary {
  const total = projects.length;
  const completed = projects.filter(({ status }) => status === "completed").length;
  return {
    total,
    active: projects.filter(({ status }) => activeStatuses.has(status)).length,
    completed,
    investment: sumPounds(projects.map(({ budget }) => budget)),
    successRate: total === 0 ? 0 : Number(divideRounded(BigInt(completed) * 100n, BigInt(total))),
  };
}

/** A budget not yet agreed adds nothing. */
function sumPounds(amounts: readonly (Decimal | null)[]): string {
  const pence = amounts.reduce((sum, amount) => sum + toHundredths(amount ?? 0), 0n);
  return writeHundredths(pence);
}
