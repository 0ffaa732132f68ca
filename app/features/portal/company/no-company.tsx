import type { User } from "@supabase/auth-js";
import { lazy, Suspense } from "react";
import { noCompanyWords as words } from "../../../../content/no-company.ts";
import { portalFrame } from "../../../../content/portal.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { useSession } from "../../../session/use-session.ts";
import { SignInAgain } from "../../account/sign-in-again/sign-in-again-provider.tsx";
import { PartHeading } from "../part-heading.tsx";
import { PortalDataProvider } from "../portal-data-provider.tsx";
import { usePortalData } from "../portal-data.ts";
import { PortalHeader } from "../portal-header.tsx";
import type { PortalSource } from "../portal-source.ts";
import { StartCompany } from "./start-company.tsx";
import { WaitingInvitations } from "./waiting-invitations.tsx";

// Apart, as the client area has them: what its tabs share must not grow by this page.
const ProfileTab = lazy(async () => ({
  default: (await import("../account/profile-tab.tsx")).ProfileTab,
}));
const DeletionNotice = lazy(async () => ({
  default: (await import("../account/deletion/deletion-notice.tsx")).DeletionNotice,
}));

/** In the portal's place for whoever is in no company: removed from one, or not yet in the one that has asked them. */
export function NoCompany({ source }: { source: PortalSource }) {
  const session = useSession();
  if (session.kind !== "signed-in") return null;
  return (
    <PortalDataProvider source={source}>
      <SignInAgain>
        <OwnAccount user={session.session.user} />
      </SignInAgain>
    </PortalDataProvider>
  );
}

/** The ways into a company; and what is theirs in none: how they sign in, what they are told, how they leave. */
function OwnAccount({ user }: { user: User }) {
  const [row] = usePortalData().profile.rows;
  const name: unknown = row?.display_name ?? user.user_metadata["display_name"];
  return (
    <>
      <PortalHeader
        name={typeof name === "string" && name !== "" ? name : (user.email ?? portalFrame.heading)}
        company={portalFrame.noCompany}
        avatarPath={row?.avatar_path ?? null}
        canSignOut
      />
      <div className="page-gutter pb-24">
        {row?.deletion_due_at && (
          <Suspense>
            <DeletionNotice dueAt={row.deletion_due_at} />
          </Suspense>
        )}
        <div className="grid gap-x-10 gap-y-16 pt-6 pb-[clamp(3.5rem,6vw,6rem)] lg:grid-cols-12">
          <header className="col-span-full grid gap-5 border-t border-line pt-10 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-10">
            <h2 className="max-w-[16ch] text-greeting/[1.05] font-stretch-125% tracking-[-0.015em]">
              {words.heading}
            </h2>
            <p className="max-w-[46ch] text-lead text-mist">{words.text}</p>
          </header>
          <section className="lg:col-span-5">
            <WaitingInvitations address={user.email ?? words.yourAddress} />
          </section>
          <section className="lg:col-span-6 lg:col-start-7">
            <PartHeading as="h3" className="mb-6">
              {words.start}
            </PartHeading>
            <StartCompany />
          </section>
        </div>
        <div className="border-t border-line pt-[clamp(2.5rem,4vw,4rem)]">
          <Suspense fallback={<RowSkeletons count={5} className="h-22" />}>
            <ProfileTab />
          </Suspense>
        </div>
      </div>
    </>
  );
}
