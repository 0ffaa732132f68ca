import type { Fact } from "../../domain/assistant/fact.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import type { Block, Figure } from "../case-studies/blocks.ts";
import { listItems, lowerFirst, nameAll } from "./lower-first.ts";
import { figureCues, listCues, termCues } from "./study-cues.ts";

export type BlockFact = Pick<Fact, "aspect" | "cues" | "answer"> & {
  at?: string;
  isPassage?: true;
  isGap?: true;
};

export function describeTerm(title: string, term: string, detail: string): BlockFact {
  const aspect = term.toLowerCase();
  return {
    aspect,
    cues: [term, ...(termCues.get(term) ?? [])],
    answer: `${title}, ${aspect}: ${lowerFirst(detail).replace(/\.$/, "")}.`,
  };
}

function describeFigures(title: string, figures: readonly Figure[], at?: string): BlockFact[] {
  return figures.map(({ figure, label }) => ({
    aspect: label,
    cues: [label, ...figureCues(`${figure} ${label}`)],
    answer: `${title}: ${figure} ${label}.`,
    ...(at === undefined ? {} : { at }),
  }));
}

/** Points that read as an invitation to write to us stay out: they would bring up the lead form. */
function join(points: readonly string[], most: number): string {
  return listItems(points.filter((point) => !asksForLead(point)).slice(0, most));
}

/** What a part of a case study can answer. */
export function describeStudyBlock(title: string, block: Block): BlockFact[] {
  switch (block.block) {
    case "stats":
      return describeFigures(title, block.figures);
    case "numbers":
      return describeFigures(title, block.figures, block.id);
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
            ...(listCues.get(block.id) ?? []),
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
          ...(listCues.get(block.id) ?? []),
          ...items,
        ],
        answer: `${title}, ${lowerFirst(block.heading)}, ${lowerFirst(heading)}: ${listItems(items)}.`,
        at: block.id,
      }));
    case "technical":
      return block.sections.flatMap(({ heading, specifications }) =>
        specifications.map(({ term, detail }) => ({
          ...describeTerm(title, term, detail),
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
        cues: [term, ...(termCues.get(term) ?? []), "traditional way compared with AI"],
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
          answer: `You can watch ${nameAll(block.films.map((film) => `“${film.title}”`))} on the page.`,
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
    default:
      return [];
  }
}
