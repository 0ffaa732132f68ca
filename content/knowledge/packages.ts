import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { formatPounds } from "../money.ts";
import { lowestPrPrice } from "../pricing.ts";
import { prPackages, type PrPackage } from "../pr-packages.ts";
import type { ServiceId } from "../services.ts";
import { packagePrices } from "./answer-extras.ts";
import { listItems, lowerFirst } from "./lower-first.ts";

const packages = { title: "PR packages", href: "/pricing#pr-packages" };
const prService: ServiceId = "pr-and-trust-verification";

export const packageSubjects: readonly Subject[] = [
  {
    id: "basic-pr",
    kind: "package",
    partOf: prService,
    isParticular: true,
    names: [
      "Basic PR",
      "basic",
      "basic package",
      "basic pr package",
      "500",
      "500 package",
      "cheapest package",
      "smallest package",
      "first one",
      "cheap one",
      "cheapest one",
      "small one",
      "little one",
      "entry one",
      "starter one",
      "starter package",
      "lowest tier",
      "bottom tier",
      "first tier",
      "basic tier",
      "smallest one",
    ],
  },
  {
    id: "professional-pr",
    kind: "package",
    partOf: prService,
    follows: "basic-pr",
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
      "middle one",
      "middle package",
      "second one",
      "second package",
      "mid tier",
      "middle tier",
      "second tier",
      "pro tier",
      "medium one",
      "medium package",
      "mid one",
    ],
  },
  {
    id: "enterprise-pr",
    kind: "package",
    partOf: prService,
    follows: "professional-pr",
    isParticular: true,
    names: [
      "Enterprise PR",
      "enterprise",
      "enterprise package",
      "enterprise pr package",
      "5000",
      "5000 package",
      "top package",
      "biggest package",
      "biggest one",
      "big one",
      "large one",
      "expensive one",
      "dearest one",
      "dearest",
      "dear one",
      "priciest",
      "top one",
      "last one",
      "third one",
      "third package",
      "big package",
      "large package",
      "largest package",
      "premium package",
      "premium one",
      "best package",
      "top tier",
      "highest tier",
      "third tier",
      "priciest one",
      "most expensive one",
      "most expensive package",
    ],
  },
];

const prices = prPackages.map(({ name, price_gbp }) => `${name} ${formatPounds(price_gbp)}`);

const together: readonly Fact[] = [
  {
    id: "packages-price",
    about: prService,
    aspect: "price",
    answer: `PR is priced per campaign, excluding VAT: ${prices.join(", ")}.`,
    source: packages,
    lists: "package",
    prices: packagePrices,
  },
  {
    id: "packages-cheapest",
    about: prService,
    aspect: "cheapest",
    answer: `The cheapest is ${prPackages[0]?.name} at ${lowestPrPrice} per campaign, excluding VAT: ${listItems(prPackages[0]?.features ?? [])}.`,
    source: packages,
    lists: "package",
  },
  {
    id: "packages-film",
    about: prService,
    aspect: "film",
    answer: `Enterprise PR is the one with a short campaign film and crisis statements prepared in advance.`,
    source: packages,
    lists: "package",
  },
  {
    id: "packages-difference",
    about: prService,
    aspect: "difference",
    answer: prPackages.map(describeStep).join(" "),
    source: packages,
    lists: "package",
    prices: packagePrices,
  },
  {
    id: "packages-alone",
    about: prService,
    aspect: "alone",
    answer: `PR is sold on its own: each package is a single campaign at a fixed price, from ${lowestPrPrice}. No subscription is required.`,
    source: packages,
    lists: "package",
  },
  {
    id: "packages-coverage",
    about: prService,
    aspect: "coverage",
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
      answer: `${name} costs ${formatPounds(price_gbp)} per campaign, excluding VAT.`,
      source: packages,
    },
    {
      id: `${id}-contents`,
      about: id,
      aspect: "contents",
      answer: `${name} includes: ${listItems(features)}.`,
      source: packages,
    },
    {
      id: `${id}-overview`,
      about: id,
      aspect: "overview",
      answer: `${name}, ${formatPounds(price_gbp)} excluding VAT: ${lowerFirst(description)} It includes ${listItems(features)}.`,
      source: packages,
    },
  ],
);

export const packageFacts: readonly Fact[] = [...together, ...eachPackage];
