import { tabAddress } from "./use-portal-tab.ts";

/** Where a project's drawer or a campaign's card is found. */
export function aboutAddress(about: "project" | "campaign", id: string): string {
  return about === "project"
    ? tabAddress("projects", { project: id })
    : `${tabAddress("pr-campaigns")}#campaign-${id}`;
}
