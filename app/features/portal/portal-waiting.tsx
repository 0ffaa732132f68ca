import { portalFrame } from "../../../content/portal.ts";
import { PortalDataContext } from "./portal-data.ts";
import { PortalFrame } from "./portal-frame.tsx";
import { waitingSnapshot } from "./portal-store.ts";

const waiting = { ...waitingSnapshot, reload: async () => {} };

/** The prerendered page: the same frame with nothing in it yet, so that nothing moves afterwards. */
export function PortalWaiting() {
  return (
    <PortalDataContext value={waiting}>
      <noscript>
        <p className="page-gutter pt-10">{portalFrame.needsScript}</p>
      </noscript>
      <PortalFrame name={portalFrame.heading} company={null} lastVisit={null} />
    </PortalDataContext>
  );
}
