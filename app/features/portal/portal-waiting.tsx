import { portalFrame } from "../../../content/portal.ts";
import { PortalDataProvider } from "./portal-data-provider.tsx";
import { PortalFrame } from "./portal-frame.tsx";

/** The prerendered page: the same frame with nothing in it yet, so that nothing moves afterwards. */
export function PortalWaiting() {
  return (
    <PortalDataProvider source={null}>
      <noscript>
        <p className="page-gutter pt-10">{portalFrame.needsScript}</p>
      </noscript>
      <PortalFrame name={portalFrame.heading} company={null} lastVisit={null} />
    </PortalDataProvider>
  );
}
