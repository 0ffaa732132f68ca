import { z } from "zod";
import type postgres from "postgres";
import { connect } from "../database/connect.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const begunRow = z.object({ first: z.string(), version: z.number() });
const momentRow = z.object({ now: z.date() });
const endedRow = z.object({ last: z.string(), label: z.string() });

export type EndedBackup = {
  /** To be put beside the database's files: it says where the log is to be read from. */
  label: string;
  /** The names of the log's files that belong to the backup. */
  segments: { first: string; last: string };
  consistentAt: Date;
};

export type DatabaseBackup = {
  postgresMajor: number;
  /**
   * Ends the backup at one moment for rows and files: while `secureFiles` runs, no row of a file comes or goes.
   * What was acknowledged before that moment is in it.
   */
  end(secureFiles: () => Promise<void>): Promise<EndedBackup>;
  close(): Promise<void>;
};

/** PostgreSQL ends a backup with the session that began it, so one connection is held all along. */
export async function beginDatabaseBackup(connection: ConnectionOptions): Promise<DatabaseBackup> {
  const session = connect(connection, { max: 1, max_lifetime: null });
  const guard = connect(connection, { max: 1, max_lifetime: null });
  const close = async () => {
    await Promise.all([session.end({ timeout: 5 }), guard.end({ timeout: 5 })]);
  };
  try {
    // The slot keeps the log from being recycled before it is copied, and goes with the session.
    await session`select pg_create_physical_replication_slot(
      ${`kinolume_backup_${process.pid}`}, true, true)`;
    const begins = await session`
      select pg_walfile_name(pg_backup_start('kinolume', true)) as first,
        current_setting('server_version_num')::int as version`;
    const begun = parseRow(begunRow, begins);
    if (!begun) throw new Error("PostgreSQL began no backup.");
    return {
      postgresMajor: Math.floor(begun.version / 10_000),
      end: (secureFiles) =>
        guard.begin(async (sql) => {
          await sql`set local lock_timeout = '10s'`;
          await sql`lock table storage.objects in share mode`;
          const ended = await end(session, begun.first);
          await secureFiles();
          return ended;
        }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function end(session: postgres.Sql, first: string): Promise<EndedBackup> {
  const moments = await session`select clock_timestamp() as now`;
  const ends = await session`
    select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)`;
  const moment = parseRow(momentRow, moments);
  const row = parseRow(endedRow, ends);
  if (!moment || !row) throw new Error("PostgreSQL ended no backup.");
  return { label: row.label, segments: { first, last: row.last }, consistentAt: moment.now };
}
