import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

export type WriteStream = {
  /** The ids of all writes that were answered with success. */
  acknowledged: string[];
  /** Every answer that was neither success nor the end of the connection. */
  refused: { id: string; status: number }[];
  /** Those that got no answer, so far. */
  unanswered: string[];
  attempt(id: string): Promise<void>;
  /** Writes on and on, first what got no answer last time, until the server has ended. */
  run(ended: Promise<unknown>): Promise<void>;
  /** Writes what is still without an answer, and nothing else. */
  finish(): Promise<void>;
};

/** `write` sends one row of this id, answers its status, and throws where no answer came in time. */
export function createWriteStream(
  writers: number,
  write: (id: string) => Promise<number>,
): WriteStream {
  const acknowledged: string[] = [];
  const refused: WriteStream["refused"] = [];
  const unanswered: string[] = [];

  async function attempt(id: string): Promise<void> {
    const status = await write(id).catch(() => null);
    if (status === null) unanswered.push(id);
    // A conflict is a row that was stored although its answer never came.
    else if (status < 300 || status === 409) acknowledged.push(id);
    else refused.push({ id, status });
  }

  return {
    acknowledged,
    refused,
    unanswered,
    attempt,
    async run(ended) {
      const over = new AbortController();
      void ended.then(() => over.abort());
      const writeOn = async () => {
        while (!over.signal.aborted) {
          await attempt(unanswered.shift() ?? randomUUID());
          // Visitors pause too: without it the quick streams would keep the processor from the slow one.
          await wait(20);
        }
      };
      await Promise.all(Array.from({ length: writers }, writeOn));
    },
    async finish() {
      // On a busy machine an answer may be late once more.
      for (let round = 0; round < 5 && unanswered.length > 0; round += 1) {
        await Promise.all(unanswered.splice(0).map(attempt));
      }
    },
  };
}
