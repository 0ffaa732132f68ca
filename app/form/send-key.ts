import type { KeyboardEvent } from "react";

/** Enter sends, with the control key or without; with the shift key it begins a line. */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // While a word is being composed, Enter chooses among its spellings.
  return key === "Enter" && !shiftKey && !nativeEvent.isComposing;
}

/** For the field of a form that is one message. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isSendKey(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
