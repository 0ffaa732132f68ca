import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const dashboardPage: Page = {
  path: "/dashboard",
  label: "Dashboard",
  title: titleOf("Dashboard"),
  description: `Projects, PR campaigns, messages and profile for clients of ${brand.name}.`,
  keywords: ["client dashboard", "projects", "PR campaigns"],
  type: "website",
  isHiddenFromSearch: true,
  parent: { path: "/auth", label: "Client Area" },
  eyebrow: "Client Area",
  heading: "Dashboard",
  standfirst: "Projects and campaigns are shown to signed-in clients.",
};
