import type { KeptAction } from "./keep-first-action.ts";

/** Some components act on the press, not on the click: the whole gesture is repeated. */
function press(button: HTMLElement) {
  const init = { bubbles: true, cancelable: true, composed: true, view: window };
  const pointer = { ...init, pointerId: 1, pointerType: "mouse", isPrimary: true };
  button.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  button.dispatchEvent(new MouseEvent("mousedown", { ...init, buttons: 1, detail: 1 }));
  button.focus({ preventScroll: true });
  button.dispatchEvent(new PointerEvent("pointerup", pointer));
  button.dispatchEvent(new MouseEvent("mouseup", { ...init, detail: 1 }));
  button.click();
}

export function replayAction(action: KeptAction) {
  if (!action.form) press(action.button);
  else action.form.requestSubmit(action.button);
}
