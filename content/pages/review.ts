import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";
import { reviewPath } from "../review-address.ts";

/** Reached from a deliverable, by its client and the studio: each sees what is theirs. */
export const reviewPage: Page = {
  path: reviewPath,
  label: "Review",
  title: titleOf("Review"),
  description: `Look at what ${brand.name} has made for you, frame by frame, and say what you think of it.`,
  keywords: ["film review", "comments"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Client Area",
  heading: "Review",
  standfirst: "Frame by frame, with what everybody says to it.",
};
