import { useState } from "react";
import { useNavigate } from "react-router";
import { companyRoleWords } from "../../../../content/company-roles.ts";
import { invitationWords as words } from "../../../../content/invitation.ts";
import { dashboardPage } from "../../../../content/pages/dashboard.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { InvitationFrame } from "./invitation-frame.tsx";
import type { ReadInvitation } from "../../account/entry/read-invitation.ts";

type AcceptInvitationProps = {
  invitation: ReadInvitation;
  token: string;
  /** What was read may be old. */
  onRefused: () => Promise<unknown>;
};

export function AcceptInvitation({ invitation, token, onRefused }: AcceptInvitationProps) {
  const { company, role, address, inviter, expires_at } = invitation;
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const { name, may } = companyRoleWords[role];
  const as = words.role(name, may);
  const { isBusy, run } = useAction(async () => {
    const { error } = await sharedBackend().rpc("accept_invitation", { token });
    if (error) {
      setProblem(`${words.notJoined} ${explainError(error)}`);
      await onRefused();
      return;
    }
    toast({ title: words.joined(company) });
    await navigate(dashboardPage.path, { replace: true });
  });
  return (
    <InvitationFrame
      heading={words.heading(inviter, company)}
      text={words.until(expires_at, address)}
      aside={
        <div className="max-w-[46ch] border-l-2 border-amber py-1 pl-5">
          <p className="font-display text-name/[1.35] font-stretch-112%">{as.title}</p>
          <p className="mt-1 text-mist">{as.text}</p>
        </div>
      }
    >
      <Button busy={isBusy} onClick={run}>
        {words.accept}
      </Button>
      <ButtonLink variant="quiet" to={dashboardPage.path}>
        {words.later}
      </ButtonLink>
      {problem && (
        <p role="alert" className="basis-full text-small text-danger">
          {problem}
        </p>
      )}
    </InvitationFrame>
  );
}
