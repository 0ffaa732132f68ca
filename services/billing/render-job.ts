import { z } from "zod";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { ensureFile } from "./ensure-file.ts";

export const renderSchedule: RecurringJob = {
  kind: "render-documents",
  everySeconds: 60,
  jitterSeconds: 10,
};

/** At a time: the next run takes the rest. */
const atOnce = 20;

/** Draws what was issued and has no file yet. Older ones are drawn when somebody asks for them. */
export function createRendering(): JobHandler {
  return async ({ transaction, signal }) => {
    const failures: unknown[] = [];
    for (const { id } of await transaction(listUndrawn)) {
      if (signal.aborted) return;
      // One that cannot be drawn keeps no other from being drawn.
      await ensureFile(transaction, id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} documents could not be drawn.`);
  };
}

const undrawnRow = z.object({ id: z.string() });

async function listUndrawn(sql: Transaction) {
  const rows = await sql`
    select d.id from public.billing_documents d
    where coalesce(d.issued_on, 'infinity'::date) > current_date - 31 and d.state = 'issued'
      and not exists (select from private.document_files f where f.document_id = d.id)
    order by coalesce(d.issued_on, 'infinity'::date) desc, d.created_at desc, d.id desc
    limit ${atOnce}`;
  return parseRows(undrawnRow, rows);
}
