export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const unkept = new Set(["hidden", "password", "file", "checkbox", "radio", "submit", "button"]);

/** Where people write: neither what goes along unseen, nor the trap for programs, nor a password. */
export function listControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      isControl(element) &&
      element.name !== "" &&
      !unkept.has(element.type) &&
      !element.hidden &&
      !element.closest("[aria-hidden=true]"),
  );
}

export function findControl(form: HTMLFormElement | null, name: string): Control | undefined {
  const control = form?.elements.namedItem(name);
  return isControl(control) ? control : undefined;
}

export function readValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(listControls(form).map(({ name, value }) => [name, value]));
}

/** Empty where it was not asked for. */
export function readTyped(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === "string" ? value : "";
}

/** As if it had been typed, so that everything that listens hears of it. */
export function writeValue(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
