import { companyRoleWords } from "../../../../content/company-roles.ts";
import { formatDay } from "../../../../content/dates.ts";
import { clientStates } from "../../../../content/studio-client.ts";
import { colleagueWords as words } from "../../../../content/studio-client-page.ts";
import { explainError } from "../../../data/explain-error.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useNow } from "../parts/use-now.ts";
import type { Client, OpenInvitation } from "./read-client.ts";
import { inviteColleague } from "./send-colleague.ts";
import { Gate } from "../access/gate.tsx";

type InvitationRowProps = {
  client: Client;
  invitation: OpenInvitation;
  onChanged: () => Promise<void>;
};

/** Somebody who was asked to join and has not come yet. */
export function InvitationRow({ client, invitation, onChanged }: InvitationRowProps) {
  const now = useNow();
  const { id, address, role, expires_at } = invitation;
  const day = formatDay(expires_at);
  const again = useAction(async () => {
    const refusal = await inviteColleague({ companyId: client.company_id, email: address, role });
    const description = refusal?.message ?? Object.values(refusal?.fields ?? {})[0];
    if (refusal)
      toast({
        title: words.failed,
        ...(description && { description }),
        variant: "destructive",
      });
    await onChanged();
  });
  const revoke = useAction(async () => {
    try {
      await runQuery(sharedBackend().rpc("revoke_invitation", { invitation: id }));
      toast({ title: words.revoked });
    } catch (error) {
      toast({
        title: words.revokeFailed,
        description: explainError(error),
        variant: "destructive",
      });
    }
    await onChanged();
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2 text-mist">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{address}</span>
          <Badge variant="outline">{clientStates.invited}</Badge>
        </p>
        <p>
          {companyRoleWords[role].name}.{" "}
          {Date.parse(expires_at) > now ? words.until(day) : words.ranOut(day)}
        </p>
      </div>
      <Gate deed="clients">
        <span className="flex flex-wrap gap-x-5">
          <Button
            size="slim"
            variant="quiet"
            aria-label={words.againWhose(address)}
            busy={again.isBusy}
            onClick={again.run}
          >
            {words.again}
          </Button>
          <Button
            size="slim"
            variant="quiet"
            aria-label={words.revokeWhose(address)}
            busy={revoke.isBusy}
            onClick={revoke.run}
          >
            {words.revoke}
          </Button>
        </span>
      </Gate>
    </li>
  );
}
