import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { caseStudyCards } from "../case-studies/cards.ts";
import { home } from "../home.ts";
import { filmServices } from "../pages/film-production.ts";
import { storytellingLine, subscriptionPrice } from "../pricing.ts";
import { services, type Service, type ServiceId } from "../services.ts";
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

/** How visitors ask for each without its name. */
const asked: Record<ServiceId, readonly string[]> = {
  "ai-marketing-consultancy": [
    "can you advise us on AI in our marketing",
    "where would AI help our marketing",
    "do you do strategy and consulting",
    "marketing plan and audit",
    "we need marketing advice",
    "help us with our marketing strategy",
    "do you offer training or rules for using ai",
  ],
  "cinematic-ad-creation": [
    "do you make TV commercials",
    "can you make an advert for us",
    "do you produce ads for cinema and television",
    "we need an ad for a launch",
    "can you make a commercial",
  ],
  "social-media": [
    "can you run our Instagram and TikTok",
    "do you make social media posts",
    "do you make reels and shorts",
    "content for linkedin and facebook",
    "do you manage our social channels",
    "vertical films for social feeds",
  ],
  "film-production": [
    "can you shoot a documentary for us",
    "do you make brand films",
    "do you make corporate videos",
    "do you make films",
    "can you film our event with a crew",
    "do you shoot with real cameras and crew",
    "do you make short films",
    "can you make a video for our company",
    "do you make explainer videos",
  ],
  "pr-and-trust-verification": [
    "do you do PR",
    "do you write press releases",
    "can you announce our news to the press",
    "do you do crisis communication",
  ],
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
      cues: [...asked[id], `do you offer ${shortName}`, `tell me about ${shortName}`],
      answer: `${name} is one of our five services. ${description} ${price}, excluding VAT.`,
      source,
    },
    {
      id: `${id}-contents`,
      about: id,
      aspect: "contents",
      cues: ["what do I get", "what is included", "what do you deliver", "deliverables"],
      answer: `${shortName} brings you: ${listItems(deliverables)}.`,
      source,
    },
    {
      id: `${id}-suits`,
      about: id,
      aspect: "suits",
      cues: ["who is it for", "is it right for us", "who should use it"],
      answer: `${shortName} is ${lowerFirst(suits)}`,
      source,
    },
  ];
  if (id !== "pr-and-trust-verification") {
    facts.push({
      id: `${id}-price`,
      about: id,
      aspect: "price",
      cues: ["how much is it", "what does it cost", "price", "how much for one"],
      answer: `${shortName} is part of the subscription, from ${subscriptionPrice} per month, excluding VAT.${id === "film-production" ? " For a single film, the film production page gives a free quote." : ""}`,
      source: { title: "Pricing", href: "/pricing" },
    });
  }
  if (studies.length > 0) {
    facts.push({
      id: `${id}-work`,
      about: id,
      aspect: "work",
      cues: ["examples", "show me case studies", "where can I see it", "have you done it before"],
      answer: `See it in ${studies.map(({ title }) => title).join(", ")}.`,
      source: { title: studies[0]?.title ?? "", href: studies[0]?.to ?? "/our-work" },
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
    aspect: "services",
    cues: [
      "what could you do for my company",
      "which kinds of projects do you take on",
      "your offer",
      "what are you selling",
      "areas of expertise",
      "specialise in",
      "what services do you offer",
      "what do you do",
      "what can you do for us",
      "what does Kinolume do",
      "list of your services",
      "what kind of work do you make",
      "what do you sell",
      "how can you help my business",
    ],
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
    cues: [
      "which industries do you work with",
      "what sectors do you serve",
      "do you work with startups",
      "do you work for healthcare companies",
      "do you work with fintech",
      "do you work with e-commerce shops",
      "what kind of clients do you have",
      "who are your clients",
    ],
    answer: `We work for ${nameAll(industries)} above all; the case studies show a port operator, a finance product, a charity and others.`,
    source: { title: "Home", href: "/" },
  },
  {
    id: "film-kinds",
    aspect: "film-kinds",
    cues: [
      "what kinds of film do you make",
      "types of video you produce",
      "do you make aerial film with drones",
      "do you make documentaries or ai films",
      "do you make vertical video",
    ],
    answer: `Six kinds of film: ${nameAll(
      filmServices.items.map(({ title }) => lowerFirst(title)),
    )}.`,
    source: { title: "Film production", href: "/film-production" },
  },
  {
    id: "film-quote",
    aspect: "film-quote",
    cues: [
      "how do I get a price for a film",
      "is the quote free",
      "how much does a single film cost",
      "price of one brand film",
      "do you quote for a one-off film",
    ],
    answer: `A single film is priced by quote, and the quote is free: the form is on the film production page, and a person answers within 24 hours. The subscription starts at ${subscriptionPrice} per month, excluding VAT.`,
    source: { title: "Film production", href: "/film-production" },
  },
  {
    id: "verified-pr",
    about: "pr-and-trust-verification",
    aspect: "verification",
    cues: [
      "what is the point of putting PR on a blockchain",
      "what good is a blockchain for press releases",
      "why is it verified",
      "what does blockchain verified PR mean",
      "what is verified pr",
      "how does blockchain verification work",
      "why blockchain for PR",
      "what is the fingerprint on the blockchain",
    ],
    answer:
      "Each campaign’s words are reduced to a fingerprint that is anchored on Ethereum, a public blockchain. Anyone can then check what was said, by when, and whether a word has changed since.",
    source: { title: "Verify a campaign", href: "/verify" },
  },
  {
    id: "captions",
    aspect: "captions",
    cues: [
      "do you add subtitles",
      "do films come with captions",
      "subtitles and captions on videos",
    ],
    answer:
      "Cinematic ads come with captions on every version, and social films with captions to go with them.",
    source: { title: "Services", href: "/services" },
  },
  {
    id: "pr-metrics",
    about: "pr-and-trust-verification",
    aspect: "metrics",
    cues: [
      "what metrics do you report",
      "how do you measure campaign results",
      "where can I see campaign results",
      "reach mentions sentiment",
      "do you report on how it performs",
    ],
    answer:
      "Reach, media mentions, social engagement and sentiment of a PR campaign are shown in your client area.",
    source: { title: "Client Area", href: "/auth" },
  },
  {
    id: "ai-storytelling",
    aspect: "ai-storytelling",
    cues: ["what is AI storytelling", "what does ai storytelling mean", "ai storytelling agency"],
    answer: `AI storytelling here means ${lowerFirst(storytellingLine)}`,
    source: { title: "Our process", href: "/our-process" },
  },
  ...services.flatMap(factsOf),
];
