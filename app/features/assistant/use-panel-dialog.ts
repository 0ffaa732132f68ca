import { type RefObject, useEffect, useEffectEvent } from "react";
import { enterModal, leaveModal } from "../../ui/open-modals.ts";
import { coveringQuery } from "./use-viewport-fit.ts";

/**
 * Beside the page on a wide screen, where both can be used; on a small one a modal dialog over it, so that neither
 * the keyboard nor a screen reader gets to the page behind.
 */
export function usePanelDialog(
  ref: RefObject<HTMLDialogElement | null>,
  { isOpen, onOpened }: { isOpen: boolean; onOpened: () => void },
) {
  const reportOpened = useEffectEvent(onOpened);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const covering = matchMedia(coveringQuery);
    const show = () => {
      if (covering.matches) {
        dialog.showModal();
        enterModal(dialog);
      } else dialog.show();
    };
    const hide = () => {
      leaveModal(dialog);
      dialog.close();
    };
    const change = () => {
      const focused = document.activeElement;
      hide();
      show();
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    };
    show();
    reportOpened();
    covering.addEventListener("change", change);
    return () => {
      covering.removeEventListener("change", change);
      hide();
    };
  }, [ref, isOpen]);
}

/** From wherever the focus is: the panel may cover what has it. */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.isComposing || hasOther();
      if (event.key === "Escape" && !isTaken) escape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOpen]);
}

/** Whatever lies over the panel is closed first. */
function hasOther(): boolean {
  return (
    document.querySelector(
      "dialog:modal:not([data-chat-panel]), [popover]:not([data-toast-host]):popover-open",
    ) !== null
  );
}
