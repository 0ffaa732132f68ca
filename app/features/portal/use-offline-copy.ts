import { useEffect } from "react";

/** Lets the dashboard open without a connection, by a worker that serves this page alone. */
export function useOfflineCopy(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/dashboard-worker.js", { scope: "/dashboard" })
      // Private windows refuse it. Everything else works as before, so nobody need be told.
      .catch(() => undefined);
  }, []);
}
