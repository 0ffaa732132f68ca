import { useMatches } from "react-router";

/** A route whose `handle` says so is started at once; every other page waits for a person. */
export const hydrateAtOnce = { hydrate: "at-once" } as const;

export function useHydrationMode(): "at-once" | "on-demand" {
  const isAtOnce = useMatches().some(
    ({ handle }) => (handle as typeof hydrateAtOnce | undefined)?.hydrate === "at-once",
  );
  return isAtOnce ? "at-once" : "on-demand";
}
