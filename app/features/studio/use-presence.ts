import { useEffect } from "react";
import { sharedBackend } from "../../data/shared-backend.ts";

/** A third of how long the database believes it, so that one that is lost does no harm. */
const everyMs = 30_000;

/** Says that somebody of the studio is there, for as long as this page is open: visitors are told so. */
export function usePresence(): void {
  useEffect(() => {
    const page = crypto.randomUUID();
    const mark = (isHere: boolean) =>
      sharedBackend()
        .fetch("/rest/v1/rpc/mark_present", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ page, is_here: isHere }),
          // Said while the page goes, it has to outlive it.
          keepalive: true,
        })
        // Whatever goes wrong shows in the areas; the next one is half a minute away.
        .catch(() => undefined);
    void mark(true);
    const timer = setInterval(() => void mark(true), everyMs);
    const leave = () => void mark(false);
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
}
