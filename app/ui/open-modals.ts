/**
 * Which modal is on top. Everything outside a modal dialog is inert, so what must be heard above it
 * (toasts) has to live inside it.
 */
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function commit(next: readonly HTMLDialogElement[]) {
  openModals = next;
  for (const listener of listeners) listener();
}

export function enterModal(dialog: HTMLDialogElement) {
  commit([...openModals.filter((other) => other !== dialog), dialog]);
}

export function leaveModal(dialog: HTMLDialogElement) {
  if (openModals.includes(dialog)) commit(openModals.filter((other) => other !== dialog));
}

export function readTopModal() {
  return openModals.at(-1) ?? null;
}

export function subscribeToModals(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
