import { portalFrame } from "../../../../content/portal.ts";
import { PortalDataProvider } from "../portal-data-provider.tsx";
import { BillingPage } from "./billing-page.tsx";

/** The prerendered page: the same frame with nothing in it yet. */
export function BillingWaiting() {
  return (
    <PortalDataProvider source={null}>
      <noscript>
        <p className="page-gutter pt-10">{portalFrame.needsScript}</p>
      </noscript>
      <BillingPage source={null} company={null} />
    </PortalDataProvider>
  );
}
