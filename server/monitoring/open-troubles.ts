import { z } from "zod";
import { troubleKinds } from "../../domain/trouble/trouble.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Database } from "../../runtime/database/types.ts";
import type { Metric } from "./exposition.ts";
import type { PartReport } from "./readiness.ts";

const openRow = z.object({ kind: z.enum(troubleKinds), since: z.date(), count: z.number() });

/** By kind, with the time of the oldest. Which job or whose disk is for admins alone: the address is public. */
function readOpenTroubles(database: Pick<Database, "asOwner">) {
  return database.asOwner(async (sql) =>
    parseRows(
      openRow,
      await sql`
        select kind, min(began_at) as since, count(*)::int as count from public.troubles
        where ended_at is null group by kind order by min(began_at)`,
    ),
  );
}

/** Never "down": a disk that is nearly full serves visitors as before, and another node would not be better off. */
export async function reportTroubles(database: Pick<Database, "asOwner">): Promise<PartReport> {
  const open = await readOpenTroubles(database);
  if (open.length === 0) return { status: "ok" };
  const troubles = open.map(({ kind, since }) => ({ kind, since: since.toISOString() }));
  return { status: "degraded", troubles };
}

/** Each kind, at zero where all is well: an alarm needs something to compare. */
export async function listTroubleMetrics(
  database: Pick<Database, "asOwner">,
  onFailure: (error: unknown) => void,
): Promise<Metric[]> {
  try {
    const open = new Map(
      (await readOpenTroubles(database)).map(({ kind, count }) => [kind, count]),
    );
    const samples = troubleKinds.map((kind) => ({ labels: { kind }, value: open.get(kind) ?? 0 }));
    return [
      {
        name: "kinolume_troubles",
        help: "What admins were told is wrong.",
        type: "gauge",
        samples,
      },
    ];
  } catch (error) {
    onFailure(error);
    return [];
  }
}
