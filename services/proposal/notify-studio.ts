import type { Transaction } from "../../runtime/database/types.ts";
import type { FoundVersion } from "./find-version.ts";
import type { LockedProposal } from "./lock-proposal.ts";

type Told = { state: "accepted" | "declined" | "expired"; key: string };

/** The same for what becomes of one sending; another once the same version was sent again. */
export function nameSending(
  version: Pick<FoundVersion, "id">,
  { sentAt }: Pick<LockedProposal, "sentAt">,
): string {
  return `${version.id}:${sentAt?.getTime() ?? 0}`;
}

/** Under everybody's bell in the studio, once for each sending. */
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
