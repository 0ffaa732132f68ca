import type { Session } from "@supabase/auth-js";
import { useEffect } from "react";
import { studioFrame } from "../../../content/studio.ts";
import { PageMain } from "../../site/page-main.tsx";
import { Button } from "../../ui/button.tsx";
import { usePart } from "../../ui/use-part.ts";

const fetchFrame = async () => (await import("./studio-frame.tsx")).StudioFrame;

/** Fetches the studio's code, for those who may come in and nobody else. */
export function StudioLoader({ session }: { session: Session }) {
  const { Part: StudioFrame, hasFailed, load } = usePart(fetchFrame);

  useEffect(() => void load(), [load]);

  if (StudioFrame) return <StudioFrame session={session} />;
  return (
    <PageMain className="studio-opening" isBusy={!hasFailed}>
      {hasFailed ? (
        <div role="alert" className="grid gap-6 font-sans text-body">
          <p>{studioFrame.notLoaded}</p>
          <Button variant="secondary" onClick={() => void load()}>
            {studioFrame.tryAgain}
          </Button>
        </div>
      ) : (
        <output className="block">{studioFrame.opening}</output>
      )}
    </PageMain>
  );
}
