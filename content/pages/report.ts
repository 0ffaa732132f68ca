import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const reportPage: Page = {
  path: "/dashboard/report",
  label: "Campaign report",
  title: titleOf("Campaign Report"),
  description: `The month’s reach, engagement, mentions and sentiment of your campaigns with ${brand.name}, to print or download.`,
  keywords: ["campaign report", "PR metrics"],
  type: "website",
  isUnlisted: true,
  parent: { path: "/dashboard", label: "Dashboard" },
  eyebrow: "Client Area",
  heading: "Campaign report",
  standfirst: "What your campaigns reached, month by month.",
};
