import { refused } from "./rpc-error.ts";

/** The chain's time in seconds: the machine's, unless a test has moved it on. */
export function createClock(machineTime: () => number = Date.now) {
  let ahead = 0n;
  let next: bigint | undefined;
  const machine = () => BigInt(Math.floor(machineTime() / 1000));
  const now = () => machine() + ahead;

  return {
    now,
    /** Blocks are never older than, nor as old as, their parent. */
    timeForBlockAfter(parent: bigint): bigint {
      const wanted = next ?? now();
      return wanted > parent ? wanted : parent + 1n;
    },
    blockMade(): void {
      next = undefined;
    },
    moveOn(seconds: bigint): bigint {
      ahead += seconds;
      return ahead;
    },
    /** Time runs on from there. */
    setNext(time: bigint, parent: bigint): void {
      if (time <= parent) throw refused(`timestamp must be later than ${parent}`);
      next = time;
      ahead = time - machine();
    },
  };
}
