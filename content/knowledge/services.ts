import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { caseStudyCards } from "../case-studies/cards.ts";
import { home } from "../home.ts";
import { filmServices } from "../pages/film-production.ts";
import { storytellingLine, subscriptionPrice } from "../pricing.ts";
import { services, type Service, type ServiceId } from "../services.ts";
import { showStudies } from "./answer-extras.ts";
import { listItems, lowerFirst, nameAll } from "./lower-first.ts";

const page = { title: "Services", href: "/services" };

const names: Record<ServiceId, readonly string[]> = {
  "ai-marketing-consultancy": [
    "marketing consultancy",
    "consultancy",
    "ai marketing consultancy",
    "ai consultancy",
    "strategic ai marketing consultancy",
  ],
  "cinematic-ad-creation": [
    "cinematic ads",
    "cinematic ad creation",
    "cinematic advertising",
    "ads",
  ],
  "social-media": ["social media", "social"],
  "film-production": [
    "film production",
    "video production",
    "film production reimagined",
    "brand film",
  ],
  "pr-and-trust-verification": ["PR", "PR packages", "verified PR", "PR campaign"],
};

export const serviceSubjects: readonly Subject[] = services.map(({ id, shortName, name }) => ({
  id,
  kind: "service",
  names: [...names[id], shortName, name],
}));

function factsOf(service: Service): Fact[] {
  const { id, name, shortName, description, suits, deliverables, price, seenIn } = service;
  const source = { title: name, href: `/services#${id}` };
  const studies = caseStudyCards.filter(({ slug }) => seenIn.includes(slug));
  const facts: Fact[] = [
    {
      id: `${id}-overview`,
      about: id,
      aspect: "overview",
      answer: `${name} is one of our five services. ${description} ${price}, excluding VAT.`,
      source,
    },
    {
      id: `${id}-contents`,
      about: id,
      aspect: "contents",
      answer: `${shortName} brings you: ${listItems(deliverables)}.`,
      source,
    },
    {
      id: `${id}-suits`,
      about: id,
      aspect: "suits",
      answer: `${shortName} is ${lowerFirst(suits)}`,
      source,
    },
  ];
  if (id !== "pr-and-trust-verification") {
    facts.push({
      id: `${id}-price`,
      about: id,
      aspect: "price",
      answer: `${shortName} is part of the subscription, from ${subscriptionPrice} per month, excluding VAT.${id === "film-production" ? " For a single film, the film production page gives a free quote." : ""}`,
      source: { title: "Pricing", href: "/pricing" },
    });
  }
  if (studies.length > 0) {
    facts.push({
      id: `${id}-work`,
      about: id,
      aspect: "work",
      answer: `See it in ${studies.map(({ title }) => title).join(", ")}.`,
      source: { title: studies[0]?.title ?? "", href: studies[0]?.to ?? "/our-work" },
      cards: showStudies(seenIn),
    });
  }
  return facts;
}

const industries = home.hero.industries.map((name) =>
  name === "E-COMMERCE" ? "e-commerce" : name.toLowerCase(),
);

export const serviceFacts: readonly Fact[] = [
  {
    id: "services",
    lists: "service",
    aspect: "services",
    answer: `Five services: ${services
      .map(({ shortName }) => lowerFirst(shortName))
      .join(", ")
      .replace(
        /, (?=[^,]*$)/,
        " and ",
      )}. Four share one subscription; PR is also sold by the campaign.`,
    source: page,
  },
  {
    id: "industries",
    aspect: "industries",
    answer: `We work for ${nameAll(industries)} above all; the case studies show a port operator, a finance product, a charity and others.`,
    source: { title: "Home", href: "/" },
  },
  {
    id: "film-kinds",
    aspect: "film-kinds",
    answer: `Six kinds of film: ${nameAll(
      filmServices.items.map(({ title }) => lowerFirst(title)),
    )}.`,
    source: { title: "Film production", href: "/film-production" },
  },
  {
    id: "film-quote",
    aspect: "film-quote",
    answer: `A single film is priced by quote, and the quote is free: the form is on the film production page, and a person answers within 24 hours. The subscription starts at ${subscriptionPrice} per month, excluding VAT.`,
    source: { title: "Film production", href: "/film-production" },
  },
  {
    id: "verified-pr",
    about: "pr-and-trust-verification",
    aspect: "verification",
    answer:
      "Each campaign’s words are reduced to a fingerprint that is anchored on Ethereum, a public blockchain. Anyone can then check what was said, by when, and whether a word has changed since.",
    source: { title: "Verify a campaign", href: "/verify" },
  },
  {
    id: "captions",
    aspect: "captions",
    answer:
      "Cinematic ads come with captions on every version, and social films with captions to go with them.",
    source: { title: "Services", href: "/services" },
  },
  {
    id: "pr-metrics",
    about: "pr-and-trust-verification",
    aspect: "metrics",
    answer:
      "Reach, media mentions, social engagement and sentiment of a PR campaign are shown in your client area.",
    source: { title: "Client Area", href: "/auth" },
  },
  {
    id: "ai-storytelling",
    aspect: "ai-storytelling",
    answer: `AI storytelling here means ${lowerFirst(storytellingLine)}`,
    source: { title: "Our process", href: "/our-process" },
  },
  ...services.flatMap(factsOf),
];
