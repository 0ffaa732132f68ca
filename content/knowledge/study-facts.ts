import type { Fact } from "../../domain/chat/fact.ts";
import { asksForLead } from "../../domain/chat/protocol.ts";
import type { Block, Figure } from "../case-studies/blocks.ts";
import type { CaseStudy } from "../case-studies/case-study.ts";
import { listItems, lowerFirst, nameAll } from "./lower-first.ts";

type Told = Pick<Fact, "aspect" | "cues" | "answer"> & { at?: string; isPassage?: true };

/** How visitors ask for what a study states under these terms. */
const termCues: Readonly<Record<string, readonly string[]>> = {
  Client: ["who was the client", "who was it made for", "which company"],
  Form: ["what kind of project was it", "what form", "type of film"],
  Role: ["what was your role", "what did you do on it", "which part did you play"],
  Place: ["where was it filmed", "where does it take place", "location"],
  Delivered: ["what did you deliver", "what did you make for them"],
  Approach: ["which approach did you use", "was it ai or filmed", "how was it made"],
  "Camera days": ["how many camera days", "was it filmed with a camera"],
  People: ["who made it", "how many people worked on it"],
  Frame: ["what aspect ratio", "which format", "what shape is the frame"],
  Seen: ["where is it shown", "is there sound"],
  Length: ["how long is it", "how long are they"],
  "Written, directed and cut by": ["who made them", "who wrote and directed it"],
  Budget: [
    "what was the budget",
    "how much did it cost",
    "what did it cost",
    "traditional cost",
    "price of a traditional shoot",
  ],
  Timeline: ["how long did it take", "how much time", "traditional timeline in weeks"],
  "Crew Size": ["how many people", "how big was the crew", "crew size"],
  Iterations: ["how many iterations", "rounds of changes"],
};

export function studyFacts(study: CaseStudy): Fact[] {
  const { card, path, hero } = study;
  const told: Told[] = [
    {
      aspect: "overview",
      cues: [
        "what is it about",
        "tell me about it",
        "what is the story",
        "describe the project",
        "what was the idea",
      ],
      answer: `${card.title}: ${lowerFirst(card.description)}`,
    },
    ...hero.facts.map(({ term, detail }) => tellTerm(card.title, term, detail)),
    ...study.blocks.flatMap((block) => tellBlock(card.title, block)),
  ];
  return told.map(({ at, ...fact }, place) => ({
    ...fact,
    id: `${card.slug}-${place}-${fact.aspect}`,
    about: card.slug,
    source: { title: card.title, href: at === undefined ? path : `${path}#${at}` },
  }));
}

function tellTerm(title: string, term: string, detail: string): Told {
  const aspect = term.toLowerCase();
  return {
    aspect,
    cues: [term, ...(termCues[term] ?? [])],
    answer: `${title}, ${aspect}: ${lowerFirst(detail).replace(/\.$/, "")}.`,
  };
}

function tellFigures(title: string, figures: readonly Figure[], at?: string): Told[] {
  return figures.map(({ figure, label }) => ({
    aspect: label,
    cues: [label, ...figureCues(`${figure} ${label}`)],
    answer: `${title}: ${figure} ${label}.`,
    ...(at === undefined ? {} : { at }),
  }));
}

/** What a figure counts is asked for in other words than it is given in. */
function figureCues(text: string): string[] {
  const cues: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^6 years/, ["how long did it take to make", "how many years"]],
    [/minutes/, ["how long is the film", "running time", "length in minutes"]],
    [/screens/, ["how many cinemas showed it", "how many screens"]],
    [/footage/, ["how many hours of footage", "how much was shot"]],
    [/generation$/, ["what was the budget", "how much did it cost", "what was spent"]],
    [/hours from brief/, ["how long did it take", "how much time did it take"]],
    [/assets/, ["how many pictures", "how many assets came out of it"]],
    [/quote$/, ["how much was saved", "how much cheaper was it", "cost reduction"]],
    [/list before/, ["how many people on the mailing list"]],
    [/previews/, ["how many previews"]],
    [/sold out/, ["was it sold out", "how many evenings sold out"]],
    [/paid media/, ["how much was spent on marketing", "advertising budget", "paid media spend"]],
  ];
  return cues.flatMap(([pattern, ways]) => (pattern.test(text) ? [...ways] : []));
}

/** Points that read as an invitation to write to us stay out: they would bring up the lead form. */
function join(points: readonly string[], most: number): string {
  return listItems(points.filter((point) => !asksForLead(point)).slice(0, most));
}

