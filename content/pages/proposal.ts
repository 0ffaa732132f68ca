import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";
import { proposalPath } from "../proposal-address.ts";

/** Reached from a mail alone: what it shows depends on the token behind its address. */
export const proposalPage: Page = {
  path: proposalPath,
  label: "Proposal",
  title: titleOf("Proposal"),
  description: `A proposal by ${brand.name}: to read, to ask about and to sign.`,
  keywords: ["proposal"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Proposal",
  heading: "Proposal",
  standfirst: "Your proposal is being opened.",
};
