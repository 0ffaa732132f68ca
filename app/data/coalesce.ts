/**
 * Gathers what comes in quick succession and hands it on at once: the first thing waits a moment for the others.
 * `stop` forgets what still waits.
 */
export function coalesce<T>(
  deliver: (gathered: ReadonlySet<T>) => void,
  milliseconds = 150,
): { add: (...things: T[]) => void; stop: () => void } {
  let gathered = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    timer = undefined;
    const ready = gathered;
    gathered = new Set();
    deliver(ready);
  }

  return {
    add(...things) {
      for (const thing of things) gathered.add(thing);
      timer ??= setTimeout(flush, milliseconds);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      gathered.clear();
    },
  };
}
