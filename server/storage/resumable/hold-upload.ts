import { randomUUID } from "node:crypto";
import { clearInterval, setInterval } from "node:timers";
import type { Database, Transaction } from "../../../runtime/database/types.ts";
import { storageError, type StorageError } from "../storage-error.ts";

/** After a node was killed its uploads wait so long; the client comes back by itself. */
const leaseSeconds = 10;

export type UploadTurn = {
  /** What the lease is called in the database. */
  lease: string;
  /** Throws once another request may have taken over. */
  requireTurn: () => void;
};

/**
 * One request at a time writes to an upload, whichever node it came to; the others are answered 423. The turn is kept for as
 * long as the work takes, and runs out by itself where the node is gone.
 */
export async function holdUpload<T>(
  database: Pick<Database, "asOwner">,
  id: string,
  work: (turn: UploadTurn) => Promise<T>,
): Promise<T> {
  const lease = randomUUID();
  let heldUntil = performance.now() + leaseSeconds * 1000;
  if (!(await database.asOwner((sql) => take(sql, id, lease)))) throw isLocked();

  async function renew(): Promise<void> {
    const until = performance.now() + leaseSeconds * 1000;
    // Where the database is away, the next beat tries again, until there is no time left.
    const isHeld = await database.asOwner((sql) => extend(sql, id, lease)).catch(() => undefined);
    if (isHeld === false) heldUntil = 0;
    if (isHeld) heldUntil = until;
  }

  const heartbeat = setInterval(() => void renew(), (leaseSeconds * 1000) / 3).unref();
  try {
    return await work({
      lease,
      requireTurn() {
        if (performance.now() >= heldUntil) throw isLocked();
      },
    });
  } finally {
    clearInterval(heartbeat);
    // What cannot be given back now runs out.
    await database.asOwner((sql) => giveBack(sql, id, lease)).catch(() => undefined);
  }
}

/** Only for whoever is alone with the database: every turn is then that of a process that is gone. */
export async function releaseUploads(sql: Transaction): Promise<void> {
  await sql`
    update private.uploads set leased_by = null, leased_until = null where leased_by is not null`;
}

function isLocked(): StorageError {
  return storageError("locked", "Another request is writing to this upload.");
}

async function take(sql: Transaction, id: string, lease: string): Promise<boolean> {
  const taken = await sql`
    update private.uploads
    set leased_by = ${lease}, leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and (leased_until is null or leased_until < now())`;
  return taken.count > 0;
}

async function extend(sql: Transaction, id: string, lease: string): Promise<boolean> {
  const renewed = await sql`
    update private.uploads set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and leased_by = ${lease}`;
  return renewed.count > 0;
}

async function giveBack(sql: Transaction, id: string, lease: string): Promise<void> {
  await sql`
    update private.uploads set leased_by = null, leased_until = null
    where id = ${id} and leased_by = ${lease}`;
}
