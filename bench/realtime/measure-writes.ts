import type postgres from "postgres";
import { databaseCpuTime } from "../api/cpu-time.ts";

/** Milliseconds of PostgreSQL's processor for a message in a transaction of its own; null where the system does not tell. */
export type WriteCost = { plain: number; logged: number } | null;

const rounds = 5;
const perRound = 400;

/** In turns, so that whatever else the machine does falls on both; of each the cheapest round counts. */
export async function measureWrites(
  owner: postgres.Sql,
  { dataDirectory, userId }: { dataDirectory: string; userId: string },
): Promise<WriteCost> {
  const cost = { plain: Infinity, logged: Infinity };
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of ["plain", "logged"] as const) {
      await switchLog(owner, kind === "logged" ? "enable" : "disable");
      const before = databaseCpuTime(dataDirectory);
      for (let number = 0; number < perRound; number += 1) {
        await owner`insert into public.messages (user_id, body) values (${userId}, 'How far are you?')`;
      }
      const after = databaseCpuTime(dataDirectory);
      if (before === null || after === null) return null;
      // The first round warms up.
      if (round > 0) cost[kind] = Math.min(cost[kind], (after - before) / perRound);
    }
  }
  await owner`delete from public.messages where user_id = ${userId}`;
  return cost;
}

async function switchLog(owner: postgres.Sql, to: "enable" | "disable"): Promise<void> {
  const tables = await owner<{ name: string }[]>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = '0_log_change'`;
  for (const { name } of tables) {
    await owner.unsafe(`alter table ${name} ${to} trigger "0_log_change"`);
  }
}
