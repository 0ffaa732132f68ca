/** The first click or submit that needs the app, kept until the app is there. */
export type KeptAction =
  | { button: HTMLElement; form?: never }
  | { button: HTMLElement | null; form: HTMLFormElement };

const guarded = ["click", "submit"];

/** The browser does these itself: popovers, dialogs by command, whatever is marked as native. */
const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
const native = `a[href],summary,[data-native],[popovertarget]${knowsCommands ? ",[commandfor]" : ""}`;

function readSubmit(event: SubmitEvent): KeptAction | undefined {
  const { target: form, submitter: button } = event;
  const isKept =
    form instanceof HTMLFormElement &&
    !form.closest("[data-native]") &&
    (button?.getAttribute("formmethod") ?? form.method) !== "dialog";
  return isKept ? { form, button } : undefined;
}

function readClick({ target }: Event): KeptAction | undefined {
  if (!(target instanceof Element) || target.closest(native)) return undefined;
  const button = target.closest<HTMLElement>("button,[role=button]");
  // A submit or reset button acts through its form; its submit event follows.
  const actsThroughForm =
    button instanceof HTMLButtonElement && button.form && button.type !== "button";
  return button && !actsThroughForm ? { button } : undefined;
}

/** Keeps the first action and swallows the next ones, until the returned function is called. */
export function keepFirstAction(
  onKept: (action: KeptAction) => void,
): () => KeptAction | undefined {
  let kept: KeptAction | undefined;

  const guard = (event: Event) => {
    const action = event instanceof SubmitEvent ? readSubmit(event) : readClick(event);
    if (!action) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (kept) return;
    kept = action;
    (action.button ?? action.form)?.setAttribute("data-pending", "");
    onKept(action);
  };

  for (const type of guarded) addEventListener(type, guard, true);
  return () => {
    for (const type of guarded) removeEventListener(type, guard, true);
    const action = kept;
    kept = undefined;
    (action?.button ?? action?.form)?.removeAttribute("data-pending");
    return action;
  };
}
