import type { Session } from "@supabase/auth-js";
import { Suspense, useEffect, useState } from "react";
import { studioTitle } from "../../../content/studio.ts";
import { PageMain } from "../../site/page-main.tsx";
import { AreaBoundary } from "./area-boundary.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LoadingRows } from "./parts/list-states.tsx";
import { SignInAgain } from "../account/sign-in-again/sign-in-again-provider.tsx";
import { StudioRail } from "./studio-rail.tsx";
import { useArea } from "./use-area.ts";
import { useStudioKeys } from "./use-studio-keys.ts";
import "./parts/work.css";
import "./studio.css";

type StudioFrameProps = { session: Session };

export function StudioFrame({ session }: StudioFrameProps) {
  return (
    <SignInAgain>
      <Frame session={session} />
    </SignInAgain>
  );
}

/** Where staff work: the rail, and the area that the address names. */
function Frame({ session }: StudioFrameProps) {
  const { value, label, Area } = useArea();
  const [areKeysShown, setAreKeysShown] = useState(false);
  useStudioKeys(() => setAreKeysShown(true));

  useEffect(() => {
    document.title = studioTitle(value);
  }, [value]);

  return (
    <div className="studio">
      <StudioRail session={session} open={value} onShowKeys={() => setAreKeysShown(true)} />
      <PageMain className="studio-main">
        <h1 className="studio-title">{label}</h1>
        <AreaBoundary key={value}>
          <Suspense fallback={<LoadingRows />}>
            <Area />
          </Suspense>
        </AreaBoundary>
      </PageMain>
      <KeysDialog open={areKeysShown} onOpenChange={setAreKeysShown} />
    </div>
  );
}
