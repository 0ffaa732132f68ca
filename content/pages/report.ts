import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

/** Reached from the client area alone: it shows each client their own figures. */
export const reportPage: Page = {
  path: "/dashboard/report",
  label: "Campaign report",
  title: titleOf("Campaign Report"),
  description: `The month’s reach, engagement, mentions and sentiment of your campaigns with ${brand.name}, to print or download.`,
  keywords: ["campaign report", "PR metrics"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Client Area",
  heading: "Campaign report",
  standfirst: "What your campaigns reached, month by month.",
};
