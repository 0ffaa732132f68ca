import { keepFirstAction } from "./keep-first-action.ts";
import { loadApp } from "./load-app.ts";
import { reloadOnce } from "./reload-once.ts";

const signsOfAPerson = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"];
const options = { capture: true, passive: true };

/** Addresses from confirmation, sign-in and recovery mails: the app has to act on them unasked. */
const authAddress = /[?&#](?:(?:access_token|code|error)=|type=recovery\b)/;

/** Starts the app, as a whole, at the first sign of a person. */
export function hydrateOnInteraction() {
  let isAwake = false;
  let hasInput = false;

  const wake = () => {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", wake);
      return;
    }
    if (isAwake) return;
    isAwake = true;
    for (const sign of signsOfAPerson) removeEventListener(sign, wake, options);
    // A crash while starting must not leave every button swallowed.
    for (const type of ["error", "unhandledrejection"]) addEventListener(type, stepAside);
    loadApp(() => {
      if (!window.takeOverFromLoader) return;
      // A reload would lose what was typed or sent, or what somebody is about to type; the page
      // works without the app.
      const isInField = document.activeElement?.matches("input,textarea,select");
      if (hasInput || isInField || !reloadOnce()) stepAside();
    });
  };

  const takeKept = keepFirstAction((action) => {
    if (action.form) hasInput = true;
    wake();
  });
  const takeOver = () => {
    delete window.takeOverFromLoader;
    for (const type of ["error", "unhandledrejection"]) removeEventListener(type, stepAside);
    return takeKept();
  };
  const stepAside = () => {
    const kept = takeOver();
    kept?.form?.requestSubmit(kept.button);
  };

  window.takeOverFromLoader = takeOver;
  for (const sign of signsOfAPerson) addEventListener(sign, wake, options);
  addEventListener("input", () => (hasInput = true), options);
  if (authAddress.test(location.search + location.hash)) wake();
}
