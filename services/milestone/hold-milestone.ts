import type { Transaction } from "../../runtime/database/types.ts";
import type { BillingRefusal } from "../billing/billing-refusal.ts";

/** Keeps why a milestone that is reached is not charged yet. The same reason again changes nothing. */
export async function holdMilestone(
  sql: Transaction,
  milestoneId: string,
  { code, detail = "" }: BillingRefusal,
): Promise<void> {
  await sql`
    insert into public.milestone_holds as h (milestone_id, code, detail)
    select id, ${code}, ${detail} from public.milestones
    where id = ${milestoneId} and document_id is null
    on conflict (milestone_id) do update set code = excluded.code, detail = excluded.detail
    where (h.code, h.detail) is distinct from (excluded.code, excluded.detail)`;
}
