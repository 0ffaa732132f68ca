import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { caseStudies } from "../case-studies/index.ts";
import { caseStudyCards } from "../case-studies/cards.ts";
import type { CaseStudySlug } from "../case-studies/slugs.ts";
import { workGroups } from "../pages/our-work.ts";
import { showStudies } from "./answer-extras.ts";
import { studyFacts } from "./study-facts.ts";

const page = { title: "Our work", href: "/our-work" };

const aliases: Record<CaseStudySlug, readonly string[]> = {
  "ai-movies": ["AI movie", "AI films", "The Ring", "Last Carriage"],
  profitflow: ["profit flow", "finance product", "finance film", "money app"],
  "human-factor": [
    "human factor",
    "human factor experiment",
    "human factor test",
    "charity film",
    "loneliness film",
  ],
  thoughtshot: ["thought shot", "thoughtshots"],
  "vertical-video": ["vertical film", "rain film", "clothing film"],
  "drone-imagery": ["drone project", "drone film", "drone work", "drone", "aerial project"],
  "forth-ports": [
    "working port",
    "forth ports",
    "port film",
    "port project",
    "port operator",
    "ports",
    "shipping",
  ],
  "port-storm": [
    "port in a storm",
    "port storm",
    "storm film",
    "storm",
    "lighthouse film",
    "harbour film",
  ],
  "rom-boys": ["romboys", "rom boy", "skate film", "skateboard film", "skate documentary"],
  "ai-lifestyle": [
    "lifestyle",
    "lifestyle campaign",
    "lifestyle project",
    "lifestyle shoot",
    "lifestyle case study",
    "$10 campaign",
    "ten dollar campaign",
    "drinks campaign",
    "drinks brand",
  ],
};

export const workSubjects: readonly Subject[] = caseStudyCards.map(({ slug, title }) => ({
  id: slug,
  kind: "study",
  names: [title, ...aliases[slug]],
  isParticular: true,
}));

const groupFacts = workGroups.map(({ group, label }): Fact => {
  const shown = caseStudyCards.filter(({ groups }) => groups.includes(group));
  return {
    id: `work-${group}`,
    aspect: `work-${group}`,
    answer: `${label}: ${shown.map(({ title }) => title).join(", ")}.`,
    source: page,
    cards: showStudies(shown.map(({ slug }) => slug)),
  };
});

/** Who asks "have you done this for people like us?", and which study answers. */
const trades: readonly { slug: CaseStudySlug; says: string }[] = [
  {
    slug: "forth-ports",
    says: "A partnership of several years with a port operator",
  },
  {
    slug: "profitflow",
    says: "The story of a finance product for small firms",
  },
  {
    slug: "human-factor",
    says: "A film for a charity about loneliness in old age",
  },
  {
    slug: "vertical-video",
    says: "An upright film for a clothing brand",
  },
  {
    slug: "ai-lifestyle",
    says: "A season of pictures for a drinks brand",
  },
  {
    slug: "drone-imagery",
    says: "Aerial film for a coastal council, a transport authority and others",
  },
  {
    slug: "rom-boys",
    says: "The documentary among them is Rom Boys, a feature about a skate-park",
  },
];

const tradeFacts = trades.map(({ slug, says }): Fact => {
  const card = caseStudyCards.find((each) => each.slug === slug);
  const title = card?.title ?? slug;
  return {
    id: `trade-${slug}`,
    leadsTo: slug,
    aspect: "trade",
    answer: says.includes(title) ? `${says}.` : `${says}. Read ${title}.`,
    source: { title, href: card?.to ?? page.href },
    cards: showStudies([slug]),
  };
});

export const workFacts: readonly Fact[] = [
  {
    id: "work",
    lists: "study",
    aspect: "work",
    answer: `Ten case studies: ${caseStudyCards.map(({ title }) => title).join(", ")}. Each shows how it was made.`,
    source: page,
    cards: showStudies(caseStudyCards.map(({ slug }) => slug)),
  },
  ...groupFacts,
  ...tradeFacts,
  ...caseStudies.flatMap(studyFacts),
];
