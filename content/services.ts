import type { MediaKey } from "./media.ts";
import { lowestPrPrice, subscriptionPrice } from "./pricing.ts";

export type Service = {
  id: string;
  name: string;
  description: string;
  price: string;
  asset: MediaKey;
};

const inSubscription = `In the subscription, from ${subscriptionPrice} per month`;

export const services: readonly Service[] = [
  {
    id: "ai-marketing-consultancy",
    asset: "service-consultancy",
    name: "Strategic AI Marketing Consultancy",
    description:
      "Where AI earns its place in your marketing and where it does not: one plan, costed, in the order to do it.",
    price: inSubscription,
  },
  {
    id: "cinematic-ad-creation",
    asset: "service-ads",
    name: "Cinematic Ad Creation",
    description:
      "Advertising with the patience of cinema. One idea, lit properly, cut for every screen it has to live on.",
    price: inSubscription,
  },
  {
    id: "social-media",
    asset: "service-social",
    name: "Social Media",
    description:
      "A steady run of posts and vertical films that sound like you, each made for the feed it appears in.",
    price: inSubscription,
  },
  {
    id: "film-production",
    asset: "service-film",
    name: "Film Production Reimagined",
    description:
      "Brand films, documentaries and shorts: shot, generated, or both, by a crew at home in either.",
    price: inSubscription,
  },
  {
    id: "pr-and-trust-verification",
    asset: "service-pr",
    name: "Next-Generation PR & Trust Verification",
    description:
      "Campaigns whose words are fingerprinted on a public blockchain, so that anyone can check what you said and when.",
    price: `From ${lowestPrPrice} per campaign`,
  },
];
