import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { actAs } from "../account/act-as.ts";
import { lockPayment } from "./payment.ts";
import { areNumbersHeld, settlePayment } from "./settle-payment.ts";

export const waitingSchedule: RecurringJob = { kind: "settle-waiting", everySeconds: 60 };

/** Writes into the books what was paid while numbers waited for a word of the studio, each in a transaction of its own. */
export function createWaitingSettlement(siteUrl: string): JobHandler {
  return async ({ transaction, signal }) => {
    for (;;) {
      signal.throwIfAborted();
      const isDone = await transaction(async (sql) => {
        if (await areNumbersHeld(sql)) return true;
        const [waiting] = await sql<{ payment_id: string; staff_id: string | null }[]>`
          delete from private.waiting_settlements where payment_id = (
            select payment_id from private.waiting_settlements order by created_at limit 1
            for update skip locked
          )
          returning payment_id, staff_id`;
        if (!waiting) return true;
        const payment = await lockPayment(sql, waiting.payment_id);
        // Given back meanwhile: there is nothing to write down.
        if (payment.state !== "paid") return false;
        const { staff_id: staffId } = waiting;
        if (staffId) await actAs(sql, { id: staffId });
        await settlePayment(sql, payment, { siteUrl, ...(staffId && { staffId }) });
        return false;
      });
      if (isDone) return;
    }
  };
}
