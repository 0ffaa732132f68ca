import type { Session } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { studioFrame, studioTitle } from "../../../content/studio.ts";
import { PageMain } from "../../site/page-main.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { SignInAgain } from "../account/sign-in-again/sign-in-again-provider.tsx";
import { StudioData } from "./studio-data.tsx";
import { StudioRail } from "./studio-rail.tsx";
import { useArea } from "./use-area.ts";
import { useKeptScroll } from "./use-kept-scroll.ts";
import { useStudioKeys } from "./use-studio-keys.ts";

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
  const [areKeysShown, setAreKeysShown] = useState(false);
  useStudioKeys(() => setAreKeysShown(true));
  useKeptScroll();

  // Not by the routes' metadata: that is in the documents, which say to everyone else that there is nothing here.
  useEffect(() => {
    document.title = studioTitle(open);
  }, [open]);

  return (
    <div
      data-studio
      className="grid flex-1 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] text-small/[1.45] md:grid-cols-[4rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <StudioRail session={session} open={open} onShowKeys={() => setAreKeysShown(true)} />
      <PageMain className="min-w-0 px-[clamp(1rem,2vw,2.25rem)] pt-[clamp(1rem,2vw,2.25rem)] pb-16 has-[[data-fills]]:pb-4">
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
