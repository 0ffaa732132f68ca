import { brand, defaultTitle } from "../brand.ts";
import type { Page } from "../page.ts";
import { subscriptionPrice } from "../pricing.ts";

export const homePage: Page = {
  path: "/",
  label: "Home",
  title: defaultTitle,
  description: `Cinematic advertising, film, social content and verified PR from an AI storytelling agency in London. Creative subscription from ${subscriptionPrice} per month.`,
  keywords: [
    "AI storytelling agency",
    "cinematic ads",
    "AI film production",
    "creative subscription",
    "London",
  ],
  type: "website",
  eyebrow: brand.tagline,
  heading: "Stories lit from within.",
  standfirst: `Film, advertising and PR for businesses with something to say. Imagined by people, made with AI, in ${brand.location} since ${brand.founded}.`,
};
