import { useEffect, useSyncExternalStore } from "react";
import { readTopModal, subscribeToModals } from "./open-modals.ts";

let host: HTMLElement | undefined;

/**
 * The element toasts are drawn in: a popover, so above everything, and inside the topmost modal
 * dialog while one is open, because everything else is inert and silent then.
 */
export function useToastHost(hasToasts: boolean) {
  const element = useSyncExternalStore(neverChanges, readHost, () => null);
  const modal = useSyncExternalStore(subscribeToModals, readTopModal, () => null);

  useEffect(() => {
    if (!element) return;
    const parent = modal ?? document.body;
    // Also after a dialog was unmounted with the host inside it.
    if (element.parentElement !== parent) parent.append(element);
    if (hasToasts && !element.matches(":popover-open")) element.showPopover();
  }, [element, modal, hasToasts]);

  useEffect(() => () => element?.remove(), [element]);

  return element;
}

const neverChanges = () => () => undefined;

function readHost() {
  if (host) return host;
  host = document.createElement("div");
  host.className = "ui-toast-host";
  host.popover = "manual";
  return host;
}
