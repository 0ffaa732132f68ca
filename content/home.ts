import { claimFigure } from "./claims.ts";
import { lowestPrPrice, subscription, subscriptionPrice, vatNote } from "./pricing.ts";
import { findService, type ServiceId } from "./services.ts";

/** A service as the reel of the home page shows it. */
const reelEntry = (id: ServiceId, text: string) => {
  const { shortName: title, asset } = findService(id);
  return { id, title, text, asset, to: `/services#${id}` };
};

/** By the step’s name in content/process.ts. */
const stepLines = new Map<string, string>(
  Object.entries({
    Listen:
      "We ask what should be different once people have seen it. You leave with a brief on one page.",
    Write: "An idea, a script, frames on the wall. You see it while it is still cheap to change.",
    Make: "Shot, generated, or both. You watch it grow in your client area and mark what is not right yet.",
    Release:
      "Cut for every screen, placed where it will be seen and, for PR, fingerprinted so that it can be checked.",
  }),
);

/** What the home page says, in the order in which it says it. */
export const home = {
  hero: {
    headline: ["Stories lit", "from within."],
    standfirst:
      "Cinematic advertising, film and PR, made by storytellers who use AI the way a cinematographer uses light.",
    industriesLabel: "Industries",
    actions: [
      { to: "/contact", label: "Book a consultation" },
      { to: "/our-work", label: "View our work" },
    ],
    industries: ["TECH STARTUPS", "E-COMMERCE", "HEALTHCARE", "FINTECH"],
  },
  opening: {
    label: "What we are for",
    statement:
      "Anyone can generate a picture now. Very few pictures are remembered. We write the story first, light it like cinema, and use AI where it lets the story go further.",
  },
  make: {
    label: "What we make",
    heading: "One studio, from the first line to the last frame.",
    action: { to: "/services", label: "All five services" },
    entries: [
      reelEntry(
        "cinematic-ad-creation",
        "Thirty seconds that look like two hours. Written, generated, shot and graded under one roof.",
      ),
      reelEntry(
        "film-production",
        "Crew, camera and stage where a scene needs them; AI where it gives the scene more.",
      ),
      reelEntry(
        "social-media",
        "Stories cut for the hand that holds them, in the format and rhythm of each feed.",
      ),
      reelEntry(
        "ai-marketing-consultancy",
        "The map before the journey: what to make, in which order, and where a machine should stay out of it.",
      ),
      reelEntry(
        "pr-and-trust-verification",
        "Campaigns anchored on a blockchain, so anyone can check what was published, and when.",
      ),
    ],
  },
  work: {
    years: claimFigure("years"),
    yearsLabel: `years a creative partner. Founded in ${claimFigure("founded")}.`,
    heading: "Ten stories, with the workings shown.",
    text: "What was asked, what was made, and how it was done. Open any of them.",
    action: { to: "/our-work", label: "All our work" },
  },
  proof: {
    label: "Verified PR",
    heading: "Change one character and everybody can tell.",
    text: "A verified campaign is reduced to a fingerprint and written to a public blockchain. Edit the words and the fingerprint no longer fits. It shows what was published, and by when. It cannot make it true.",
    note: "SHA-256, not an illustration. Compute it yourself.",
    /** Compared with the real thing by content/home.test.ts. */
    samples: [
      {
        label: "Published",
        words: "We launch on 4 May.",
        fingerprint: "c43afe8657db297eb9515dc46f4ab824a2741864eb60c71f0084cbf33e8838fd",
      },
      {
        label: "Altered",
        words: "We launch on 5 May.",
        fingerprint: "06d4de282cb2cc326103865bd58d446cfa680e439053dbd111836810305e8311",
      },
    ],
    actions: [
      { to: "/verify", label: "Check a proof yourself" },
      { to: "/services#pr-and-trust-verification", label: "How verified PR works" },
    ],
  },
  process: {
    label: "How it goes",
    heading: "Four steps. You are in the room for each.",
    lines: stepLines,
    action: { to: "/our-process", label: "Walk through the process" },
  },
  price: {
    label: subscription.name,
    heading: "A creative department by the month.",
    from: subscription.from,
    amount: subscriptionPrice,
    period: subscription.period,
    vatNote,
    facts: [
      { figure: claimFigure("revisions"), text: "revisions, until it is right" },
      { figure: claimFigure("project-start"), text: "from your brief to work begun" },
      { figure: claimFigure("cancellation"), text: "notice to leave; pause anytime" },
    ],
    campaign: `Only need PR? Verified campaigns start at ${lowestPrPrice}, payable in ETH.`,
    action: { to: "/pricing", label: "See pricing" },
  },
  invitation: {
    heading: "What should people feel when your name comes up?",
    text: "Two lines are enough to begin. A producer answers within 24 hours.",
    action: { to: "/contact", label: "Tell us" },
  },
} as const;
