import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { openPortalStore } from "./open-portal-store.ts";
import { PortalDataContext } from "./portal-data.ts";
import { waitingSnapshot } from "./portal-store.ts";
import { useLiveSections } from "./use-live-sections.ts";

type PortalDataProviderProps = {
  userId: string;
  /** Where the rows come from, when not from the client's own session. */
  open?: typeof openPortalStore;
  children: ReactNode;
};

/** Reads everything at once when it is first shown. Give it the client's id as `key`: it serves one. */
export function PortalDataProvider({
  userId,
  open = openPortalStore,
  children,
}: PortalDataProviderProps) {
  const [{ subscribe, readSnapshot, reload, refresh }] = useState(() => open(userId));
  const snapshot = useSyncExternalStore(subscribe, readSnapshot, () => waitingSnapshot);

  useEffect(() => {
    void reload();
    const reloadAll = () => void reload();
    window.addEventListener("online", reloadAll);
    return () => window.removeEventListener("online", reloadAll);
  }, [reload]);

  // Staff who look at a client's dashboard would hear of every other client's changes, too.
  useLiveSections(refresh, { isFollowing: open === openPortalStore });

  const data = useMemo(() => ({ ...snapshot, reload }), [snapshot, reload]);
  return <PortalDataContext value={data}>{children}</PortalDataContext>;
}
