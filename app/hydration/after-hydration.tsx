import { useEffect, useLayoutEffect, useRef } from "react";
import type { KeptAction } from "../loader/keep-first-action.ts";
import { replayAction } from "./replay-action.ts";

type AfterHydrationProps = {
  carryFields: () => void;
  onHydrated: (() => void) | undefined;
};

/** Takes over from the loader once everything before it in the tree has hydrated. */
export function AfterHydration({ carryFields, onHydrated }: AfterHydrationProps) {
  const kept = useRef<KeptAction>(undefined);

  // In the commit itself: from here on React hears every click, so none is kept and none is lost.
  useLayoutEffect(() => {
    kept.current ??= window.takeOverFromLoader?.();
  }, []);

  useEffect(() => {
    // Before React draws anything anew: an error that a click has brought since is no answer to earlier typing.
    carryFields();
    // After all effects of the page, which may set up what the replayed action needs.
    const timer = setTimeout(() => {
      if (kept.current) replayAction(kept.current);
      kept.current = undefined;
      onHydrated?.();
      performance.mark("hydrated");
    });
    return () => clearTimeout(timer);
  }, [carryFields, onHydrated]);

  return null;
}
