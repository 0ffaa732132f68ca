import { useEffect } from "react";
import { replayAction } from "./replay-action.ts";

type AfterHydrationProps = {
  carryFields: () => void;
  onHydrated: (() => void) | undefined;
};

/** Takes over from the loader once everything before it in the tree has hydrated. */
export function AfterHydration({ carryFields, onHydrated }: AfterHydrationProps) {
  useEffect(() => {
    // After all effects of the page, which may set up what the kept action needs. Until then the loader keeps what is
    // clicked: the app must hear of it after what was typed before.
    const timer = setTimeout(() => {
      carryFields();
      const kept = window.takeOverFromLoader?.();
      if (kept) replayAction(kept);
      onHydrated?.();
      performance.mark("hydrated");
    });
    return () => clearTimeout(timer);
  }, [carryFields, onHydrated]);

  return null;
}
