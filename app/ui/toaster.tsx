import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import * as Toast from "radix-ui/toast";
import { useSyncExternalStore, useEffect } from "react";
import { createPortal } from "react-dom";
import { interfaceWords } from "../../content/interface.ts";
import { cx } from "./cx.ts";
import { iconButtonFrame } from "./icon-button.tsx";
import { type ToastEntry, toastStore } from "./toast-store.ts";
import { readTopModal, subscribeToModals } from "./open-modals.ts";

let host: HTMLElement | undefined;

const neverChanges = () => () => undefined;

const none: readonly ToastEntry[] = [];
const icons = { success: CircleCheck, destructive: CircleAlert };
const durations = { success: 5000, destructive: 8000 };

const frame =
  "pointer-events-auto flex items-start gap-3.5 rounded-control border border-t-2 border-line bg-tide p-2 pl-4.5 shadow-lift " +
  "data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out " +
  "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) " +
  "data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=cancel]:duration-250 data-[swipe=cancel]:ease-camera";
const edges = { success: "border-t-success", destructive: "border-t-danger" };
const lights = { success: "text-success", destructive: "text-danger" };

/** Mounted once, at the root, so that a message outlives the page that caused it. */
export function Toaster() {
  const { subscribe, readVisible } = toastStore;
  const entries = useSyncExternalStore(subscribe, readVisible, () => none);
  const place = useToastHost(entries.length > 0);
  if (!place) return null;

  return (
    <Toast.Provider label={interfaceWords.notification} announcerContainer={place}>
      {entries.map((entry) => (
        <ToastItem key={entry.id} {...entry} />
      ))}
      {createPortal(
        <Toast.Viewport label={interfaceWords.notifications} className="flex flex-col gap-3" />,
        place,
      )}
    </Toast.Provider>
  );
}

function ToastItem({ id, title, description, variant, isOpen }: ToastEntry) {
  const Icon = icons[variant];
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) toastStore.dismiss(id);
      }}
      duration={durations[variant]}
      type={variant === "destructive" ? "foreground" : "background"}
      className={cx(frame, edges[variant])}
      data-toast=""
      data-variant={variant}
    >
      <Icon
        className={cx("h-11 w-5.5 flex-none", lights[variant])}
        aria-hidden="true"
        strokeWidth={1.5}
      />
      <div className="flex-1 py-2.25 text-small/[1.45] wrap-anywhere text-mist">
        <Toast.Title className="text-plain/[1.6] font-semibold text-paper">{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </div>
      <Toast.Close className={cx(iconButtonFrame, "text-mist")} aria-label={interfaceWords.dismiss}>
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

/**
 * The element toasts are drawn in: a popover, so above everything, and inside the topmost modal
 * dialog while one is open, because everything else is inert and silent then.
 */
function useToastHost(hasToasts: boolean) {
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

function readHost() {
  if (host) return host;
  host = document.createElement("div");
  host.className =
    "pointer-events-none fixed top-21 right-(--gutter) bottom-auto left-auto h-auto max-h-none w-[min(27rem,100vw-2*var(--gutter))] overflow-visible border-0 bg-transparent text-paper in-data-[toasts=below]:top-auto in-data-[toasts=below]:bottom-6 lg:[@media(height>=34rem)]:in-[html:has([data-chat-panel][open])]:right-[calc(var(--gutter)+28rem)]";
  host.dataset["toastHost"] = "";
  host.popover = "manual";
  return host;
}
