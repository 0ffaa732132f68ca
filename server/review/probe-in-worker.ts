import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { FoundMedia } from "../../services/review/probe/found-media.ts";
import type { ByteSource } from "../../services/review/probe/byte-source.ts";
import type { ProbeFile } from "../../services/review/probe/probe-file.ts";

type Limits = { script: URL; milliseconds: number; megabytes: number };

const usualLimits: Limits = {
  script: new URL("probe-worker.ts", import.meta.url),
  milliseconds: 300_000,
  megabytes: 512,
};

const asked = z.union([
  z.object({ read: z.number(), start: z.number(), end: z.number() }),
  z.object({ found: z.custom<FoundMedia>() }),
]);

/**
 * Files come from outside: one that a parser runs in circles over, or that fills the memory, ends its own thread and
 * nothing else. The thread has no files and no settings; it asks for each piece.
 */
export const probeInWorker: ProbeFile = (source, signal) => probeWithin(source, signal);

export function probeWithin(
  source: ByteSource,
  signal: AbortSignal,
  limits: Limits = usualLimits,
): Promise<FoundMedia> {
  const worker = new Worker(limits.script, {
    workerData: { size: source.size },
    resourceLimits: {
      maxOldGenerationSizeMb: limits.megabytes,
      maxYoungGenerationSizeMb: Math.ceil(limits.megabytes / 8),
      stackSizeMb: 4,
    },
    env: {},
    execArgv: [],
    // What parsers grumble about a file is nobody's concern.
    stdout: true,
    stderr: true,
  });
  const work = Promise.withResolvers<FoundMedia>();
  const giveUp = (failure: string) => work.resolve({ kind: "other", state: "failed", failure });
  const timer = setTimeout(
    () => giveUp("It takes too long to look through the file."),
    limits.milliseconds,
  );
  const onAbort = () => work.reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  worker.on("error", () => giveUp("The file could not be looked through."));
  worker.on("exit", () => giveUp("The file could not be looked through."));
  worker.on("message", (message: unknown) => {
    const said = asked.parse(message);
    if ("found" in said) return work.resolve(said.found);
    source
      .read(said.start, said.end)
      .then((bytes) => worker.postMessage({ read: said.read, bytes }, []))
      .catch((error: unknown) => work.reject(error));
  });
  return work.promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    void worker.terminate();
  });
}
