import { titleOf, type Page } from "../page.ts";

/** Nothing but the frame: what it certifies stands in the fragment of the address. */
export const certificatePage: Page = {
  path: "/verify/certificate",
  label: "Certificate",
  title: titleOf("Certificate of Anchoring"),
  description: "A printable certificate of content that was anchored on a public blockchain.",
  keywords: ["certificate", "blockchain verification"],
  type: "website",
  eyebrow: "Verify",
  heading: "Certificate",
  standfirst: "",
  isHiddenFromSearch: true,
  hasNoAddress: true,
};
