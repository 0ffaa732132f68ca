import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { AfterHydration } from "./after-hydration.tsx";
import {
  reloadAfterDeploy,
  recoverFromRouterError,
  rememberTarget,
} from "./reload-after-deploy.ts";
import { loadDocumentAtBorder } from "./load-document-at-border.ts";
import { watchFields } from "./watch-fields.ts";

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
