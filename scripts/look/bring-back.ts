import { connect } from "../../server/database/connect.ts";
import { findRunning } from "../../server/postgres/find-running.ts";
import { frozenTime } from "./frozen-time.ts";

/**
 * Moves what was written since the start to the frozen time: what defaults, triggers and jobs have dated. Past every
 * trigger, as one would note this too.
 */
export async function bringBack(dataDirectory: string, startedAt: Date): Promise<void> {
  const owner = connect(findRunning(dataDirectory), { max: 1 });
  const columns = await owner<{ place: string; name: string }[]>`
    select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where data_type = 'timestamp with time zone' and table_type = 'BASE TABLE'
      and is_generated = 'NEVER'
      and (table_schema = 'public' or (table_schema, table_name) = ('auth', 'users'))`;
  const [started, frozen] = [startedAt.toISOString(), frozenTime.toISOString()];
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const { place, name } of columns)
      await sql.unsafe(
        `update ${place} set ${name} = '${frozen}' where ${name} >= '${started}' and ${name} < 'infinity'`,
      );
  });
  await owner.end();
}
