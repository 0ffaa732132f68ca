import { formatPounds } from "./money.ts";

/** The prices of the contract, written once: pages, structured data and the database rows read them here. */
export const subscription = {
  price_gbp: 15_000,
  from: "From",
  period: "per month",
  name: "Creative subscription",
} as const;

export const vatNote = "For businesses. All prices exclude VAT.";

export type PrPackage = {
  id: "basic-pr" | "professional-pr" | "enterprise-pr";
  name: string;
  price_gbp: number;
  features: readonly string[];
  description: string;
  icon: "megaphone" | "newspaper" | "shield-check";
};

export const prPackages: readonly PrPackage[] = [
  {
    id: "basic-pr",
    name: "Basic PR",
    price_gbp: 500,
    description: "One announcement, written well and provably yours.",
    features: [
      "One press release, written and edited",
      "Fingerprint anchored on Ethereum",
      "Proof file anyone can check",
    ],
    icon: "megaphone",
  },
  {
    id: "professional-pr",
    name: "Professional PR",
    price_gbp: 1500,
    description: "A launch told over several weeks, in more than one voice.",
    features: [
      "Everything in Basic PR",
      "Messages and audience set out before the writing",
      "Social versions of every release",
      "Reach, mentions and sentiment in your dashboard",
    ],
    icon: "newspaper",
  },
  {
    id: "enterprise-pr",
    name: "Enterprise PR",
    price_gbp: 5000,
    description: "A campaign with film in it, for news that has to hold up under questions.",
    features: [
      "Everything in Professional PR",
      "A short campaign film",
      "Every release verified as it is published",
      "Crisis statements prepared in advance",
    ],
    icon: "shield-check",
  },
];

export const subscriptionPrice = formatPounds(subscription.price_gbp);

export const lowestPrPrice = formatPounds(Math.min(...prPackages.map((each) => each.price_gbp)));

export const included = {
  heading: "Included in all plans",
  items: [
    "Unlimited revisions",
    "Projects start within 12 hours",
    "Pause anytime",
    "Cancel with 30 days’ notice",
    "Full AI, Hybrid or Human-only, as you choose",
    "A client area with every project in it",
  ],
} as const;

export const serviceCategories = {
  heading: "What it covers",
  items: [
    "AI storytelling",
    "Cinematic ads",
    "Video and film production",
    "Social media content",
    "Marketing consultancy",
    "PR",
  ],
} as const;

export const prSection = {
  label: "Verified PR",
  heading: "PR campaigns, priced one by one.",
  note: "Each campaign is fingerprinted on a public blockchain. Pay in ETH; Bitcoin is accepted by invoice.",
  order: "Order by e-mail",
} as const;

export type Question = { question: string; answer: string };

export const faq: { heading: string; questions: readonly Question[] } = {
  heading: "Before you ask",
  questions: [
    {
      question: "Can I cancel?",
      answer: "Yes, with 30 days’ notice. Everything delivered by then is yours to keep using.",
    },
    {
      question: "Can I pause?",
      answer: "Anytime. Tell us when to stop and when to start again.",
    },
    {
      question: "How many revisions do I get?",
      answer: "As many as it takes. Revisions are unlimited on the subscription.",
    },
    {
      question: "How soon do you start?",
      answer: "Projects start within 12 hours of your brief.",
    },
    {
      question: "How can I pay?",
      answer:
        "In pounds, in Ether or in Bitcoin. PR packages can be paid in ETH; Bitcoin is accepted by invoice.",
    },
    {
      question: "Is VAT included?",
      answer:
        "No. The subscription and the PR packages are for businesses, and prices exclude VAT.",
    },
  ],
};

export const pricingCall = {
  heading: "Not sure what you need? Ask before you buy.",
  link: { to: "/contact", label: "Book a consultation" },
} as const;
