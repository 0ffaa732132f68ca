import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

/** Reached from a mail alone: what it shows depends on the token in its address, and on who asks. */
export const invitationPage: Page = {
  path: "/dashboard/invitation",
  label: "Invitation",
  title: titleOf("Invitation"),
  description: `An invitation to join a company in the Client Area of ${brand.name}.`,
  keywords: ["invitation"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Client Area",
  heading: "Invitation",
  standfirst: "Your invitation is being fetched.",
};
