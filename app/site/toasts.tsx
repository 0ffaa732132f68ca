import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "../ui/toast-store.ts";

const Toaster = lazy(async () => ({ default: (await import("../ui/toaster.tsx")).Toaster }));
const hasToasts = () => toastStore.readVisible().length > 0;

/** Fetches what shows messages only when there is a first one to show. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(toastStore.subscribe, hasToasts, () => false);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
