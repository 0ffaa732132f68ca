import { titleOf, type Page } from "../page.ts";
import { lowestPrPrice, subscriptionPrice } from "../pricing.ts";

export const pricingPage: Page = {
  path: "/pricing",
  label: "Pricing",
  title: titleOf("Pricing"),
  description: `Creative subscription from ${subscriptionPrice} per month: pause anytime, cancel with 30 days’ notice. Verified PR campaigns from ${lowestPrPrice}, payable in ETH. Prices exclude VAT.`,
  keywords: [
    "creative subscription price",
    "AI agency pricing",
    "PR packages",
    "pay with ETH",
    "Bitcoin accepted",
  ],
  type: "website",
  eyebrow: "Pricing",
  heading: "A studio by the month.",
  standfirst:
    "One subscription for strategy, film, advertising and social. Verified PR campaigns stand apart, with a fixed price each.",
};
