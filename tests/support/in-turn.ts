/** One after the other, where the order is the point of the test. */
export async function inTurn<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const result = await work(first);
  return [result, ...(await inTurn(rest, work))];
}
