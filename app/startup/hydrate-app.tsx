import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  reloadAfterDeploy,
  recoverFromRouterError,
  rememberTarget,
} from "./reload-after-deploy.ts";
import { watchFields } from "./watch-fields.ts";
import { replayAction } from "./replay-action.ts";

/** Pages that may ask any node a visitor names; the policy that lets them comes with the document alone. */
const isVerifying = (path: string) => path === "/verify" || path.startsWith("/verify/");

export function hydrateApp(onHydrated?: () => void) {
  reloadAfterDeploy();
  loadDocumentAtBorder();
  const carryFields = watchFields();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[rememberTarget]} onError={recoverFromRouterError} />
        <AfterHydration carryFields={carryFields} onHydrated={onHydrated} />
      </StrictMode>,
    );
  });
}

type AfterHydrationProps = {
  carryFields: () => void;
  onHydrated: (() => void) | undefined;
};

/** Takes over from the loader once everything before it in the tree has hydrated. */
function AfterHydration({ carryFields, onHydrated }: AfterHydrationProps) {
  useEffect(() => {
    // After all effects of the page, which may set up what the kept action needs. Until then the loader keeps what is
    // clicked: the app must hear of it after what was typed before.
    const timer = setTimeout(() => {
      carryFields();
      const kept = window.takeOverFromLoader?.();
      if (kept) replayAction(kept);
      onHydrated?.();
      performance.mark("hydrated");
    });
    return () => clearTimeout(timer);
  }, [carryFields, onHydrated]);

  return null;
}

/**
 * Links into and out of those pages load the document. Caught before the router hears of the click: it would keep the
 * policy of the page that was loaded first.
 */
function loadDocumentAtBorder(): void {
  addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.origin !== location.origin) return;
      if (isVerifying(link.pathname) !== isVerifying(location.pathname)) event.stopPropagation();
    },
    { capture: true },
  );
}
