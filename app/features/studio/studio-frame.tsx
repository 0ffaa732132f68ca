import type { Session } from "@supabase/auth-js";
import { useState, type ReactNode } from "react";
import { Link, Outlet, useLocation, useNavigation } from "react-router";
import {
  studioFrame,
  studioTitle,
  areaKeys,
  studioAreas,
  studioKeys,
} from "../../../content/studio.ts";
import { studioTalk } from "../../../content/studio-talk.ts";
import { PageMain } from "../../site/page-main.tsx";
import { SignInAgain } from "../account/sign-in-again/sign-in-again-provider.tsx";
import { StudioRail } from "./studio-rail.tsx";
import { useKeptScroll } from "./use-kept-scroll.ts";
import { usePresence } from "./use-presence.ts";
import { useStudioKeys } from "./use-studio-keys.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useTitleCount } from "../../ui/use-title-count.ts";
import { areas, type StudioArea } from "./areas.ts";
import { Key } from "./parts/key.tsx";
import { useWaitingTalks } from "./use-waiting-talks.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "../../data/query-client.ts";
import { RealtimeContext, useRealtime } from "../../data/use-realtime.ts";
import { followedTables } from "./followed-tables.ts";
import { areaAddress, readArea } from "../../../content/studio-address.ts";

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
  useStudioKeys(() => setAreKeysShown(true));
  useKeptScroll();
  usePresence(session.access_token);
  const waiting = useWaitingTalks();

  // Not by the routes' metadata: that is in the documents, which say to everyone else that there is nothing here.
  useTitleCount(waiting, studioTitle(open));

  return (
    <div
      data-studio
      className="grid flex-1 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] text-small/[1.45] md:grid-cols-[4rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <StudioRail session={session} open={open} onShowKeys={() => setAreKeysShown(true)} />
      <PageMain
        className="min-w-0 px-[clamp(1rem,2vw,2.25rem)] pt-[clamp(1rem,2vw,2.25rem)] pb-16 has-[[data-fills]]:pb-4"
        isBusy={isLeading}
      >
        <output className="block">
          {waiting > 0 && (
            <Link
              to={areaAddress("inbox", { kind: "chat" })}
              className="mb-5 flex min-h-11 items-center gap-3 border-l-2 border-amber bg-tide px-4 py-2 text-paper no-underline hover:text-amber-bright"
            >
              {studioTalk.waiting(waiting)}
            </Link>
          )}
        </output>
        {/* Another element for another area: what has the focus already is not read out again. */}
        <h1 key={open} className="mb-[clamp(1rem,1.6vw,1.5rem)] text-section/[1.1]" tabIndex={-1}>
          {area?.label ?? studioFrame.name}
        </h1>
        <Outlet context={area} />
      </PageMain>
      <KeysDialog open={areKeysShown} onOpenChange={setAreKeysShown} />
    </div>
  );
}

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

function KeysDialog(props: KeysDialogProps) {
  const area = useArea();
  const entries = [...studioKeys.entries, ...((area && areaKeys[area.value]) ?? [])];
  return (
    <Dialog {...props} id="studio-keys" title={studioKeys.title}>
      <dl className="grid gap-x-12 min-[40rem]:grid-cols-2">
        {entries.map(({ keys, does }) => (
          <Entry key={does} keys={keys} does={does} />
        ))}
        {areas.map(({ value, key }) => (
          <Entry
            key={value}
            keys={["g", key]}
            does={`${studioKeys.goTo} ${studioAreas[value].label}`}
          />
        ))}
      </dl>
    </Dialog>
  );
}

function Entry({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div className="flex min-h-10 items-center gap-4 border-b border-line">
      <dt className="flex min-w-18 gap-1">
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}

/** What the areas have read, and what keeps it as it is in the database. */
function StudioData({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient());
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
