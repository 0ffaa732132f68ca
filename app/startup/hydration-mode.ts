import { useMatches } from "react-router";

/**
 * When a page becomes the app. Most wait for a person, one of them with times on that person's clock. What lives on data that
 * changes starts by itself as soon as the prerendered page is on the screen; what has a frame and nothing in it yet, right behind its
 * first frame; what shows nothing at all before its scripts are there, at once.
 */
export const withOwnClock = { hydrate: "own-clock" } as const;
export const hydrateAfterPaint = { hydrate: "after-paint" } as const;
export const hydrateOncePainted = { hydrate: "once-painted" } as const;
export const hydrateAtOnce = { hydrate: "at-once" } as const;

type HydrationMode = "on-demand" | "own-clock" | "after-paint" | "once-painted" | "at-once";

export function useHydrationMode(): HydrationMode {
  const asked = useMatches().map(({ handle }) => readMode(handle));
  return asked.find((mode) => mode !== undefined) ?? "on-demand";
}

function readMode(handle: unknown): HydrationMode | undefined {
  if (typeof handle !== "object" || handle === null || !("hydrate" in handle)) return undefined;
  const modes = [
    withOwnClock.hydrate,
    hydrateAfterPaint.hydrate,
    hydrateOncePainted.hydrate,
    hydrateAtOnce.hydrate,
  ];
  return modes.find((mode) => mode === handle.hydrate);
}
