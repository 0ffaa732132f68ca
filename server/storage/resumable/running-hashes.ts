import { createHash, type Hash } from "node:crypto";

type Running = { offset: number; hash: Hash };

/** More than are under way on one node; those beyond are read again by the job. */
const mostRunning = 1000;

/**
 * The SHA-256 of uploads, taken as their bytes pass. Kept in memory: where a request broke off, or another node
 * went on, there is none, and a job reads the file once more.
 */
export function createRunningHashes() {
  const running = new Map<string, Running>();

  /** Takes part in what passes, where nothing has been missed. */
  async function* follow(
    id: string,
    offset: number,
    body: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    const known = offset === 0 ? { offset: 0, hash: createHash("sha256") } : running.get(id);
    running.delete(id);
    if (known?.offset !== offset) {
      yield* body;
      return;
    }
    for await (const chunk of body) {
      known.hash.update(chunk);
      known.offset += chunk.byteLength;
      yield chunk;
    }
    running.set(id, known);
    const [oldest] = running.keys();
    if (running.size > mostRunning && oldest !== undefined) running.delete(oldest);
  }

  return {
    follow,
    /** The hash of all bytes, where all of them passed here; asked once. */
    take(id: string, length: number): string | undefined {
      const known = running.get(id);
      running.delete(id);
      return known?.offset === length ? known.hash.digest("hex") : undefined;
    },
  };
}

export type RunningHashes = ReturnType<typeof createRunningHashes>;
