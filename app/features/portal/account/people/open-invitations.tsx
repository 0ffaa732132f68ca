import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { companyRoleWords } from "../../../../../content/company-roles.ts";
import { inviteColleagueWords as words, peopleWords } from "../../../../../content/people.ts";
import type { MyCompany } from "../../../../../domain/company/my-company.ts";
import { companyRoles } from "../../../../../domain/company/role.ts";
import { explainError } from "../../../../data/explain-error.ts";
import { readRows } from "../../../../data/read-rows.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";
import type { Said } from "../../../../form/form-outcome.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useAction } from "../../../../ui/use-action.ts";
import { useSignInAgain } from "../../../account/sign-in-again/use-sign-in-again.ts";
import { AccountHeading } from "../../../account/account-heading.tsx";

const invitationSchema = z.object({
  id: z.string(),
  address: z.string(),
  role: z.enum(companyRoles),
  expires_at: z.string(),
});

type Invitation = z.infer<typeof invitationSchema>;
type OpenInvitationsProps = { company: MyCompany; onSaid: (said: Said) => void };

/** Who was asked to join and has not come yet. */
export function OpenInvitations({ company, onSaid }: OpenInvitationsProps) {
  const headingId = useId();
  const attempt = useSignInAgain();
  const { data: invitations, refetch } = useInvitations(company.company_id);
  if (!invitations || invitations.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <AccountHeading id={headingId}>{words.open}</AccountHeading>
      <ul aria-label={words.openList}>
        {invitations.map((invitation) => (
          <Line
            key={invitation.id}
            invitation={invitation}
            onWithdraw={async () => {
              const { id, address } = invitation;
              const { error } = await attempt(() =>
                sharedBackend().rpc("revoke_invitation", { invitation: id }),
              );
              onSaid(
                error
                  ? { failure: `${peopleWords.notRemoved} ${explainError(error)}` }
                  : { note: words.withdrawn(address) },
              );
              await refetch();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type LineProps = { invitation: Invitation; onWithdraw: () => Promise<void> };

function Line({ invitation, onWithdraw }: LineProps) {
  const { address, role, expires_at } = invitation;
  const [openedAt] = useState(() => Date.now());
  const { isBusy, run } = useAction(onWithdraw);
  const until = Date.parse(expires_at) > openedAt ? words.until : words.over;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-t border-line py-4 last:border-b">
      <p className="wrap-anywhere">{address}</p>
      <p className="text-small text-mist">
        {companyRoleWords[role].name}, {until(expires_at)}
      </p>
      <Button
        variant="quiet"
        className="col-start-2 row-span-2 row-start-1"
        busy={isBusy}
        aria-label={words.withdrawLabel(address)}
        onClick={run}
      >
        {words.withdraw}
      </Button>
    </li>
  );
}

function useInvitations(companyId: string) {
  return useQuery({
    queryKey: ["company_invitations", "open"],
    queryFn: () =>
      readRows(
        sharedBackend()
          .from("company_invitations")
          .select("id,address,role,expires_at")
          .eq("company_id", companyId)
          .order("created_at", { ascending: false })
          .order("id"),
        invitationSchema,
      ),
    // Whoever accepts one is in the company then.
    meta: { tables: ["memberships"] },
  });
}
