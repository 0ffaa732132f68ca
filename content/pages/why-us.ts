import { brand } from "../brand.ts";
import { claimFigure } from "../claims.ts";
import { titleOf, type Page, type PageLink } from "../page.ts";
import { lowestPrPrice, subscriptionPrice } from "../pricing.ts";
import { vatMark } from "../pr-packages.ts";

export const whyUsPage: Page = {
  path: "/why-us",
  label: "Why",
  title: titleOf("Why Us"),
  description:
    "One team from first line to last frame, prices in public, a start within 12 hours, and PR that anyone can check for themselves. Why clients choose us.",
  keywords: ["why choose an AI agency", "creative partner", "transparent pricing", "verified PR"],
  type: "website",
  eyebrow: "Why us",
  heading: "One team, first line to last frame.",
  standfirst:
    "Campaigns lose their story in the gaps between agencies. Ours never leaves the room: the people who write it also shoot it, generate it, cut it and place it.",
};

export type Reason = {
  claim: string;
  ground: string;
  evidence: string;
  link: PageLink;
  figures?: readonly { figure: string; label: string }[];
};

export const reasons: { label: string; heading: string; proof: string; items: readonly Reason[] } =
  {
    label: "What you can hold us to",
    heading: "Six things to hold us to, each with its proof.",
    proof: "The proof",
    items: [
      {
        claim: "People decide.",
        ground:
          "AI drafts, renders and multiplies. A writer chooses the words, a director chooses the frame, and you approve both. Nothing leaves the studio because a machine thought it was good enough.",
        evidence:
          "We gave a machine and a director the same task, and published the difference side by side.",
        link: { to: "/case-study/human-factor", label: "The Human Factor" },
      },
      {
        claim: "We show our sums.",
        ground:
          "What AI saves is easy to boast about. We would rather publish the budget, the hours and the count, next to what the traditional way would have taken, and let you do the arithmetic.",
        evidence: "A lifestyle campaign, set line by line beside a traditional shoot.",
        figures: [
          { figure: claimFigure("lifestyle-budget"), label: "budget" },
          { figure: claimFigure("lifestyle-duration"), label: "of making" },
          { figure: claimFigure("lifestyle-assets"), label: "assets" },
        ],
        link: { to: "/case-study/ai-lifestyle", label: "AI Lifestyle" },
      },
      {
        claim: "We do the other half.",
        ground:
          "Most films end at the export. The other half of the work is finding them an audience: the marketing, the festivals, the coverage, the distribution. The people who made it know best how to send it out.",
        evidence: "One film, followed from its production to its distribution.",
        link: { to: "/case-study/rom-boys", label: "Rom Boys" },
      },
      {
        claim: "We stay.",
        ground: `Some stories take years to tell, and a partner who has been there needs no second briefing. We have been at this since ${claimFigure("founded")}; we are not hard to find again.`,
        evidence: "A storytelling partnership of several years with one port operator.",
        link: { to: "/case-study/forth-ports", label: "The Working Port" },
      },
      {
        claim: "You know the price.",
        ground: `The subscription starts at ${subscriptionPrice} per month and PR campaigns at ${lowestPrPrice}, both ${vatMark}. Pause whenever you like; leave with ${claimFigure("cancellation")}’ notice. None of that waits for a sales call.`,
        evidence: "Every price we have, on one page you can print.",
        link: { to: "/pricing", label: "Pricing" },
      },
      {
        claim: "You can check.",
        ground:
          "Verified campaigns carry a fingerprint on a public blockchain. Anyone can see that your words existed by that date, came from us and have not changed since, without taking our word for it.",
        evidence: "Drop in a proof and the content; your own browser does the checking.",
        link: { to: "/verify", label: "Verify" },
      },
    ],
  };

export const comparison = {
  heading: "Four ways to get this made.",
  note: "We sell one of them, so read this with that in mind. The last two rows are the ones to start with.",
  caption: "In-house team, freelancers, traditional agency and this studio compared",
  corner: "Question",
  columns: ["In-house team", "Freelancers", "Traditional agency", brand.name],
  rows: [
    {
      question: "What you pay",
      cells: [
        "Salaries, kit and software, in busy months and quiet ones",
        "A rate each, and your own time to hold them together",
        "As a rule a retainer, or a quote for each project",
        `From ${subscriptionPrice} per month, ${vatMark}, all kinds of work included`,
      ],
    },
    {
      question: "How it starts",
      cells: [
        "With hiring",
        "When the right person is free",
        "Often with a pitch and a scope",
        `Within ${claimFigure("project-start")} of your brief`,
      ],
    },
    {
      question: "Who holds the story",
      cells: [
        "Your own people, who know it best",
        "You do, between all of them",
        "An account team, between you and the makers",
        "The people who make it, from first line to last frame",
      ],
    },
    {
      question: "Use of AI",
      cells: [
        "As far as the team has learnt it",
        "Differs from one to the next",
        "Differs from house to house: ask",
        "Full AI, Hybrid or Human-only: your choice for each project",
      ],
    },
    {
      question: "Needing less",
      cells: [
        "The cost stays",
        "You stop booking",
        "What the contract says",
        `Pause anytime, or leave with ${claimFigure("cancellation")}’ notice`,
      ],
    },
    {
      question: "Where it is weak",
      cells: [
        "Rare skills are hard to hire and hard to keep busy",
        "Nobody answers for the whole",
        "The brief passes through several hands",
        "We are not in your building, and a monthly price needs work for every month",
      ],
    },
    {
      question: "Choose it when",
      cells: [
        "You need somebody beside you every day, for years",
        "You need one craft, once, and can direct it yourself",
        "You are buying media at scale, in many markets at once",
        "You need a steady run of finished work and one team to answer for it",
      ],
    },
  ],
} as const;

export const aiAtWork = {
  label: "How we use AI",
  heading: ["Models make options.", "People make choices."],
  machine: "The model",
  person: "The person",
  stages: [
    {
      stage: "Research",
      machine: "reads widely and sums up fast.",
      person: "A strategist decides what is true and what matters.",
    },
    {
      stage: "Script",
      machine: "offers openings, endings, other ways in.",
      person: "A writer chooses every word that stays.",
    },
    {
      stage: "Boards",
      machine: "draws more frames than a wall can hold.",
      person: "A director keeps the few that tell it.",
    },
    {
      stage: "Picture",
      machine: "generates worlds, weather and crowds no camera could reach.",
      person: "The director decides light, lens, and what not to show.",
    },
    {
      stage: "Edit",
      machine: "sorts takes, cleans sound, tries rhythms.",
      person: "An editor decides where it breathes.",
    },
    {
      stage: "Release",
      machine: "cuts a version for each screen and feed.",
      person: "You say yes. Nothing goes out before that.",
    },
  ],
  optOut: {
    text: "And where you would rather have no model at all, there is none.",
    link: { to: "/our-process#approaches", label: "Compare the three approaches" },
  },
} as const;

export const whyUsCall = {
  heading: "Ask us something difficult.",
  link: { to: "/contact", label: "Book a consultation" },
} as const;
