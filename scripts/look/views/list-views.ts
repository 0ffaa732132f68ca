import type { View } from "../view.ts";
import { accountViews } from "./account.ts";
import { motionViews } from "./motion.ts";
import { overlayViews } from "./overlays.ts";
import { portalTabViews, portalViews } from "./portal.ts";
import { listProofViews } from "./proof.ts";
import { proposalViews } from "./proposal.ts";
import { listSiteViews } from "./site.ts";
import { studioAreaViews, studioViews } from "./studio.ts";

/** Everything there is to see; `anchored` is the fingerprint of a campaign that is on the chain. */
export async function listViews(anchored: string): Promise<View[]> {
  const pages = [...(await listSiteViews()), ...portalTabViews, ...studioAreaViews];
  const states = [
    ...overlayViews,
    ...accountViews,
    ...listProofViews(anchored),
    ...portalViews,
    ...proposalViews,
    ...studioViews,
    ...motionViews,
  ];
  return [...pages, ...states.map((state) => ({ widths: [1440, 390], ...state }))];
}
