import { useMatches } from "react-router";

/** A route whose `handle` says so is started at once; every other page waits for a person. */
export const hydrateAtOnce = { hydrate: "at-once" } as const;

export function useHydrationMode(): "at-once" | "on-demand" {
  const isAtOnce = useMatches().some(({ handle }) => asksAtOnce(handle));
  return isAtOnce ? "at-once" : "on-demand";
}

function asksAtOnce(handle: unknown): boolean {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "hydrate" in handle &&
    handle.hydrate === hydrateAtOnce.hydrate
  );
}
