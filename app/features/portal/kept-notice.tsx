import { useSyncExternalStore } from "react";
import { formatMoment } from "../../../content/dates.ts";
import { portalFrame } from "../../../content/portal.ts";
import { usePortalData } from "./portal-data.ts";
import { RetryButton } from "./retry-button.tsx";
import { sectionNames } from "./section-rows.ts";
import { WarningRow } from "./warning-row.tsx";

/** Says that what is shown is not of now, and why. */
export function KeptNotice() {
  const data = usePortalData();
  const isOnline = useIsOnline();
  const kept = sectionNames.filter((name) => data[name].keptAt !== null);
  if (kept.length === 0) return null;
  const oldest = Math.min(...kept.map((name) => data[name].keptAt ?? 0));
  return (
    <WarningRow>
      <output>
        <strong className="font-medium text-paper">{portalFrame.kept(formatMoment(oldest))}</strong>{" "}
        {isOnline ? portalFrame.keptFailed : portalFrame.keptOffline}
      </output>
      <RetryButton names={kept} />
    </WarningRow>
  );
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToConnection(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
