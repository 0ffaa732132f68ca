import { titleOf, type Page } from "../page.ts";

export const notFoundPage: Page = {
  path: "/404",
  label: "Page not found",
  title: titleOf("Page not found"),
  description: "There is no page at this address. Return to the home page to find your way.",
  keywords: ["page not found"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "404",
  heading: "Oops! Page not found",
  standfirst: "This frame was cut, or never shot. The rest of the film is where you left it.",
};

export const notFoundHome = { to: "/", label: "Return to Home" } as const;
