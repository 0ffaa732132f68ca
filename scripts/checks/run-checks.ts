import { whenAskedToStop } from "../setup/when-asked-to-stop.ts";
import { addCounts, formatCounts, oneFailed, type Counts } from "./counts.ts";
import { interruptTools } from "./run-tool.ts";

export type Check = {
  name: string;
  run(): Promise<Counts>;
  /** The name of a check without whose success this one cannot mean anything. */
  needs?: string;
};

/** Runs every check, whatever fails, and closes with one line of counts. */
export async function runChecks(checks: readonly Check[]): Promise<never> {
  const results = new Map<string, Counts>();
  let isStopping = false;
  whenAskedToStop(() => {
    isStopping = true;
    interruptTools();
  });

  for (const check of checks) {
    console.log(`\n▸ ${check.name}`);
    const startedAt = performance.now();
    const counts = await runCheck(check, results);
    if (isStopping) {
      console.log("Stopped.");
      process.exit(130);
    }
    results.set(check.name, counts);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${check.name}: ${formatCounts(counts)} (${seconds} s)`);
  }

  const total = addCounts([...results.values()]);
  console.log(`\n${formatCounts(total)}`);
  process.exit(total.failed === 0 ? 0 : 1);
}

async function runCheck(check: Check, results: Map<string, Counts>): Promise<Counts> {
  if (check.needs && (results.get(check.needs)?.failed ?? 0) > 0) {
    console.log(`Not run: it needs "${check.needs}", which failed.`);
    return oneFailed;
  }
  try {
    return await check.run();
  } catch (error) {
    console.error(error);
    return oneFailed;
  }
}
