import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { openPortalStore } from "./open-portal-store.ts";
import { PortalDataContext } from "./portal-data.ts";
import { waitingSnapshot } from "./portal-store.ts";
import { useLiveSections } from "./use-live-sections.ts";

/** Reads everything at once when it is first shown. Give it the client's id as `key`: it serves one. */
export function PortalDataProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const [{ subscribe, readSnapshot, reload, refresh }] = useState(() => openPortalStore(userId));
  const snapshot = useSyncExternalStore(subscribe, readSnapshot, () => waitingSnapshot);

  useEffect(() => {
    void reload();
    const refresh = () => void reload();
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [reload]);

  useLiveSections(refresh);

  const data = useMemo(() => ({ ...snapshot, reload }), [snapshot, reload]);
  return <PortalDataContext value={data}>{children}</PortalDataContext>;
}
