import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False in the prerendered page and while React takes it over, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
