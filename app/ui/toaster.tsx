import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as Toast from "radix-ui/toast";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { interfaceWords } from "../../content/interface.ts";
import { type ToastEntry, toastStore } from "./toast-store.ts";
import { useToastHost } from "./use-toast-host.ts";

const none: readonly ToastEntry[] = [];
const icons = { success: CircleCheck, destructive: CircleAlert };
const durations = { success: 5000, destructive: 8000 };

/** Mounted once, at the root, so that a message outlives the page that caused it. */
export function Toaster() {
  const { subscribe, readVisible } = toastStore;
  const entries = useSyncExternalStore(subscribe, readVisible, () => none);
  const host = useToastHost(entries.length > 0);
  if (!host) return null;

  return (
    <Toast.Provider label={interfaceWords.notification} announcerContainer={host}>
      {entries.map((entry) => (
        <ToastItem key={entry.id} {...entry} />
      ))}
      {createPortal(
        <Toast.Viewport label={interfaceWords.notifications} className="ui-toasts" />,
        host,
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
      className="ui-toast"
      data-variant={variant}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <div className="ui-toast-words">
        <Toast.Title className="ui-toast-title">{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </div>
      <Toast.Close className="ui-icon-button" aria-label={interfaceWords.dismiss}>
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
