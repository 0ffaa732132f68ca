import type { Transaction } from "../../runtime/database/types.ts";
import type { LockedProposal } from "./lock-proposal.ts";

type Told = { state: "accepted" | "declined" | "expired"; key: string };

/** Under everybody's bell in the studio, once for each version. */
export async function notifyStudioOfProposal(
  sql: Transaction,
  { id, title, clientName, companyId }: LockedProposal,
  { state, key }: Told,
): Promise<void> {
  await sql`
    select private.notify_studio(
      jsonb_populate_record(null::public.notices, ${sql.json({
        topic: "studio_enquiries",
        kind: "proposal",
        subject_id: id,
        company_id: companyId,
        key: `proposal ${state} ${key}`,
        facts: { state, title, client: clientName },
      })}),
      now(), false
    )`;
}
