const worthALine = 0.1;

/** Does it, and says how long it took, so that a slow start can be told from a stuck one. */
export async function timeStep<T>(
  report: (line: string) => void,
  done: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  if (seconds >= worthALine) report(`${done} in ${seconds.toFixed(1)} s.`);
  return result;
}
