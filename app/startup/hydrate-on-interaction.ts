import { keepFirstAction } from "./keep-first-action.ts";
import { loadApp } from "./load-app.ts";
import { reloadOnce } from "./reload-once.ts";

const interactionEvents = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
];
const options = { capture: true, passive: true };

/** Addresses from confirmation, sign-in and recovery mails: the app has to act on them unasked. */
const authAddress = /[?&#](?:(?:access_token|code|error)=|type=recovery\b)/;

/** Two frames after the page is there, so that no script waits in front of its first picture. */
export function afterPaint(start: () => void) {
  addEventListener("load", () =>
    // A page in the background draws no frames, and starts once it is looked at.
    requestAnimationFrame(() => requestAnimationFrame(start)),
  );
}

/** Starts the whole app at the first interaction, or by itself where the page asks for it; so does what is returned. */
export function hydrateOnInteraction() {
  let hasStarted = false;
  let hasInput = false;

  const start = () => {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", start);
      return;
    }
    if (hasStarted) return;
    hasStarted = true;
    for (const type of interactionEvents) removeEventListener(type, onInteraction, options);
    // A crash while starting must not leave every button swallowed.
    for (const type of ["error", "unhandledrejection"]) addEventListener(type, giveUp);
    loadApp(() => {
      if (!window.takeOverFromLoader) return;
      // A reload would lose what was typed or sent, or what somebody is about to type; the page
      // works without the app.
      const isInField = document.activeElement?.matches("input,textarea,select");
      if (hasInput || isInField || !reloadOnce()) giveUp();
    });
  };

  function onInteraction(event: Event & Partial<PointerEvent & KeyboardEvent>) {
    // A page that comes up under a pointer is told of a move, although nobody moved it.
    if (event.type === "pointermove" && !event.movementX && !event.movementY) return;
    window.firstKey = event.key;
    start();
  }

  const takeKept = keepFirstAction((action) => {
    if (action.form) hasInput = true;
    start();
  });
  const takeOver = () => {
    delete window.takeOverFromLoader;
    for (const type of ["error", "unhandledrejection"]) removeEventListener(type, giveUp);
    return takeKept();
  };
  const giveUp = () => {
    const kept = takeOver();
    kept?.form?.requestSubmit(kept.button);
  };

  window.takeOverFromLoader = takeOver;
  for (const type of interactionEvents) addEventListener(type, onInteraction, options);
  addEventListener("input", () => (hasInput = true), options);
  if (authAddress.test(location.search + location.hash)) start();
  if (document.documentElement.dataset.hydrate === "after-paint") afterPaint(start);
  return start;
}
