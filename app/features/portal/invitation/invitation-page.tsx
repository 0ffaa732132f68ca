import type { Session } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { invitationWords as words } from "../../../../content/invitation.ts";
import { dashboardPage } from "../../../../content/pages/dashboard.ts";
import { createQueryClient } from "../../../data/query-client.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { authViewAddress } from "../../../session/auth-view.ts";
import { isStaff } from "../../../session/home-of.ts";
import { signOut } from "../../../session/sign-out.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { AcceptInvitation } from "./accept-invitation.tsx";
import { readInvitationSchema } from "../../account/entry/read-invitation.ts";
import { InvitationFrame } from "./invitation-frame.tsx";

type InvitationPageProps = { session: Session; token: string };

/** Who invites to what, as what, and the button that accepts; or why it cannot be. */
export function InvitationPage({ session, token }: InvitationPageProps) {
  const [client] = useState(createQueryClient);
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["company_invitations", token],
      queryFn: () =>
        readRows(sharedBackend().rpc("read_invitation", { token }), readInvitationSchema),
    },
    client,
  );
  const { user } = session;
  const mine = user.email ?? "";
  const invitation = data?.[0];
  if (isStaff(session))
    return (
      <InvitationFrame heading={words.staffHeading} text={words.staff}>
        <SignOutButton />
      </InvitationFrame>
    );
  if (!data && error)
    return (
      <InvitationFrame heading={words.failedHeading} text={error.message}>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </InvitationFrame>
    );
  if (!data) return <Spinner label={words.loading} className="text-mist" />;
  if (!invitation)
    return (
      <InvitationFrame heading={words.goneHeading} text={words.gone}>
        <ButtonLink to={dashboardPage.path}>{words.toDashboard}</ButtonLink>
      </InvitationFrame>
    );
  if (mine.toLowerCase() !== invitation.address)
    return (
      <InvitationFrame heading={words.otherHeading} text={words.other(invitation.address, mine)}>
        <SignOutButton />
      </InvitationFrame>
    );
  if (!user.email_confirmed_at)
    return (
      <InvitationFrame heading={words.unconfirmedHeading} text={words.unconfirmed(mine)}>
        <ButtonLink to={authViewAddress("confirm")}>{words.toConfirm}</ButtonLink>
      </InvitationFrame>
    );
  return <AcceptInvitation invitation={invitation} token={token} onRefused={refetch} />;
}

/** The sign-in page brings back here: the token stays in the address. */
function SignOutButton() {
  const { isBusy, run } = useAction(() => signOut({ staysHere: true }));
  return (
    <Button busy={isBusy} onClick={run}>
      {words.signOut}
    </Button>
  );
}
