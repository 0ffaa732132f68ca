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
  host.className =
    "pointer-events-none fixed top-21 right-(--gutter) bottom-auto left-auto h-auto max-h-none w-[min(27rem,100vw-2*var(--gutter))] overflow-visible border-0 bg-transparent text-paper in-data-[toasts=below]:top-auto in-data-[toasts=below]:bottom-6 lg:[@media(height>=34rem)]:in-[html:has([data-chat-panel][open])]:right-[calc(var(--gutter)+28rem)]";
  host.dataset["toastHost"] = "";
  host.popover = "manual";
  return host;
}
