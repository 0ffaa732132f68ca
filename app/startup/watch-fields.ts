/**
 * React knows nothing of what a person typed, ticked or chose before it was running, and erases it
 * at a later render, or for some fields while hydrating. So: follow what is entered until the app
 * runs, then tell React through the events it listens to.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Entered = string | boolean | string[];

const fields = "input:not([type=file],[type=hidden]),textarea,select";

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}

function hasChanged(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const hasDefault = options.some((option) => option.defaultSelected);
  // Without a default, a single select starts at its first option.
  return options.some(({ selected, defaultSelected }, index) =>
    hasDefault || field.multiple ? selected !== defaultSelected : selected !== (index === 0),
  );
}

function readEntered(field: Field): Entered {
  if (isTick(field)) return field.checked;
  if (field instanceof HTMLSelectElement && field.multiple)
    return Array.from(field.selectedOptions, ({ value }) => value);
  return field.value;
}

function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const caret = field.value === text ? [field.selectionStart, field.selectionEnd] : [];
  field.value = field.defaultValue;
  // The prototype's setter goes past React's value tracker, which then sees a change.
  Reflect.set(Object.getPrototypeOf(field), "value", text, field);
  const [start, end] = caret;
  if (typeof start === "number" && typeof end === "number") field.setSelectionRange(start, end);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function choose(select: HTMLSelectElement, values: readonly string[]) {
  for (const option of select.options) option.selected = values.includes(option.value);
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

function notifyReact(field: Field, entered: Entered) {
  if (isTick(field)) {
    // A radio that lost its tick follows from the one that got it.
    if (field.type === "radio" && !entered) return;
    field.checked = !entered;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    choose(field, Array.isArray(entered) ? entered : [String(entered)]);
  } else {
    enterText(field, String(entered));
  }
}

/** Follows the fields from now on; the returned function ends that and tells React. */
export function watchFields(): () => void {
  const entered = new Map<Field, Entered>();

  const note = (field: Field) => {
    // Of a group of radios, only the last one ticked counts.
    if (field.type === "radio")
      for (const other of entered.keys())
        if (other.type === "radio" && other.name === field.name && other.form === field.form)
          entered.delete(other);
    entered.set(field, readEntered(field));
  };
  const noteAll = () => {
    for (const field of document.querySelectorAll<Field>(fields))
      if (
        !entered.has(field) &&
        hasChanged(field) &&
        !(field.type === "radio" && !readEntered(field))
      )
        note(field);
  };
  const onInput = ({ target }: Event) => {
    if (isField(target)) note(target);
  };

  noteAll();
  document.addEventListener("input", onInput, true);
  return () => {
    document.removeEventListener("input", onInput, true);
    // Some autofill comes without an event.
    noteAll();
    for (const [field, value] of entered) if (field.isConnected) notifyReact(field, value);
  };
}
