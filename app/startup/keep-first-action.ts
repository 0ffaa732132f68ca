/** The first click or submit that needs the app, kept until the app is there. */
export type KeptAction =
  | { button: HTMLElement; form?: never }
  | { button: HTMLElement | null | undefined; form: HTMLFormElement };

const guarded = ["click", "submit", "invalid"];

/** The browser does these itself: popovers, dialogs by command, whatever is marked as native. */
const commands = "command" in HTMLButtonElement.prototype ? ",[commandfor]" : "";
const native = "a[href],summary,[data-native],[popovertarget]" + commands;

function isOurs(form: unknown): form is HTMLFormElement {
  return form instanceof HTMLFormElement && !form.closest("[data-native]");
}

function readSubmit({ target: form, submitter: button }: SubmitEvent): KeptAction | undefined {
  if (!isOurs(form)) return undefined;
  const method = button?.getAttribute("formmethod") ?? form.method;
  return method === "dialog" ? undefined : { form, button };
}

/** Its click comes just before its form's fields are found invalid, also where Enter in a field presses it. */
let pressed: HTMLButtonElement | undefined;

/** Where the browser would refuse to submit, the app has its own words for what is missing. */
function readInvalid({ target }: Event): KeptAction | undefined {
  const form = target instanceof Element && target.closest("form");
  return isOurs(form) ? { form, button: pressed } : undefined;
}

function readClick({ target }: Event): KeptAction | undefined {
  if (!(target instanceof Element) || target.closest(native)) return undefined;
  const button = target.closest<HTMLElement>("button,[role=button]");
  // A submit or reset button acts through its form; its submit event follows.
  const actsThroughForm =
    button instanceof HTMLButtonElement && button.form && button.type !== "button";
  if (actsThroughForm) pressed = button;
  return button && !actsThroughForm ? { button } : undefined;
}

function readEvent(event: Event): KeptAction | undefined {
  if (event instanceof SubmitEvent) return readSubmit(event);
  return event.type === "invalid" ? readInvalid(event) : readClick(event);
}

/** Keeps the first action and swallows the next ones, until the returned function is called. */
export function keepFirstAction(
  onKept: (action: KeptAction) => void,
): () => KeptAction | undefined {
  let kept: KeptAction | undefined;

  const guard = (event: Event) => {
    const action = readEvent(event);
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
