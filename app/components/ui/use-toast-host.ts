import { useEffect, useState, useSyncExternalStore } from "react";
import { readTopModal, subscribeToModals } from "./open-modals.ts";

/**
 * The element toasts are drawn in: a popover, so above everything, and inside the topmost modal
 * dialog while one is open, because everything else is inert and silent then.
 */
export function useToastHost(hasToasts: boolean) {
  const [host] = useState(createHost);
  const modal = useSyncExternalStore(subscribeToModals, readTopModal, () => null);

  useEffect(() => {
    if (!host) return;
    const parent = modal ?? document.body;
    if (host.parentElement !== parent || !host.isConnected) parent.append(host);
    if (hasToasts && !host.matches(":popover-open")) host.showPopover();
  }, [host, modal, hasToasts]);

  useEffect(() => () => host?.remove(), [host]);

  return host;
}

function createHost() {
  if (typeof document === "undefined") return null;
  const host = document.createElement("div");
  host.className = "ui-toast-host";
  host.popover = "manual";
  return host;
}
