import type { Notice } from "./change.ts";
import type { Channel } from "./channel.ts";
import { findBindings, listNoticed } from "./deliver-changes.ts";
import { findReaders } from "./find-readers.ts";
import type { Database } from "../../runtime/database/types.ts";

/** So many are not looked through for one reader: reading everything again costs less. */
const mostChanges = 100;

/** Whether these changes, heard before somebody joined, are of what they follow and may see. In doubt they are. */
export async function hasMissed(
  database: Database,
  notices: readonly Notice[],
  channel: Channel,
): Promise<boolean> {
  const followed = notices.filter((notice) => findBindings(channel, notice).length > 0);
  if (followed.length === 0) return false;
  if (followed.length > mostChanges || followed.some(({ type }) => type === "TRUNCATE"))
    return true;
  try {
    const changes = await listNoticed(database, followed, mostChanges);
    const wanted = changes.filter((change) => findBindings(channel, change).length > 0);
    const readers = await findReaders(database, wanted, [channel.caller]);
    return readers.some(({ callers }) => callers.length > 0);
  } catch {
    // More than that, or swept already; where the database is away, the socket hears of it by itself.
    return true;
  }
}
