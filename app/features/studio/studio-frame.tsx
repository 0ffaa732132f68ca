import type { Session } from "@supabase/auth-js";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { Link, Outlet, useLocation, useNavigation } from "react-router";
import { studioFrame, studioTitle } from "../../../content/studio.ts";
import { studioTalk } from "../../../content/studio-talk.ts";
import { PageMain } from "../../site/page-main.tsx";
import { useFirstInPieces } from "../../ui/use-first-in-pieces.ts";
import { SignInAgain } from "../account/sign-in-again/sign-in-again-provider.tsx";
import { mayDo } from "../../../domain/staff/deed.ts";
import { WhoMay } from "./access/gate.tsx";
import { SecondFactorAsked } from "./access/second-factor-asked.tsx";
import { AccessContext, type StaffAccess } from "./access/staff-access.ts";
import { useAccess } from "./access/use-access.ts";
import { LoadingRows } from "./parts/list-states.tsx";
import { StudioRail } from "./studio-rail.tsx";
import { useKeptScroll } from "./use-kept-scroll.ts";
import { usePresence } from "./use-presence.ts";
import { useStudioKeys } from "./use-studio-keys.ts";
import { useUnreadNotices } from "../notice/use-unread-notices.ts";
import { useTitleCount } from "../../ui/use-title-count.ts";
import { areas, type StudioArea } from "./areas.ts";
import { useWaitingTalks } from "./use-waiting-talks.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { forgetHeard } from "../../data/heard-changes.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { RealtimeContext, useRealtime } from "../../data/use-realtime.ts";
import { followedTables } from "./followed-tables.ts";
import { areaAddress, readArea } from "../../../content/studio-address.ts";

/** Fetched with the first question for them. */
const KeysDialog = lazy(async () => ({ default: (await import("./keys-dialog.tsx")).KeysDialog }));

const isUnknown = (access: StaffAccess | undefined) => access === undefined;

/** For admins. */
const Troubles = lazy(async () => ({ default: (await import("./trouble/troubles.tsx")).Troubles }));

type StudioFrameProps = { session: Session };

export function StudioFrame({ session }: StudioFrameProps) {
  return (
    <StudioData>
      <SignInAgain>
        <Frame session={session} />
      </SignInAgain>
    </StudioData>
  );
}

/** Where staff work: the rail, and the area that the address names. */
function Frame({ session }: StudioFrameProps) {
  const area = useArea();
  const open = area?.value;
  const isLeading = useNavigation().state !== "idle";
  const [areKeysShown, setAreKeysShown] = useState(false);
  const [wereKeysShown, setWereKeysShown] = useState(false);
  const showKeys = () => {
    setWereKeysShown(true);
    setAreKeysShown(true);
  };
  useStudioKeys(showKeys);
  useKeptScroll();
  const access = useFirstInPieces(useAccess(), isUnknown);
  // Nobody is there for visitors who may not see what they ask.
  usePresence(session.access_token, access !== undefined && !access.lacksSecondFactor);
  const waiting = useWaitingTalks();
  const isAsked = waiting > 0 && access !== undefined && mayDo(access.roles, "inbox");

  // Not by the routes' metadata: that is in the documents, which say to everyone else that there is nothing here.
  const told = useUnreadNotices();
  // Who waits in a chat is among the notices, too, until that is read.
  useTitleCount(Math.max(isAsked ? waiting : 0, told), studioTitle(open));

  return (
    <div
      data-studio
      className="grid min-h-svh flex-1 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] text-small/[1.45] md:grid-cols-[4rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <StudioRail session={session} open={open} onShowKeys={showKeys} />
      <PageMain
        className="min-w-0 px-[clamp(1rem,2vw,2.25rem)] pt-[clamp(1rem,2vw,2.25rem)] pb-16 has-[[data-fills]]:pb-4"
        isBusy={isLeading}
      >
        <output className="block">
          {isAsked && (
            <Link
              to={areaAddress("inbox", { kind: "chat" })}
              className="mb-5 flex min-h-11 items-center gap-3 border-l-2 border-amber bg-tide px-4 py-2 text-paper no-underline hover:text-amber-bright"
            >
              {studioTalk.waiting(waiting)}
            </Link>
          )}
        </output>
        {access && !access.lacksSecondFactor && mayDo(access.roles, "troubles") && (
          <Suspense>
            <Troubles />
          </Suspense>
        )}
        {/* Another element for another area: what has the focus already is not read out again. */}
        <h1 key={open} className="mb-[clamp(1rem,1.6vw,1.5rem)] text-section/[1.1]" tabIndex={-1}>
          {area?.label ?? studioFrame.name}
        </h1>
        <OpenArea area={area} access={access} />
      </PageMain>
      {wereKeysShown && (
        <Suspense>
          <KeysDialog area={open} open={areKeysShown} onOpenChange={setAreKeysShown} />
        </Suspense>
      )}
    </div>
  );
}

type OpenAreaProps = { area: StudioArea | undefined; access: StaffAccess | undefined };

/** With who does there what somebody only looks at. Of the log the others are shown nothing. */
function OpenArea({ area, access }: OpenAreaProps) {
  // Its code comes while it is being asked who may see it; where it fails, the area itself says so.
  useEffect(() => void area?.fetchArea().catch(() => undefined), [area]);

  if (!access) return <LoadingRows />;
  const { lacksSecondFactor, roles } = access;
  if (lacksSecondFactor && area?.value !== "security") return <SecondFactorAsked isThere={false} />;
  return (
    <AccessContext value={access}>
      {lacksSecondFactor && <SecondFactorAsked isThere />}
      {area && area.value !== "security" && <WhoMay deed={area.value} />}
      {(area?.value !== "audit" || mayDo(roles, "audit")) && <Outlet context={area} />}
    </AccessContext>
  );
}

/** What the areas have read, and what keeps it as it is in the database. */
function StudioData({ children }: { children: ReactNode }) {
  const [client] = useState(() => {
    forgetHeard();
    return createQueryClient();
  });
  return (
    <QueryClientProvider client={client}>
      <Followed>{children}</Followed>
    </QueryClientProvider>
  );
}

function Followed({ children }: { children: ReactNode }) {
  return <RealtimeContext value={useRealtime(followedTables)}>{children}</RealtimeContext>;
}

/** The area that is open; none at the studio's own address. */
function useArea(): StudioArea | undefined {
  const { pathname } = useLocation();
  const open = readArea(pathname);
  return areas.find(({ value }) => value === open);
}
