import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "../billing/billing-refusal.ts";
import { lockLedger } from "../billing/lock-ledger.ts";
import { chargeMilestone } from "./charge-milestone.ts";
import { holdMilestone } from "./hold-milestone.ts";

export const milestoneSchedule: RecurringJob = { kind: "release-milestones", everySeconds: 60 };

/**
 * What has become due by its day or by its approvals is reached, and what is reached is charged, each in a transaction of its
 * own. One that cannot be charged yet waits, reached, for the next round.
 */
export function createMilestoneRelease(siteUrl: string): JobHandler {
  return async ({ transaction, signal }) => {
    const due = await transaction(async (sql) => {
      const rows = await sql<{ id: string }[]>`select id from private.due_milestones() as due (id)`;
      return rows.map(({ id }) => id);
    });
    for (const id of due) {
      signal.throwIfAborted();
      if (!(await transaction((sql) => reach(sql, id)))) continue;
      try {
        await transaction((sql) => charge(sql, id, siteUrl));
      } catch (error) {
        if (!(error instanceof BillingRefusal)) throw error;
        await transaction((sql) => holdMilestone(sql, id, error));
      }
    }
  };
}

/** Whether it is to be charged: asked again under the lock, since another node or the studio may have been faster. */
async function reach(sql: Transaction, id: string): Promise<boolean> {
  const [row] = await sql<{ isCharged: boolean }[]>`
    update public.milestones m set reached_at = coalesce(m.reached_at, now())
    where m.id = ${id} and m.id in (select private.due_milestones())
    returning m.net_pence > 0 as "isCharged"`;
  return row?.isCharged ?? false;
}

async function charge(sql: Transaction, id: string, siteUrl: string): Promise<void> {
  await lockLedger(sql);
  const [waiting] = await sql`
    select from public.milestones where id = ${id} and document_id is null for update`;
  if (waiting) await chargeMilestone(sql, id, { siteUrl });
}
