import { useEffect, useEffectEvent } from "react";
import { findBackend } from "../../data/create-backend.ts";

/** A third of how long the database believes it, so that one that is lost does no harm. */
const everyMs = 30_000;

/** Says that somebody of the studio is there, for as long as this page is open and they may: visitors are told so. */
export function usePresence(accessToken: string, mayMark: boolean): void {
  // By itself, and not by the shared client, which reads the token first: a page that goes cannot wait for it.
  const mark = useEffectEvent((page: string, isHere: boolean) => {
    const { url, publishableKey } = findBackend(location.origin);
    fetch(`${url}/rest/v1/rpc/mark_present`, {
      method: "POST",
      headers: {
        ...(publishableKey && { apikey: publishableKey }),
        authorization: `Bearer ${accessToken}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ page, is_here: isHere }),
      keepalive: true,
      // Whatever goes wrong shows in the areas; the next one is half a minute away.
    }).catch(() => undefined);
  });

  useEffect(() => {
    if (!mayMark) return undefined;
    const page = crypto.randomUUID();
    const come = () => mark(page, true);
    const leave = () => mark(page, false);
    // Kept by the browser, and shown again.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) come();
    };
    come();
    const timer = setInterval(come, everyMs);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      leave();
    };
  }, [mayMark]);
}