function tellBlock(title: string, block: Block): Told[] {
  switch (block.block) {
    case "stats":
      return tellFigures(title, block.figures);
    case "numbers":
      return tellFigures(title, block.figures, block.id);
    case "results":
      return [
        {
          aspect: "results",
          cues: [
            "what were the results",
            "what came of it",
            "what did it achieve",
            "did it work",
            "what did you find out",
            "outcome and impact",
            "what did it show",
          ],
          answer: `What came of ${title}: ${join(block.points, 2)}.`,
          at: block.id,
        },
      ];
    case "insight":
      return [
        {
          aspect: block.heading.toLowerCase(),
          cues: [block.heading, "what did you learn", "key insight", "what is the lesson"],
          answer: `${title}, ${lowerFirst(block.heading)}: ${block.text}`,
          at: block.id,
        },
      ];
    case "list":
      return [
        {
          aspect: block.heading.toLowerCase(),
          cues: [
            block.heading,
            ...(listCues[block.id] ?? []),
            ...block.items.map(({ term }) => term),
          ],
          answer: `${title}, ${lowerFirst(block.heading)}: ${block.items.map(({ term }) => lowerFirst(term)).join(", ")}.`,
          at: block.id,
        },
        ...block.items.map(({ term, detail }) => ({
          aspect: `${block.heading} ${term}`.toLowerCase(),
          cues: [`${term} ${block.heading}`],
          answer: `${title}, ${lowerFirst(term)}: ${lowerFirst(detail)}`,
          at: block.id,
          ...(detail.length > 140 ? { isPassage: true as const } : {}),
        })),
      ];
    case "columns":
      return block.columns.map(({ heading, items }) => ({
        aspect: `${block.heading} ${heading}`.toLowerCase(),
        cues: [
          `${block.heading} ${heading}`,
          block.heading,
          ...(listCues[block.id] ?? []),
          ...items,
        ],
        answer: `${title}, ${lowerFirst(block.heading)}, ${lowerFirst(heading)}: ${listItems(items)}.`,
        at: block.id,
      }));
    case "technical":
      return block.sections.flatMap(({ heading, specifications }) =>
        specifications.map(({ term, detail }) => ({
          ...tellTerm(title, term, detail),
          cues: [term, `${heading} ${term}`],
          at: block.id,
        })),
      );
    case "phases":
      return [
        {
          aspect: "phases",
          cues: ["how was it made", "which phases", "what was the method", "how was the day spent"],
          answer: `${title} was made in three phases: ${block.phases.map(({ name, length }) => `${name} (${lowerFirst(length)})`).join(", ")}.`,
          at: block.id,
        },
      ];
    case "table":
      return block.rows.map(([term, before, after]) => ({
        aspect: term.toLowerCase(),
        cues: [term, ...(termCues[term] ?? []), "traditional way compared with AI"],
        answer: `${title}, ${term.toLowerCase()}: ${lowerFirst(after)} with AI, ${lowerFirst(before)} the traditional way.`,
        at: block.id,
      }));
    case "cards":
      return [
        {
          aspect: "comparison",
          cues: [
            "what is the difference",
            "ai alone compared with directed",
            "what did you compare",
            "which film was better",
          ],
          answer: block.cards
            .map(({ name, points }) => `${name}: ${join(points.slice(2), 1)}.`)
            .join(" "),
          at: block.id,
        },
      ];
    case "films":
      return [
        {
          aspect: "films",
          cues: [
            "what are the films called",
            "titles of the films",
            "can I watch it",
            "where is the trailer",
            "watch the film",
          ],
          answer: `You can watch ${nameAll(block.films.map((film) => film.title))} on the page.`,
          at: block.id,
        },
      ];
    case "links":
      return [
        {
          aspect: "references",
          cues: ["references and links"],
          answer: `References of ${title}: ${block.links.map(({ label }) => label).join(", ")}.`,
          at: block.id,
        },
      ];
    case "outside":
      return [
        {
          aspect: "outside",
          cues: [block.heading, block.link.label],
          answer: `${block.text} ${block.link.label}: the link is on the page.`,
          at: block.id,
        },
      ];
    case "story":
      return [
        {
          aspect: block.heading.toLowerCase(),
          cues: [block.heading],
          answer: block.paragraphs.join(" "),
          at: block.id,
          isPassage: true,
        },
      ];
    case "gallery":
    case "frame":
      return [];
  }
}

const listCues: Readonly<Record<string, readonly string[]>> = {
  tools: ["which AI tools did you use", "which models", "what software made it"],
  clients: ["who were the clients", "who was it made for"],
  recognition: ["which festivals was it shown at", "did it win anything", "awards and festivals"],
  coverage: ["was it in the press", "media coverage and reviews"],
  distribution: ["where can I see it", "how was it distributed", "is it streaming"],
  credits: ["who did what", "who wrote it", "who made them"],
  licensing: [
    "can I license the footage",
    "how does licensing work",
    "can I buy the drone footage",
    "usage rights",
  ],
  delivered: ["what did you make", "what was delivered"],
  scope: ["what did production cover", "what work was done"],
};
