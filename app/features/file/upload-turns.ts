/** A browser has few connections to one server, and the page needs some of them. */
const mostAtOnce = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when it is its turn; not at all where it is no longer wanted by then. */
export async function inTurn<T>(
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return signal?.aborted ? undefined : await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
