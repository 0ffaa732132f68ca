import { useEffect } from "react";

/** Lets the dashboard open without a connection, by a worker that serves this page alone. */
export function useOfflineCopy(): void {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    navigator.serviceWorker
      .register("/dashboard-worker.js", { scope: "/dashboard" })
      .catch((error: unknown) => {
        // Private windows refuse it. Everything else works as before, so nobody need be told.
        console.info("The dashboard cannot be kept for offline use.", error);
      });
  }, []);
}
