import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { claimFigure } from "../claims.ts";
import { serviceCategories, subscriptionPrice } from "../pricing.ts";
import { lowerFirst } from "./lower-first.ts";

const pricing = { title: "Pricing", href: "/pricing" };
const notice = claimFigure("cancellation");
const start = claimFigure("project-start");

export const subscriptionSubjects: readonly Subject[] = [
  {
    id: "subscription",
    kind: "plan",
    names: ["subscription", "creative subscription", "monthly subscription"],
  },
];

export const subscriptionFacts: readonly Fact[] = [
  {
    id: "subscription-price",
    about: "subscription",
    aspect: "price",
    answer: `The creative subscription starts at ${subscriptionPrice} per month, excluding VAT. The exact figure depends on how much is made at once and how much needs a crew; you get it in writing first.`,
    source: pricing,
  },
  {
    id: "subscription-overview",
    about: "subscription",
    aspect: "overview",
    answer: `The subscription is a studio by the month: ${serviceCategories.items.map(({ name }) => lowerFirst(name)).join(", ")}. Revisions are unlimited, work starts within ${start} of a brief, and it costs from ${subscriptionPrice} per month, excluding VAT.`,
    source: pricing,
  },
  {
    id: "cancel",
    about: "subscription",
    aspect: "cancel",
    answer: `You can cancel with ${notice}’ notice, in writing. Whatever has been delivered by then stays yours.`,
    source: pricing,
  },
  {
    id: "pause",
    about: "subscription",
    aspect: "pause",
    answer: "You can pause the subscription anytime and start again when you are ready.",
    source: pricing,
  },
  {
    id: "revisions",
    about: "subscription",
    aspect: "revisions",
    answer:
      "Revisions are unlimited on the subscription: you say what is not right yet, as often as it takes.",
    source: pricing,
  },
  {
    id: "start",
    about: "subscription",
    aspect: "start",
    answer: `On the subscription, projects start within ${start} of your brief.`,
    source: pricing,
  },
  {
    id: "price-depends",
    about: "subscription",
    aspect: "price-depends",
    answer: `“From ${subscriptionPrice}” depends on how much you want made at the same time, and how much of it needs a crew and a camera. The monthly figure is put in writing before anything starts.`,
    source: pricing,
  },
];
