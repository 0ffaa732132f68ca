import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const authPage: Page = {
  path: "/auth",
  label: "Client Area",
  title: titleOf("Client Area"),
  description: `The client area of ${brand.name}: projects, PR campaigns and their figures, and a direct line to the studio.`,
  keywords: ["client area", "sign in", "client portal"],
  type: "website",
  isUnlisted: true,
  eyebrow: "For clients",
  heading: "Client Area",
  standfirst:
    "Your projects, your campaigns and their figures in one place, with a direct line to the people making them.",
};

export const authNotes = {
  opening: "The studio opens each account by hand. Write to us and we will set up yours.",
  subject: "Client Area account",
  home: { to: "/", label: "Return to Home" },
} as const;
