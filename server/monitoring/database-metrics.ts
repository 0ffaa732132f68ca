import { z } from "zod";
import type { Metric } from "./exposition.ts";
import type { Database } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const workRow = z.object({
  jobs_due: z.number(),
  jobs_running: z.number(),
  jobs_failed: z.number(),
  mails_waiting: z.number(),
  mails_failed: z.number(),
  oldest_mail_seconds: z.number(),
});

type Work = z.infer<typeof workRow>;

/** The pool of this node, and the work that all nodes share. Without the database the pool alone is told. */
export async function listDatabaseMetrics(
  database: Database,
  onFailure: (error: unknown) => void,
): Promise<Metric[]> {
  const { taken, free, waiting } = database.readLoad();
  const work = await readWork(database).catch((error: unknown) => {
    onFailure(error);
    return null;
  });
  const metrics: Metric[] = [
    gauges("kinolume_database_up", "Whether the database answered.", [[undefined, work ? 1 : 0]]),
    gauges("kinolume_database_connections", "Connections of this node's pool.", [
      [{ state: "taken" }, taken],
      [{ state: "free" }, free],
    ]),
    gauges("kinolume_database_waiting", "Requests that wait for a connection.", [
      [undefined, waiting],
    ]),
  ];
  if (!work) return metrics;
  return [
    ...metrics,
    gauges("kinolume_jobs", "Background jobs of all nodes.", [
      [{ state: "due" }, work.jobs_due],
      [{ state: "running" }, work.jobs_running],
      [{ state: "failed" }, work.jobs_failed],
    ]),
    gauges("kinolume_outbox_mails", "Mails that have not left, or will not.", [
      [{ state: "waiting" }, work.mails_waiting],
      [{ state: "failed" }, work.mails_failed],
    ]),
    gauges("kinolume_outbox_oldest_seconds", "How long the oldest waiting mail has waited.", [
      [undefined, work.oldest_mail_seconds],
    ]),
  ];
}

async function readWork(database: Database): Promise<Work> {
  const rows = await database.asOwner(
    (sql) => sql`
      select j.*, m.* from (
        select
          count(*) filter (where failed_at is null and run_at <= now()
            and (locked_until is null or locked_until < now()))::int as jobs_due,
          count(*) filter (where failed_at is null and locked_until >= now())::int as jobs_running,
          count(*) filter (where failed_at is not null)::int as jobs_failed
        from private.jobs where finished_at is null
      ) j, (
        select
          count(*) filter (where failed_at is null)::int as mails_waiting,
          count(*) filter (where failed_at is not null and let_go_at is null)::int as mails_failed,
          coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)),
            0)::int as oldest_mail_seconds
        from private.outbox where sent_at is null
      ) m`,
  );
  const work = parseRow(workRow, rows);
  if (!work) throw new Error("no counts");
  return work;
}

type Value = readonly [labels: Record<string, string> | undefined, value: number];

function gauges(name: string, help: string, values: readonly Value[]): Metric {
  const samples = values.map(([labels, value]) => ({ ...(labels && { labels }), value }));
  return { name, help, type: "gauge", samples };
}
