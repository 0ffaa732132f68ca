import { claimFigure } from "../claims.ts";
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
    "One subscription for strategy, film, advertising, social and PR. Verified PR campaigns are also sold one by one, with a fixed price each.",
};

export const categoriesIntro =
  "The subscription is not a menu of add-ons. Ask for any of these, in any order, as your month requires.";

export const howItWorks = {
  heading: "How it works",
  steps: [
    {
      mark: claimFigure("response"),
      unit: "to a reply",
      name: "Talk",
      line: "Book a call. We settle what you need made and in what order, and put the monthly figure in writing.",
    },
    {
      mark: claimFigure("project-start"),
      unit: "to a start",
      name: "Brief",
      line: "Send the first brief, as rough as you have it. It joins your queue, and somebody begins.",
    },
    {
      mark: claimFigure("cancellation"),
      unit: "to leave, or pause anytime",
      name: "Shape",
      line: "Watch the work grow in your client area, change it without counting, and stop when you have enough.",
    },
  ],
} as const;

export const prSection = {
  label: "Verified PR",
  heading: "PR campaigns, priced one by one.",
  note: "Each campaign is fingerprinted on a public blockchain, so that anyone can check what you said and when you said it.",
  check: { to: "/verify", label: "See how a proof is checked" },
  perCampaign: "per campaign",
} as const;

export const cryptoSection = {
  label: "Bitcoin and Ethereum accepted",
  heading: "Pounds are fine too.",
  ethereum: {
    symbol: "ETH",
    name: "Ethereum",
    line: "For PR packages. The price stands in pounds; you pay its worth in Ether, on Ethereum mainnet.",
    action: "Choose a package",
  },
  bitcoin: {
    symbol: "BTC",
    name: "Bitcoin",
    line: "By invoice. Tell us where to send it; it names the amount and the address to pay.",
    action: "Ask for a Bitcoin invoice",
  },
} as const;

/** The e-mail dialogs of this page. `message` tells the studio what the enquiry is about. */
export const pricingDialogs = {
  call: {
    id: "book-a-call",
    heading: "Book a Call",
    standfirst:
      "Leave your address and we write back with times. Bring the problem; a brief can wait.",
  },
  consultation: {
    id: "schedule-a-consultation",
    heading: "Schedule a Consultation",
    standfirst:
      "A longer conversation about one project: what to make, which approach suits it, what it would take.",
  },
  bitcoin: {
    id: "bitcoin-invoice",
    heading: "Pay with Bitcoin",
    standfirst:
      "Bitcoin is accepted by invoice. Leave your address and we write back to settle what the invoice is for.",
    message: "Please send me a Bitcoin invoice.",
  },
} as const;

export const pricingClose = {
  heading: "Not sure what you need? Ask before you buy.",
  call: "Half an idea is enough for a call.",
  consultation: "One project, looked at from every side.",
} as const;
