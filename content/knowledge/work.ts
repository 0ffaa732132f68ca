import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { caseStudies } from "../case-studies/index.ts";
import { caseStudyCards, type WorkGroup } from "../case-studies/cards.ts";
import type { CaseStudySlug } from "../case-studies/slugs.ts";
import { workGroups } from "../pages/our-work.ts";
import { studyFacts } from "./study-facts.ts";

const page = { title: "Our work", href: "/our-work" };

const aliases: Record<CaseStudySlug, readonly string[]> = {
  "ai-movies": ["AI movie", "AI films", "The Ring", "Last Carriage"],
  profitflow: ["profit flow"],
  "human-factor": ["human factor", "human factor experiment", "human factor test"],
  thoughtshot: ["thought shot", "thoughtshots"],
  "vertical-video": ["vertical film"],
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
  ],
};

export const workSubjects: readonly Subject[] = caseStudyCards.map(({ slug, title }) => ({
  id: slug,
  kind: "study",
  names: [title, ...aliases[slug]],
  isParticular: true,
}));

const groupCues: Record<WorkGroup, readonly string[]> = {
  ai: ["which case studies were made with AI", "ai projects you have done", "show me your ai work"],
  film: ["which case studies are films", "show me your film work", "film projects"],
  vertical: ["which case studies are vertical", "social and vertical examples"],
  brand: ["which case studies are for brands", "brand work examples"],
};

const groupFacts = workGroups.map(({ group, label }): Fact => {
  const titles = caseStudyCards
    .filter(({ groups }) => groups.includes(group))
    .map(({ title }) => title);
  return {
    id: `work-${group}`,
    aspect: `work-${group}`,
    cues: groupCues[group],
    answer: `${label}: ${titles.join(", ")}.`,
    source: page,
  };
});

/** Who asks "have you done this for people like us?", and which study answers. */
const trades: readonly { slug: CaseStudySlug; says: string; cues: readonly string[] }[] = [
  {
    slug: "forth-ports",
    says: "Yes: a partnership of several years with a port operator",
    cues: [
      "experience with ports or shipping",
      "industrial and logistics clients",
      "have you worked with infrastructure",
      "long partnerships",
    ],
  },
  {
    slug: "profitflow",
    says: "Yes: the story of a finance product for small firms",
    cues: [
      "experience with finance or fintech products",
      "have you worked for a bank or software company",
      "saas product examples",
    ],
  },
  {
    slug: "human-factor",
    says: "Yes: a film for a charity about loneliness in old age",
    cues: [
      "have you worked for charities",
      "experience with non profit organisations",
      "work for a cause",
    ],
  },
  {
    slug: "vertical-video",
    says: "Yes: an upright film for a clothing brand",
    cues: ["experience with fashion", "have you worked for clothing brands", "retail examples"],
  },
  {
    slug: "ai-lifestyle",
    says: "Yes: a season of pictures for a drinks brand",
    cues: [
      "experience with food and drink",
      "have you worked for a restaurant or drinks brand",
      "product photography examples",
    ],
  },
  {
    slug: "drone-imagery",
    says: "Yes: aerial film for a coastal council, a transport authority and others",
    cues: [
      "experience with councils and the public sector",
      "have you worked for government",
      "energy companies",
      "tourism",
    ],
  },
  {
    slug: "rom-boys",
    says: "The documentary among them is Rom Boys, a feature about a skate-park",
    cues: [
      "which one is a documentary",
      "have you made a documentary",
      "feature film",
      "which case study is a documentary",
    ],
  },
];

const tradeFacts = trades.map(({ slug, says, cues }): Fact => {
  const card = caseStudyCards.find((each) => each.slug === slug);
  const title = card?.title ?? slug;
  return {
    id: `trade-${slug}`,
    aspect: "trade",
    cues,
    answer: says.includes(title) ? `${says}.` : `${says}. Read ${title}.`,
    source: { title, href: card?.to ?? page.href },
  };
});

export const workFacts: readonly Fact[] = [
  {
    id: "work",
    aspect: "work",
    cues: [
      "show me your work",
      "which case studies can I look at",
      "do you have a portfolio",
      "examples of your work",
      "what have you made",
      "list your case studies",
      "past projects",
      "showreel",
    ],
    answer: `Ten case studies: ${caseStudyCards.map(({ title }) => title).join(", ")}. Each shows how it was made.`,
    source: page,
  },
  ...groupFacts,
  ...tradeFacts,
  ...caseStudies.flatMap(studyFacts),
];
