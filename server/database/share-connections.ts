import type { BatchLink } from "./batch-link.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import type { Step, StepRows } from "../../runtime/database/types.ts";

/** Few, as those that leave together wait for the slowest of those before them. */
const mostTogether = 4;

type Waiting = {
  steps: Step[];
  resolve: (rows: PromiseLike<StepRows[]>) => void;
};

/**
 * For batches that only read. While there are free connections, each has one for itself; where they wait for one, some leave
 * together over the first that is free, which spares both sides most of the waking up. Each is a transaction of its own all the same.
 */
export function shareConnections(pool: Pick<ConnectionPool<BatchLink>, "withConnection">) {
  const waiting = new Set<Waiting>();

  function takeOthers(): Waiting[] {
    const others: Waiting[] = [];
    for (const each of waiting) {
      if (others.length === mostTogether - 1) break;
      waiting.delete(each);
      others.push(each);
    }
    return others;
  }

  return async function read(steps: Step[]): Promise<StepRows[]> {
    const { promise, resolve, reject } = Promise.withResolvers<StepRows[]>();
    const own = { steps, resolve };
    waiting.add(own);
    const turn = pool.withConnection(async ({ link }) => {
      // Somebody has taken it along.
      if (!waiting.delete(own)) return;
      const group = [own, ...takeOthers()];
      const answers = link.run(...group.map((each) => each.steps));
      for (const [index, answer] of answers.entries()) group[index]?.resolve(answer);
      await Promise.allSettled(answers);
    });
    turn.catch((error: unknown) => {
      // Whoever was taken along does without a turn of their own.
      if (waiting.delete(own)) reject(error);
    });
    return promise;
  };
}
