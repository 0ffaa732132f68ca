import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

/** The longest that anybody has waited for a lock, in milliseconds, and for which: looked at twenty times a second. */
export function watchLocks(connection: ConnectionOptions) {
  const sql = postgres({ ...connection, max: 1, onnotice: () => {} });
  let longest = { ms: 0, name: "none" };
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const [found] = await sql<{ ms: number; name: string }[]>`
        select extract(epoch from clock_timestamp() - l.waitstart)::float8 * 1000 as ms,
          coalesce(l.relation::regclass::text, l.locktype) as name
        from pg_locks l where not l.granted and l.waitstart is not null
        order by l.waitstart limit 1`;
      if (found && found.ms > longest.ms) longest = found;
      await wait(50);
    }
  })();
  return {
    async stop() {
      over.abort();
      await watching;
      await sql.end();
      return longest;
    },
  };
}
