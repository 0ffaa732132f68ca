/** An address is at most four kilobytes long, and an id takes 39 of them. */
const most = 80;

/** What belongs to these ids, however many: as many are asked for at once as an address has room for. */
export async function readByIds<Row>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const groups: Promise<Row[]>[] = [];
  for (let at = 0; at < ids.length; at += most) groups.push(read(ids.slice(at, at + most)));
  return (await Promise.all(groups)).flat();
}
