import { tabAddress } from "../../../content/portal-address.ts";

/** Where a project's drawer or a campaign's card is found, with one of its deliverables open. */
export function aboutAddress(
  about: "project" | "campaign",
  id: string,
  deliverable?: string,
): string {
  const open = deliverable === undefined ? {} : { deliverable };
  return about === "project"
    ? tabAddress("projects", { project: id, ...open })
    : `${tabAddress("pr-campaigns", open)}#campaign-${id}`;
}
