import type { Fact, Subject } from "../../domain/chat/fact.ts";
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
    cues: [
      "how much is the subscription",
      "what does the subscription cost per month",
      "price per month",
      "monthly price",
      "what is it per month",
      "monthly fee for the retainer",
      "cost of having you on retainer",
      "how much are you a month",
      "is that the final price or the starting price",
      "where does the price start",
      "starting price 15000",
      "is 15000 per month or per year",
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
      "what do I get for 15000",
      "included in all plans",
      "what does it cover",
      "is it part of the subscription",
      "is film production included in the subscription",
      "does the subscription include PR",
      "does the subscription include social media and ads",
      "is consultancy part of the subscription",
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
      "cancellation policy",
      "can I leave whenever I like",
      "stop the subscription",
      "how do I leave",
      "is there a minimum contract",
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
      "what if I do not like the result",
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
      "are you available",
      "do you have capacity",
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
