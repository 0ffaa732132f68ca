import type { CaseStudySlug } from "./case-studies/slugs.ts";
import type { MediaKey } from "./media.ts";
import type { PageLink } from "./page.ts";
import { lowestPrPrice, subscription, subscriptionPrice } from "./pricing.ts";
import { prPackages } from "./pr-packages.ts";

/** The least a service costs, without VAT, and what that amount buys. */
type ServiceOffer = { price_gbp: number; per: "month" | "campaign"; within: string };

export type ServiceId =
  | "ai-marketing-consultancy"
  | "cinematic-ad-creation"
  | "social-media"
  | "film-production"
  | "pr-and-trust-verification";

export type Service = {
  id: ServiceId;
  name: string;
  /** Where the full name has no room: in lists and links. */
  shortName: string;
  description: string;
  /** Who should ask for it. */
  suits: string;
  deliverables: readonly string[];
  offer: ServiceOffer;
  price: string;
  /** Where it is sold in more than one size. */
  tiers?: readonly { id: string; name: string; price_gbp: number }[];
  seenIn: readonly CaseStudySlug[];
  next: PageLink;
  asset: MediaKey;
};

const bySubscription = {
  offer: {
    price_gbp: subscription.price_gbp,
    per: "month",
    within: `in the ${subscription.name.toLowerCase()}`,
  },
  price: `In the subscription, from ${subscriptionPrice} per month`,
} as const;

const byCampaign = {
  offer: {
    price_gbp: Math.min(...prPackages.map((each) => each.price_gbp)),
    per: "campaign",
    within: "for the smallest package",
  },
  price: `From ${lowestPrPrice} per campaign`,
} as const;

export const services: readonly Service[] = [
  {
    id: "ai-marketing-consultancy",
    asset: "service-consultancy",
    name: "Strategic AI Marketing Consultancy",
    shortName: "AI marketing consultancy",
    description:
      "Where AI earns its place in your marketing and where it does not: one plan, costed, in the order to do it.",
    suits: "For teams who have tried the tools and still have no direction.",
    deliverables: [
      "An audit of what you make now, and what each piece costs you",
      "The story your business can own, on one page",
      "A plan by quarter: what to make, how, and with which tools",
      "Rules for using AI that your legal team can sign",
    ],
    ...bySubscription,
    seenIn: ["human-factor", "profitflow"],
    next: { to: "/contact", label: "Book a consultation" },
  },
  {
    id: "cinematic-ad-creation",
    asset: "service-ads",
    name: "Cinematic Ad Creation",
    shortName: "Cinematic ads",
    description:
      "Advertising with the patience of cinema. One idea, lit properly, cut for every screen it has to live on.",
    suits: "For launches that get one chance to be noticed.",
    deliverables: [
      "Script and storyboard before anything is shot or generated",
      "A master film, graded and mixed for cinema and television",
      "Cutdowns and stills from the same scenes",
      "Captions on every version",
    ],
    ...bySubscription,
    seenIn: ["ai-lifestyle", "port-storm"],
    next: { to: "/our-work", label: "View our work" },
  },
  {
    id: "social-media",
    asset: "service-social",
    name: "Social Media",
    shortName: "Social and vertical",
    description:
      "A steady run of posts and vertical films that sound like you, each made for the feed it appears in.",
    suits: "For brands that go quiet between campaigns.",
    deliverables: [
      "A calendar with a point of view",
      "Films composed upright from the first frame",
      "Words, captions and stills to go with them",
      "A monthly look at what held attention, and what we change",
    ],
    ...bySubscription,
    seenIn: ["vertical-video", "thoughtshot"],
    next: { to: "/case-study/vertical-video", label: "See an upright film" },
  },
  {
    id: "film-production",
    asset: "service-film",
    name: "Film Production Reimagined",
    shortName: "Film production",
    description:
      "Brand films, documentaries and shorts: shot, generated, or both, by a crew at home in either.",
    suits: "For stories that need longer than thirty seconds.",
    deliverables: [
      "Development, script and schedule",
      "Crew, camera and stage where a scene has to have happened",
      "Generated worlds where no crew can go",
      "Edit, sound and grade, delivered for screening and streaming",
    ],
    ...bySubscription,
    seenIn: ["forth-ports", "rom-boys", "ai-movies"],
    next: { to: "/film-production", label: "Get a film quote" },
  },
  {
    id: "pr-and-trust-verification",
    asset: "service-pr",
    name: "Next-Generation PR & Trust Verification",
    shortName: "PR you can prove",
    description:
      "Campaigns whose words are fingerprinted on a public blockchain, so that anyone can check what you said and when.",
    suits: "For news that will be quoted, doubted or copied.",
    deliverables: [
      "Releases written, edited and timed",
      "A fingerprint of each one anchored on Ethereum",
      "A proof file anyone can check without asking us",
      "Reach, mentions and sentiment in your client area",
    ],
    ...byCampaign,
    tiers: prPackages,
    seenIn: [],
    next: { to: "/pricing#pr-packages", label: "Compare PR packages" },
  },
];

export function findService(id: ServiceId): Service {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`no service ${id}`);
  return service;
}
