import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

export type WriteStream = {
  /** The ids of all writes that were answered with success. */
  acknowledged: string[];
  /** Every answer that was neither success nor the end of the connection. */
  refused: { id: string; status: number }[];
  /** Those that got no answer, so far. */
  unanswered: string[];
  /** One write; false where the connection ended. */
  attempt(id: string): Promise<boolean>;
  /** Writes on and on, first what got no answer last time, until the connection ends. */
  run(): Promise<void>;
  /** Writes what is still without an answer, and nothing else. */
  finish(): Promise<void>;
};

/** Anything else is an answer that was late, as on a busy machine. */
const hasEnded = /hang up|ECONN|EPIPE|connection ended/i;

/** `write` sends one row of this id, answers its status, and throws where the connection ended. */
export function createWriteStream(
  writers: number,
  write: (id: string) => Promise<number>,
): WriteStream {
  const acknowledged: string[] = [];
  const refused: WriteStream["refused"] = [];
  const unanswered: string[] = [];

  async function attempt(id: string): Promise<boolean> {
    try {
      const status = await write(id);
      // A conflict is a row that was stored although its answer never came.
      if (status < 300 || status === 409) acknowledged.push(id);
      else refused.push({ id, status });
      return true;
    } catch (error) {
      unanswered.push(id);
      return !hasEnded.test(String(error));
    }
  }

  async function writeOn(): Promise<void> {
    let isConnected = true;
    while (isConnected) {
      isConnected = await attempt(unanswered.shift() ?? randomUUID());
      // Visitors pause too: without it the quick streams would keep the processor from the slow one.
      await wait(20);
    }
  }

  return {
    acknowledged,
    refused,
    unanswered,
    attempt,
    async run() {
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
