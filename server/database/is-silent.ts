import { setTimeout as wait } from "node:timers/promises";
import { connect } from "./connect.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";

const timeoutSeconds = 3;

/**
 * Whether PostgreSQL does not answer at all, not even with a refusal. A frozen server keeps its connections open:
 * what waits on them cannot tell that from a slow statement, but a new connection can.
 */
export async function isSilent(connection: ConnectionOptions): Promise<boolean> {
  const sql = connect(connection, { max: 1, connect_timeout: timeoutSeconds });
  try {
    return await Promise.race([
      sql`select 1`.then(() => false),
      wait(timeoutSeconds * 1000, true, { ref: false }),
    ]);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "CONNECT_TIMEOUT";
  } finally {
    void sql.end({ timeout: 0 });
  }
}
