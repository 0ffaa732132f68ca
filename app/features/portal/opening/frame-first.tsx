import { type ReactNode, startTransition, useCallback, useMemo, useRef, useState } from "react";
import { needsSecondStep } from "../../../session/assurance.ts";
import { useSession } from "../../../session/use-session.ts";
import { PortalWaiting } from "../portal-waiting.tsx";
import { OpeningContext } from "./opening.ts";

/** The prerendered frame, kept as it is until what it stands for takes its place: making it anew at each step would cost as much. */
export function FrameFirst({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    // Out of sight at once, and taken apart when there is time for it.
    if (frame.current) frame.current.hidden = true;
    startTransition(() => setIsOpen(true));
  }, []);
  const state = useMemo(() => ({ isOpen, open }), [isOpen, open]);
  const session = useSession();
  // What waits may ask for the session itself: before the second step it must find none.
  const isStopped = session.kind === "signed-in" && needsSecondStep(session.session);
  return (
    <OpeningContext value={state}>
      {!isOpen && !isStopped && (
        <div ref={frame}>
          <PortalWaiting />
        </div>
      )}
      {children}
    </OpeningContext>
  );
}
