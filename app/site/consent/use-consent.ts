import { useSyncExternalStore } from "react";
import { readConsent, subscribeToConsent } from "./consent.ts";

/** The visitor's choice as it stands; undefined before one, and before the app runs. */
export function useConsent() {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => undefined);
}
