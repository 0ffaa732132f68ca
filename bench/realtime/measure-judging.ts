import type postgres from "postgres";
import { z } from "zod";
import { findReaders, findReadersApart } from "../../server/realtime/find-readers.ts";
import { databaseCpuTime } from "../api/cpu-time.ts";
import type { Listener } from "./create-listener.ts";
import type { Caller, Database } from "../../runtime/database/types.ts";

/** Milliseconds of processor, PostgreSQL's and ours, to find who may hear of one message; null where the system does not tell. */
export type JudgingCost = { apart: number; together: number } | null;

const claims = z.record(z.string(), z.unknown());
const rounds = 5;
const perRound = { apart: 3, together: 20 };
const ways = { apart: findReadersApart, together: findReaders };

/** In turns, so that whatever else the machine does falls on both; of each the median counts. */
export async function measureJudging(
  owner: postgres.Sql,
  database: Database,
  { dataDirectory, clients }: { dataDirectory: string; clients: readonly Listener[] },
): Promise<JudgingCost> {
  const callers = clients.map(({ token }): Caller => ({
    role: "authenticated",
    claims: readClaims(token),
  }));
  const changes = await logMessage(owner, clients[0]?.company ?? "");
  const costs: Record<keyof typeof ways, number[]> = { apart: [], together: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ["apart", "together"] as const) {
      const before = databaseCpuTime(dataDirectory);
      const ours = process.cpuUsage();
      for (let time = 0; time < perRound[way]; time += 1) {
        await ways[way](database, changes, callers);
      }
      const after = databaseCpuTime(dataDirectory);
      if (before === null || after === null) return null;
      const { user, system } = process.cpuUsage(ours);
      costs[way].push((after - before + (user + system) / 1000) / perRound[way]);
    }
  }
  return { apart: takeMedian(costs.apart), together: takeMedian(costs.together) };
}

function takeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function logMessage(owner: postgres.Sql, companyId: string) {
  return owner.begin(async (sql) => {
    const [message] = await sql<{ id: string }[]>`
      insert into public.messages (company_id, body) values (${companyId}, 'How far are you?') returning id`;
    const rows = await sql<{ id: string; transaction: string }[]>`
      select id::text, transaction::text from private.change_log where row_data ->> 'id' = ${message?.id ?? ""}`;
    await sql`delete from public.messages where company_id = ${companyId}`;
    return rows.map(({ id, transaction }) => ({ id, transaction: BigInt(transaction) }));
  });
}

function readClaims(token: string): Record<string, unknown> {
  return claims.parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
}
