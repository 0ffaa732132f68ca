import type { Database } from "../../runtime/database/types.ts";

type Sweeping = {
  database: Database;
  everyMilliseconds: number;
  onUnexpected: (error: unknown) => void;
};

/** Forgets logged changes: each stays for one turn at least, and for two at most. */
export function sweepChanges({ database, everyMilliseconds, onUnexpected }: Sweeping) {
  let seen: string | null = null;

  async function sweep(): Promise<void> {
    const [row] = await database.sql<{ seen: string }[]>`
      select private.sweep_changes(${seen}::text::pg_snapshot)::text as seen`;
    seen = row?.seen ?? null;
  }

  const timer = setInterval(() => void sweep().catch(onUnexpected), everyMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}
