import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "../billing/billing-refusal.ts";
import { chargeMilestone } from "../milestone/charge-milestone.ts";
import { holdMilestone } from "../milestone/hold-milestone.ts";
import type { MadeMilestone } from "./found-project.ts";

/**
 * The invoices of what the signature itself reaches, each its own. What cannot be issued yet stays reached, and is charged by the
 * job `release-milestones` once it can.
 */
export async function chargeSigning(
  sql: Transaction,
  milestones: readonly MadeMilestone[],
  { siteUrl }: { siteUrl: string },
): Promise<void> {
  for (const { id, trigger, net_pence } of milestones) {
    if (trigger !== "signing" || net_pence === 0) continue;
    try {
      await chargeMilestone(sql, id, { siteUrl });
    } catch (error) {
      // Refused before anything is written, so the transaction goes on.
      if (!(error instanceof BillingRefusal)) throw error;
      await holdMilestone(sql, id, error);
    }
  }
}
