import { claimFigure } from "./claims.ts";
import { formatPounds } from "./money.ts";
import { prPackages } from "./pr-packages.ts";

/** Written once: pages, structured data and the database rows read them here. */
export const subscription = {
  price_gbp: 15_000,
  from: "From",
  period: "per month",
  name: "Creative subscription",
  description:
    "Strategy, film, advertising, social and PR from one studio, by the month, with unlimited revisions.",
} as const;

export const vatNote = "For businesses. All prices exclude VAT.";
export const subscriptionPrice = formatPounds(subscription.price_gbp);

export const lowestPrPrice = formatPounds(Math.min(...prPackages.map((each) => each.price_gbp)));

/** What every subscription promises; the figures are those of `claims.ts`. */
export const included = {
  heading: "Included in all plans",
  items: [
    {
      name: `${claimFigure("revisions")} revisions`,
      line: "Say what is not right yet, as often as it takes. Nobody counts.",
    },
    {
      name: `A start within ${claimFigure("project-start")}`,
      line: "From your brief, not from the next free Monday.",
    },
    {
      name: "Pause anytime",
      line: "A quiet month should cost you nothing but quiet. Start again when you are ready.",
    },
    {
      name: `${claimFigure("cancellation")}’ notice`,
      line: "That is the whole of the small print about leaving.",
    },
    {
      name: "Your choice of approach",
      line: "Full AI, Hybrid or Human-only, decided project by project, by you.",
    },
    {
      name: "A client area",
      line: "Every project, its status and its deadline, and a line to the people making it.",
    },
    {
      name: "Every screen",
      line: "Each piece cut wide, square and upright, wherever it has to live.",
    },
    {
      name: "A person’s yes",
      line: "A director signs off each piece before you do. No machine approves its own work.",
    },
  ],
} as const;

export type ServiceCategory = { name: string; line: string; to: string };

export const storytellingLine =
  "Ideas, scripts and series, explored with models and finished by writers.";

export const serviceCategories: { heading: string; items: readonly ServiceCategory[] } = {
  heading: "Six kinds of work, one price",
  items: [
    {
      name: "AI storytelling",
      line: storytellingLine,
      to: "/our-process",
    },
    {
      name: "Cinematic ads",
      line: "One idea, lit properly, cut for every screen it has to live on.",
      to: "/services#cinematic-ad-creation",
    },
    {
      name: "Video and film production",
      line: "Brand films, documentaries and shorts: shot, generated, or both.",
      to: "/film-production",
    },
    {
      name: "Social media content",
      line: "Posts and vertical films that sound like you, made for the feed they appear in.",
      to: "/services#social-media",
    },
    {
      name: "Marketing consultancy",
      line: "Where AI earns its place in your marketing, and where it does not.",
      to: "/services#ai-marketing-consultancy",
    },
    {
      name: "PR",
      line: "News written to be read, and published so that anyone can check it.",
      to: "/services#pr-and-trust-verification",
    },
  ],
};

export type Question = { question: string; answer: string };

export const faq: { heading: string; questions: readonly Question[] } = {
  heading: "Before you ask",
  questions: [
    {
      question: "Can I cancel?",
      answer: `Yes, with ${claimFigure("cancellation")}’ notice. Everything delivered by then is yours to keep using.`,
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
      answer: `Projects start within ${claimFigure("project-start")} of your brief.`,
    },
    {
      question: `What does “from ${subscriptionPrice}” depend on?`,
      answer:
        "On how much you want made at the same time, and how much of it needs a crew and a camera. We settle that on the first call and put the monthly figure in writing before anything starts.",
    },
    {
      question: "Do I have to use AI?",
      answer:
        "No. You choose Full AI, Hybrid or Human-only for each project, and you can choose differently for the next one.",
    },
    {
      question: "Do I need the subscription to buy a PR package?",
      answer:
        "No. Each package is a single campaign at a fixed price. Subscribers have PR among their six kinds of work.",
    },
    {
      question: "What does blockchain verification prove?",
      answer:
        "That this content existed by that date and was published by this studio, and whether a word has changed since. It does not prove that the content is true; that part is still our job and yours.",
    },
    {
      question: "How do we agree on a project?",
      answer:
        "By a proposal that you read, ask about and sign in the browser, with a code from your mailbox. It names every milestone with its price and what makes it due, and the options you can choose. Your signature opens the project; the invoice of what is due on signing follows it.",
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
