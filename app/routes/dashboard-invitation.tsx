import { useSearchParams } from "react-router";
import { invitationWords } from "../../content/invitation.ts";
import { invitationPage } from "../../content/pages/invitation.ts";
import { AuthGround } from "../features/account/entry/auth-ground.tsx";
import { InvitationPage } from "../features/portal/invitation/invitation-page.tsx";
import { RequireSession } from "../session/require-session.tsx";
import { plainMetadata } from "../site/metadata/plain-metadata.ts";
import { PageMain } from "../site/page-main.tsx";
import { workroom } from "../startup/workroom.ts";
import { Spinner } from "../ui/spinner.tsx";
import "../styles/pages/workroom.css";

export const handle = workroom;
export const meta = () => plainMetadata(invitationPage);

export default function DashboardInvitation() {
  const [parameters] = useSearchParams();
  return (
    <PageMain className="relative isolate overflow-clip">
      <AuthGround />
      <div className="page-gutter -mt-26 grid content-start gap-6 pb-24 lg:mt-0 lg:min-h-[calc(100svh-4.5rem)] lg:pt-[clamp(3rem,12vh,8rem)]">
        <p className="eyebrow">{invitationPage.eyebrow}</p>
        <noscript>
          <p>{invitationWords.needsScript}</p>
        </noscript>
        <RequireSession waiting={<Waiting />} entry="sign-up">
          {(session) => <InvitationPage session={session} token={parameters.get("token") ?? ""} />}
        </RequireSession>
      </div>
    </PageMain>
  );
}

function Waiting() {
  return (
    <>
      <h1 className="sr-only">{invitationPage.heading}</h1>
      <Spinner label={invitationWords.loading} className="text-mist noscript:hidden" />
    </>
  );
}
