import { whenAskedToStop } from "../setup/when-asked-to-stop.ts";
import { addCounts, formatCounts, oneFailed, type Counts } from "./counts.ts";
import { keepOutput, terminal, type KeptOutput, type Output } from "./output.ts";
import { interruptTools } from "./run-tool.ts";

export type Check = {
  name: string;
  run(output: Output): Promise<Counts>;
  /** The name of a check without whose success this one cannot mean anything. */
  needs?: string;
  /** The name of a check that it would disturb, and waits for. */
  after?: string;
  /** Runs beside the others from when what it needs is there; its words come in its turn. */
  startsEarly?: boolean;
  /** One name for several checks. */
  group?: string;
};

type Finished = { counts: Counts; seconds: number };

/** Runs every check, whatever fails, and closes with one line of counts. */
export async function runChecks(checks: readonly Check[]): Promise<never> {
  const results = new Map<string, Counts>();
  const early = new Map<Check, { finished: Promise<Finished>; output: KeptOutput }>();
  let isStopping = false;
  whenAskedToStop(() => {
    isStopping = true;
    interruptTools();
  });

  const isAwaited = (name: string | undefined) =>
    checks.some((check) => check.name === name) && !results.has(name ?? "");

  function startEarlyOnes() {
    for (const check of checks) {
      const isReady = !isAwaited(check.needs) && !isAwaited(check.after);
      if (!check.startsEarly || !isReady || early.has(check) || results.has(check.name)) continue;
      const output = keepOutput(check.name);
      early.set(check, { finished: runCheck(check, results, output), output });
    }
  }

  for (const check of checks) {
    startEarlyOnes();
    console.log(`\n▸ ${check.name}`);
    const started = early.get(check);
    const { counts, seconds } = await (started?.finished ?? runCheck(check, results, terminal));
    started?.output.show();
    if (isStopping) {
      await Promise.all([...early.values()].map(({ finished }) => finished));
      console.log("Stopped.");
      process.exit(130);
    }
    results.set(check.name, nameFailures(counts, started?.output));
    console.log(`${check.name}: ${formatCounts(counts)} (${seconds.toFixed(1)} s)`);
  }

  for (const [name, { failed, failures = [], secondTries = [] }] of results) {
    if (secondTries.length > 0)
      console.log(`\nPassed at the second try: ${[name, ...secondTries].join("\n  ")}`);
    if (failed > 0) console.log(`\nFailed: ${[name, ...failures].join("\n  ")}`);
  }
  const total = addCounts([...results.values()]);
  console.log(`\n${formatCounts(total)}`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** What failed without a name is told by the last words of its run, which are long past at the end. */
function nameFailures(counts: Counts, output?: KeptOutput): Counts {
  if (counts.failed === 0 || counts.failures?.length || !output) return counts;
  return { ...counts, failures: [output.readEnd()] };
}

async function runCheck(
  check: Check,
  results: ReadonlyMap<string, Counts>,
  output: Output,
): Promise<Finished> {
  const startedAt = performance.now();
  const counts = await tryCheck(check, results, output);
  return { counts, seconds: (performance.now() - startedAt) / 1000 };
}

async function tryCheck(
  check: Check,
  results: ReadonlyMap<string, Counts>,
  output: Output,
): Promise<Counts> {
  if (check.needs && (results.get(check.needs)?.failed ?? 0) > 0) {
    output.print(`Not run: it needs "${check.needs}", which failed.`);
    return oneFailed;
  }
  try {
    return await check.run(output);
  } catch (error) {
    output.print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return oneFailed;
  }
}
