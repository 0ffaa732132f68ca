import type { Fact, Subject } from "../../domain/chat/fact.ts";
import { claimFigure } from "../claims.ts";
import { formatPounds } from "../money.ts";
import { listItems, lowerFirst } from "./lower-first.ts";
import {
  lowestPrPrice,
  prPackages,
  serviceCategories,
  subscriptionPrice,
  type PrPackage,
} from "../pricing.ts";

const pricing = { title: "Pricing", href: "/pricing" };
const packages = { title: "PR packages", href: "/pricing#pr-packages" };
const prService = "pr-and-trust-verification";
const notice = claimFigure("cancellation");
const start = claimFigure("project-start");

export const pricingSubjects: readonly Subject[] = [
  {
    id: "subscription",
    kind: "plan",
    names: ["subscription", "creative subscription", "monthly subscription"],
  },
  {
    id: "basic-pr",
    kind: "package",
    partOf: prService,
    isParticular: true,
    names: ["Basic PR", "basic", "basic package", "basic pr package"],
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
    ],
  },
  {
    id: "enterprise-pr",
    kind: "package",
    partOf: prService,
    isParticular: true,
    names: ["Enterprise PR", "enterprise", "enterprise package", "enterprise pr package"],
  },
];

const subscriptionFacts: readonly Fact[] = [
  {
    id: "subscription-price",
    about: "subscription",
    aspect: "price",
    cues: [
      "how much is the subscription",
      "what does the subscription cost per month",
      "price per month",
      "monthly price",
      "monthly fee for the retainer",
      "cost of having you on retainer",
      "how much do you charge",
      "how much are you a month",
      "is that the final price or the starting price",
      "where does the price start",
      "starting price 15000",
      "what are your prices",
      "your rates and prices",
      "how expensive are you",
      "what is the price",
      "how much does it cost to work with you",
    ],
    answer: `The creative subscription starts at ${subscriptionPrice} per month, excluding VAT. The exact figure depends on how much is made at once and how much needs a crew; you get it in writing first.`,
    source: pricing,
  },
  {
    id: "subscription-overview",
    about: "subscription",
    aspect: "overview",
    cues: [
      "what is the subscription",
      "how does the subscription work",
      "tell me about the subscription",
      "what is included in the subscription",
      "what does the subscription include",
      "what do I get for the money",
      "included in all plans",
      "what does it cover",
      "is it part of the subscription",
    ],
    answer: `The subscription is a studio by the month: ${serviceCategories.items.map(({ name }) => lowerFirst(name)).join(", ")}. Revisions are unlimited, work starts within ${start} of a brief, and it costs from ${subscriptionPrice} per month, excluding VAT.`,
    source: pricing,
  },
  {
    id: "cancel",
    about: "subscription",
    aspect: "cancel",
    cues: [
      "can I cancel",
      "how do I cancel the subscription",
      "what happens if I want to quit",
      "am I tied into a long contract",
      "is there a minimum term",
      "notice period",
      "can I leave whenever I like",
      "stop the subscription",
      "how do I leave",
      "contract length",
      "is there a contract",
    ],
    answer: `You can cancel with ${notice}’ notice, in writing. Whatever has been delivered by then stays yours.`,
    source: pricing,
  },
  {
    id: "pause",
    about: "subscription",
    aspect: "pause",
    cues: [
      "can I pause",
      "can we put it on hold for a while",
      "take a break from the subscription",
      "quiet month over the summer",
      "skip a month",
      "stop for a month and start again",
      "can I pause paying",
    ],
    answer: "Yes, you can pause the subscription anytime and start again when you are ready.",
    source: pricing,
  },
  {
    id: "revisions",
    about: "subscription",
    aspect: "revisions",
    cues: [
      "how many revisions do I get",
      "how many rounds of changes are included",
      "what if I do not like it",
      "can I ask for changes",
      "do revisions cost extra",
      "do you charge for changes",
      "does it include revisions",
    ],
    answer:
      "Revisions are unlimited on the subscription: you say what is not right yet, as often as it takes.",
    source: pricing,
  },
  {
    id: "start",
    about: "subscription",
    aspect: "start",
    cues: [
      "how soon do you start",
      "how fast can you get going after a brief",
      "how quickly can you begin work",
      "when can you start",
      "when would work begin",
      "how long until a project starts",
      "lead time to start",
    ],
    answer: `On the subscription, projects start within ${start} of your brief.`,
    source: pricing,
  },
  {
    id: "price-depends",
    about: "subscription",
    aspect: "price-depends",
    cues: [
      "what does the price depend on",
      "why does it say from 15000",
      "could it cost more",
      "what makes the subscription price go up",
    ],
    answer: `“From ${subscriptionPrice}” depends on how much you want made at the same time, and how much of it needs a crew and a camera. The monthly figure is put in writing before anything starts.`,
    source: pricing,
  },
];

