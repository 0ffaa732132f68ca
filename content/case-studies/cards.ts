import type { MediaKey } from "../media.ts";
import type { CaseStudySlug } from "./slugs.ts";

/** What a visitor can narrow the work down to; app/styles/our-work.css names them too. */
export type WorkGroup = "ai" | "film" | "vertical" | "brand";

/** A study as lists and links show it; its page has the rest. */
export type CaseStudyCard = {
  slug: CaseStudySlug;
  to: `/case-study/${CaseStudySlug}`;
  title: string;
  category: string;
  description: string;
  image: MediaKey;
  groups: readonly WorkGroup[];
};

/** In the order in which "Our work" shows them. */
export const caseStudyCards: readonly CaseStudyCard[] = [
  {
    slug: "ai-movies",
    to: "/case-study/ai-movies",
    title: "AI Movies",
    category: "AI film",
    description:
      "Two short films made entirely with AI: a standing ring in the desert at dusk, and the world outside a train window at night.",
    image: "ai-movies-film-1",
    groups: ["ai", "film"],
  },
  {
    slug: "profitflow",
    to: "/case-study/profitflow",
    title: "ProfitFlow",
    category: "Product storytelling",
    description:
      "How a finance product learned to tell its own story: ledger lines turned into rivers of light over dark ground.",
    image: "profitflow-hero",
    groups: ["brand"],
  },
  {
    slug: "human-factor",
    to: "/case-study/human-factor",
    title: "The Human Factor",
    category: "AI and craft",
    description:
      "What a person adds to work that a machine could finish alone: AI on its own compared with AI under direction, side by side.",
    image: "human-factor-hero",
    groups: ["ai", "brand"],
  },
  {
    slug: "thoughtshot",
    to: "/case-study/thoughtshot",
    title: "ThoughtShot",
    category: "Vertical series",
    description:
      "Three vertical films, each a single thought: ink in water, a filament catching light, a tunnel of pages. A Labs experiment in brevity.",
    image: "thoughtshot-film-2",
    groups: ["ai", "vertical"],
  },
  {
    slug: "vertical-video",
    to: "/case-study/vertical-video",
    title: "Vertical Video",
    category: "Vertical format",
    description:
      "A film composed upright from its first storyboard: a rain street between tall signs, and the craft of framing for a phone.",
    image: "vertical-video-1",
    groups: ["vertical", "brand"],
  },
  {
    slug: "drone-imagery",
    to: "/case-study/drone-imagery",
    title: "Drone Imagery",
    category: "Aerial",
    description:
      "Coast, river, terraces and city from above: aerial film and stills made to be licensed, and what the height taught us about story.",
    image: "drone-imagery-5",
    groups: ["film", "brand"],
  },
  {
    slug: "forth-ports",
    to: "/case-study/forth-ports",
    title: "The Working Port",
    category: "Storytelling partnership",
    description:
      "A storytelling partnership of several years with a port operator: film and pictures of cranes, ships and the people who move them.",
    image: "forth-ports-2",
    groups: ["film", "brand"],
  },
  {
    slug: "port-storm",
    to: "/case-study/port-storm",
    title: "Not Just Any Port in a Storm",
    category: "AI film experiment",
    description:
      "An AI film experiment: swell breaking on a harbour wall, one light turning through rain, and the list of tools that made it.",
    image: "port-storm-hero",
    groups: ["ai", "film"],
  },
  {
    slug: "rom-boys",
    to: "/case-study/rom-boys",
    title: "Rom Boys",
    category: "Film and release",
    description:
      "A film of concrete bowls and long shadows, carried from the first day of shooting through marketing and festivals to distribution.",
    image: "rom-boys-hero",
    groups: ["film"],
  },
  {
    slug: "ai-lifestyle",
    to: "/case-study/ai-lifestyle",
    title: "AI Lifestyle",
    category: "AI production",
    description:
      "A lifestyle campaign made with AI for $10: 47 assets in 8 hours, and an honest table of what it would have cost the traditional way.",
    image: "ai-lifestyle-hero",
    groups: ["ai", "brand"],
  },
];

export function caseStudyCard(slug: CaseStudySlug): CaseStudyCard {
  const card = caseStudyCards.find((candidate) => candidate.slug === slug);
  if (!card) throw new Error(`No card for the case study ${slug}`);
  return card;
}
