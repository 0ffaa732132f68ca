/**
 * React knows nothing of what a person typed, ticked or chose before it was running, and erases it
 * at its first render of a controlled field. So: look before hydration and after, then tell React
 * through the events it listens to.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Caret = { start: number | null; end: number | null };
export type ChangedField = { field: Field; value: string | boolean | string[]; caret: Caret };

const fields = "input:not([type=file],[type=hidden]),textarea,select";

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

function readValue(field: Field): ChangedField["value"] {
  if (isTick(field)) return field.checked;
  if (field instanceof HTMLSelectElement && field.multiple)
    return Array.from(field.selectedOptions, ({ value }) => value);
  return field.value;
}

function readCaret(field: Field): Caret {
  return field instanceof HTMLSelectElement
    ? { start: null, end: null }
    : { start: field.selectionStart, end: field.selectionEnd };
}

export function findChangedFields(): ChangedField[] {
  return [...document.querySelectorAll<Field>(fields)]
    .filter(hasChanged)
    .map((field) => ({ field, value: readValue(field), caret: readCaret(field) }));
}

function tellReact({ field, value, caret }: ChangedField) {
  if (!field.isConnected) return;
  if (typeof value === "boolean") {
    // A radio that lost its tick follows from the one that got it.
    if (!isTick(field) || (field.type === "radio" && !value)) return;
    field.checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options)
      option.selected = Array.isArray(value)
        ? value.includes(option.value)
        : option.value === value;
  } else if (typeof value === "string") {
    field.value = field.defaultValue;
    // The prototype's setter goes past React's value tracker, which then sees a change.
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    if (caret.start !== null) field.setSelectionRange(caret.start, caret.end);
  }
  const type = field instanceof HTMLSelectElement ? "change" : "input";
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** After hydration, with what was changed before it: later keystrokes win. */
export function carryFields(changedBefore: readonly ChangedField[]) {
  // All are read first: the first change re-renders the whole form from its state.
  const changed = findChangedFields();
  const stillChanged = new Set(changed.map(({ field }) => field));
  const erased = changedBefore.filter(({ field }) => !stillChanged.has(field));
  for (const field of [...changed, ...erased]) tellReact(field);
}
