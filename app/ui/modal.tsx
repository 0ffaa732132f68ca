import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";
import { cx } from "./cx.ts";
import { enterModal, leaveModal } from "./open-modals.ts";

export type ModalProps = Omit<ComponentProps<"dialog">, "open" | "ref"> & {
  id: string;
  /** Leave out to let triggers alone open it; give both to drive it from state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  look?: keyof typeof looks;
};

/** A window before the page, or all of the screen. */
const looks = { window: "", screen: "h-dvh max-h-none w-screen border-0 bg-night" };

/**
 * A native modal dialog: focus trap, Escape, inert page and returned focus are the browser's.
 * Bare: give it `aria-label` or use Dialog and Sheet, which bring a title.
 */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, closedby = "any", look = "window", className, ...rest } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const lastAsked = useRef(false);
  const report = useEffectEvent((isOpen: boolean) => onOpenChange?.(isOpen));

  // React does not attach `onToggle` to a hydrated dialog, and a dialog may be open before that.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let wasOpen = false;
    const readState = () => {
      if (dialog.open === wasOpen) return;
      wasOpen = dialog.open;
      if (wasOpen) enterModal(dialog);
      else leaveModal(dialog);
      report(wasOpen);
    };
    readState();
    dialog.addEventListener("toggle", readState);
    dialog.addEventListener("close", readState);
    return () => {
      dialog.removeEventListener("toggle", readState);
      dialog.removeEventListener("close", readState);
      leaveModal(dialog);
    };
  }, []);

  useEffect(() => (ref.current ? ignoreSecondClick(ref.current) : undefined), []);

  useEffect(() => {
    const dialog = ref.current;
    const isNative = "closedBy" in HTMLDialogElement.prototype;
    if (!dialog || isNative || closedby !== "any") return undefined;
    const closeByBackdrop = (event: MouseEvent) => {
      if (event.target === dialog && isOutside(dialog, event)) dialog.close();
    };
    dialog.addEventListener("click", closeByBackdrop);
    return () => dialog.removeEventListener("click", closeByBackdrop);
  }, [closedby]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === undefined || open === lastAsked.current) return;
    lastAsked.current = open;
    if (!open) dialog.close();
    else if (!dialog.open) dialog.showModal();
  }, [open]);

  return (
    <dialog
      {...rest}
      ref={ref}
      closedby={closedby}
      className={cx("ui-modal", looks[look], className)}
      // Opened before hydration it has an `open` attribute that React did not write.
      suppressHydrationWarning
    />
  );
}

/**
 * Whoever double-clicks the button that opens a dialog has not read it yet: the second click neither answers it nor, beside
 * it, puts it away.
 */
function ignoreSecondClick(dialog: HTMLDialogElement) {
  const closedby = dialog.getAttribute("closedby") ?? "any";
  let isMeant = false;
  const begin = () => {
    isMeant = false;
  };
  const press = ({ detail }: MouseEvent) => {
    isMeant ||= detail <= 1;
    dialog.setAttribute("closedby", isMeant ? closedby : "closerequest");
  };
  const click = (event: MouseEvent) => {
    if (isMeant || event.detail <= 1) return;
    event.preventDefault();
    event.stopPropagation();
  };
  dialog.addEventListener("beforetoggle", begin);
  dialog.addEventListener("mousedown", press, true);
  dialog.addEventListener("click", click, true);
  return () => {
    dialog.removeEventListener("beforetoggle", begin);
    dialog.removeEventListener("mousedown", press, true);
    dialog.removeEventListener("click", click, true);
  };
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
