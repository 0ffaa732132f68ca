import type { Database, Transaction } from "../../runtime/database/types.ts";

/** An age limit, a second before it is reached and a second after. */
export function around(age: string): { name: string; age: string }[] {
  return [
    { name: "kept", age: `${age} -1 second` },
    { name: "gone", age: `${age} 1 second` },
  ];
}

/**
 * Leaves nothing behind. All in one transaction, where `now()` stands still, so that a second on either side of a limit is
 * exactly that.
 */
export async function rollBack(
  database: Database,
  work: (sql: Transaction) => Promise<void>,
): Promise<void> {
  const done = new Error("done");
  try {
    await database.asOwner(async (sql) => {
      await work(sql);
      throw done;
    });
  } catch (error) {
    if (error !== done) throw error;
  }
}