const paymentFacts: readonly Fact[] = [
  {
    id: "vat",
    aspect: "vat",
    cues: [
      "is VAT included",
      "do your prices include VAT",
      "is tax on top of the price",
      "are prices with or without VAT",
      "plus vat",
    ],
    answer: "No. All prices exclude VAT; the subscription and the PR packages are for businesses.",
    source: pricing,
  },
  {
    id: "payment-methods",
    aspect: "payment",
    cues: [
      "how can I pay",
      "payment methods",
      "which ways to pay do you accept",
      "do you accept crypto",
      "can I pay with cryptocurrency",
      "can I pay in pounds",
      "pay in normal money",
      "do you take crypto",
      "which currencies do you accept",
      "how do payments work",
    ],
    answer:
      "You can pay in pounds, in Ether or in Bitcoin. PR packages can be paid in ETH; Bitcoin is accepted by invoice.",
    source: pricing,
  },
  {
    id: "bitcoin",
    aspect: "bitcoin",
    cues: ["can I pay in bitcoin", "do you accept bitcoin", "do you take BTC", "bitcoin invoice"],
    answer:
      "Yes. Bitcoin is accepted by invoice: the invoice names the amount and the address to pay.",
    source: pricing,
  },
  {
    id: "ether",
    aspect: "ether",
    cues: [
      "can I pay in ETH",
      "do you take ethereum",
      "do you accept ether",
      "how does paying with ETH work",
      "pay with eth",
    ],
    answer:
      "Yes, PR packages can be paid in ETH. The price stands in pounds; you are quoted its worth in Ether, to six decimals, and the quote holds for 15 minutes.",
    source: { title: "Terms: paying in ETH", href: "/terms#eth" },
  },
  {
    id: "eth-quote",
    aspect: "eth-quote",
    cues: [
      "how long is the ETH quote valid",
      "how long do I have to pay once I get the quote",
      "how long does the quote hold",
      "when does the eth quote expire",
      "time to pay in eth",
    ],
    answer: "An ETH quote holds for 15 minutes; send exactly the amount shown within that time.",
    source: { title: "Terms: paying in ETH", href: "/terms#eth" },
  },
  {
    id: "eth-mismatch",
    aspect: "eth-mismatch",
    cues: [
      "what if I send too much or too little ETH",
      "what if my eth payment is late",
      "I sent the wrong amount of eth",
      "is a late crypto payment lost",
      "paid from another wallet",
    ],
    answer:
      "Nothing is lost. Too little: we ask for the rest or return it. Too much: the campaign starts and we return the difference. Late: we accept it if it still covers the package, otherwise we settle or return it.",
    source: { title: "Terms: paying in ETH", href: "/terms#eth" },
  },
  {
    id: "invoices",
    aspect: "invoices",
    cues: [
      "when are invoices due",
      "payment terms",
      "how many days do I have to pay an invoice",
      "late payment interest",
    ],
    answer: "Invoices fall due within 14 days, and the subscription is charged monthly in advance.",
    source: { title: "Terms: prices and invoices", href: "/terms#prices" },
  },
];

const prices = prPackages.map(({ name, price_gbp }) => `${name} ${formatPounds(price_gbp)}`);

const packageFacts: readonly Fact[] = [
  {
    id: "packages-price",
    about: prService,
    aspect: "price",
    cues: [
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

export const pricingFacts: readonly Fact[] = [
  ...subscriptionFacts,
  ...paymentFacts,
  ...packageFacts,
  ...eachPackage,
];
