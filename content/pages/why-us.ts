import { titleOf, type Page } from "../page.ts";
import { lowestPrPrice, subscriptionPrice } from "../pricing.ts";

export const whyUsPage: Page = {
  path: "/why-us",
  label: "Why",
  title: titleOf("Why Us"),
  description:
    "One team from first line to last frame, prices in public, a start within 12 hours, and PR that anyone can check for themselves. Why clients choose us.",
  keywords: ["why choose an AI agency", "creative partner", "transparent pricing", "verified PR"],
  type: "website",
  eyebrow: "Why us",
  heading: "One team, first line to last frame.",
  standfirst:
    "Campaigns lose their story in the gaps between agencies. Ours never leaves the room: the people who write it also shoot it, generate it, cut it and place it.",
};

export const reasons = {
  label: "What you can hold us to",
  items: [
    {
      claim: "People decide.",
      ground:
        "AI drafts, renders and multiplies. A writer chooses the words, a director chooses the frame, and you approve both. Nothing leaves the studio because a machine thought it was good enough.",
    },
    {
      claim: "You know the price.",
      ground: `The subscription starts at ${subscriptionPrice} per month, PR campaigns at ${lowestPrPrice}, and both are written on the pricing page. Pause whenever you like; leave with 30 days’ notice.`,
    },
    {
      claim: "We start today.",
      ground:
        "Subscription projects begin within 12 hours. Every enquiry has a reply from a person within 24.",
    },
    {
      claim: "You can check.",
      ground:
        "Verified campaigns carry a fingerprint on a public blockchain. Anyone can see that your words existed by that date and came from us, without taking our word for it.",
    },
  ],
} as const;

export const whyUsCall = {
  heading: "Ask us something difficult.",
  link: { to: "/contact", label: "Book a consultation" },
} as const;
