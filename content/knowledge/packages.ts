import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { formatPounds } from "../money.ts";
import { lowestPrPrice } from "../pricing.ts";
import { prPackages, type PrPackage } from "../pr-packages.ts";
import type { ServiceId } from "../services.ts";
import { listItems, lowerFirst } from "./lower-first.ts";

const packages = { title: "PR packages", href: "/pricing#pr-packages" };
const prService: ServiceId = "pr-and-trust-verification";

export const packageSubjects: readonly Subject[] = [
  {
    id: "basic-pr",
    kind: "package",
    partOf: prService,
    isParticular: true,
    names: ["Basic PR", "basic", "basic package", "basic pr package", "500", "500 package"],
  },
  {
    id: "professional-pr",
    kind: "package",
    partOf: prService,
    isParticular: true,
    names: [
      "Professional PR",
      "professional",
      "pro",
      "pro package",
      "professional package",
      "pro pr",
      "professional pr package",
      "1500",
      "1500 package",
    ],
  },
  {
    id: "enterprise-pr",
    kind: "package",
    partOf: prService,
    isParticular: true,
    names: [
      "Enterprise PR",
      "enterprise",
      "enterprise package",
      "enterprise pr package",
      "5000",
      "5000 package",
    ],
  },
];

const prices = prPackages.map(({ name, price_gbp }) => `${name} ${formatPounds(price_gbp)}`);

const together: readonly Fact[] = [
  {
    id: "packages-price",
    about: prService,
    aspect: "price",
    cues: [
      "how much for a campaign",
      "cost of a blockchain verified campaign",
      "what would PR cost us",
      "price of the PR tiers",
      "how much is PR",
      "what do the PR packages cost",
      "prices of the three PR packages",
      "how much does a press campaign cost",
      "what does each package cost",
      "PR campaign price",
      "price of a PR campaign",
    ],
    answer: `PR is priced per campaign, excluding VAT: ${prices.join(", ")}.`,
    source: packages,
  },
  {
    id: "packages-cheapest",
    about: prService,
    aspect: "cheapest",
    cues: [
      "what is the lowest you go",
      "least I can spend with you",
      "smallest budget",
      "entry price",
      "how little can I pay",
      "what is your cheapest PR option",
      "cheapest price",
      "lowest priced package",
      "entry level pr price",
      "smallest package cost",
      "cheapest thing you sell",
      "where do pr prices start",
    ],
    answer: `The cheapest is ${prPackages[0]?.name} at ${lowestPrPrice} per campaign, excluding VAT: ${listItems(prPackages[0]?.features ?? [])}.`,
    source: packages,
  },
  {
    id: "packages-film",
    about: prService,
    aspect: "film",
    cues: [
      "does enterprise PR come with a film",
      "which PR package includes a film",
      "which package has a campaign film",
      "which package has crisis statements",
    ],
    answer: `Enterprise PR is the one with a short campaign film and crisis statements prepared in advance.`,
    source: packages,
  },
  {
    id: "packages-difference",
    about: prService,
    aspect: "difference",
    cues: [
      "which is the dearest PR package",
      "from cheapest to dearest",
      "what is the difference between the PR packages",
      "compare basic professional and enterprise",
      "difference between basic and professional pr",
      "difference between professional and enterprise",
      "which PR packages are there",
      "what PR packages do you have",
      "which package should I choose",
    ],
    answer: prPackages.map(describeStep).join(" "),
    source: packages,
  },
  {
    id: "packages-alone",
    about: prService,
    aspect: "alone",
    cues: [
      "do I need the subscription to buy a PR package",
      "can I buy PR without the subscription",
      "just a one-off PR campaign",
      "do you do one-off projects",
      "pr on its own",
    ],
    answer: `Yes, PR is sold on its own: each package is a single campaign at a fixed price, from ${lowestPrPrice}. No subscription is required.`,
    source: packages,
  },
  {
    id: "packages-coverage",
    about: prService,
    aspect: "coverage",
    cues: [
      "do you guarantee press coverage",
      "can you get us in the newspapers",
      "will my story be published in the press",
      "can you guarantee media mentions",
    ],
    answer: "We promise the work, not coverage: editors decide what they print.",
    source: { title: "Terms: PR packages", href: "/terms#pr-packages" },
  },
];

function describeStep({ name, price_gbp, features }: PrPackage): string {
  const own = features.filter((feature) => !feature.startsWith("Everything"));
  const above = own.length < features.length ? "adds " : "";
  return `${name} (${formatPounds(price_gbp)}): ${above}${listItems(own)}.`;
}

const eachPackage: readonly Fact[] = prPackages.flatMap(
  ({ id, name, price_gbp, features, description }): Fact[] => [
    {
      id: `${id}-price`,
      about: id,
      aspect: "price",
      cues: ["how much is it", "what does it cost", "price of the package", "cost"],
      answer: `${name} costs ${formatPounds(price_gbp)} per campaign, excluding VAT.`,
      source: packages,
    },
    {
      id: `${id}-contents`,
      about: id,
      aspect: "contents",
      cues: [
        "what is in it",
        "what do I get",
        "what is included",
        "features of the package",
        "what does it include",
      ],
      answer: `${name} includes: ${listItems(features)}.`,
      source: packages,
    },
    {
      id: `${id}-overview`,
      about: id,
      aspect: "overview",
      cues: ["tell me about it", "what is it", "who is it for"],
      answer: `${name}, ${formatPounds(price_gbp)} excluding VAT: ${lowerFirst(description)} It includes ${listItems(features)}.`,
      source: packages,
    },
  ],
);

export const packageFacts: readonly Fact[] = [...together, ...eachPackage];
