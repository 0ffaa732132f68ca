import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { AfterHydration } from "./after-hydration.tsx";
import { findChangedFields } from "./carry-fields.ts";
import { healAfterDeploy, healRouterError, rememberTarget } from "./heal-after-deploy.ts";

export function hydrateApp(onHydrated?: () => void) {
  healAfterDeploy();
  const changedFields = findChangedFields();

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[rememberTarget]} onError={healRouterError} />
        <AfterHydration changedFields={changedFields} onHydrated={onHydrated} />
      </StrictMode>,
    );
  });
}
