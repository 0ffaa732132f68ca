import type { Block, Figure } from "../case-studies/blocks.ts";
import type { Fact } from "../../domain/assistant/fact.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import { listItems, lowerFirst, nameAll } from "./lower-first.ts";
import { splitPassage } from "./split-passage.ts";

/** `aspect` is unique within its study, and part of the fact's id. */
export type BlockFact = Pick<Fact, "aspect" | "answer" | "isGap" | "items"> & { at?: string };

/** Words of a list that are told at once. */
const mostListed = 62;

export function describeTerm(title: string, term: string, detail: string): BlockFact {
  const aspect = term.toLowerCase();
  return { aspect, answer: `${title}, ${aspect}: ${lowerFirst(detail).replace(/\.$/, "")}.` };
}

/** Prose as it stands on the page. */
export function describeProse(title: string, text: string): BlockFact[] {
  return splitPassage(text).map((part) => ({ aspect: part, answer: `${title}: ${part}` }));
}

function describeFigures(title: string, figures: readonly Figure[]): BlockFact[] {
  return figures.map(({ figure, label }) => ({
    aspect: label,
    answer: `${title}: ${figure} ${label}.`,
  }));
}

/** Points that read as an invitation to write to us stay out: they would bring up the lead form. */
function join(points: readonly string[]): string {
  return listItems(points.filter((point) => !asksForLead(point)));
}

/** With what stands beside each, where that is not too long to be told. */
function listTerms(items: readonly { term: string; detail: string }[]): string {
  const whole = items.map(({ term, detail }) => `${lowerFirst(term)}: ${lowerFirst(detail)}`);
  const isShort = whole.join(" ").split(" ").length <= mostListed;
  return isShort
    ? whole.map((each) => each.replace(/\.$/, "")).join("; ")
    : items.map(({ term }) => lowerFirst(term)).join(", ");
}

/** What a part of a case study can answer. */
export function describeStudyBlock(title: string, block: Block): BlockFact[] {
  const facts = describe(title, block);
  return "id" in block ? facts.map((fact) => ({ ...fact, at: block.id })) : facts;
}

function describe(title: string, block: Block): BlockFact[] {
  switch (block.block) {
    case "stats":
      return describeFigures(title, block.figures);
    case "numbers":
      return [
        ...describeProse(title, block.introduction),
        ...describeFigures(title, block.figures),
      ];
    case "results":
      return [
        {
          aspect: "results",
          answer: `What came of ${title}: ${join(block.points.slice(0, 2))}.`,
        },
        ...block.points.flatMap((point) => describeProse(title, point)),
      ];
    case "insight":
      return [
        {
          aspect: block.heading,
          answer: `${title}, ${lowerFirst(block.heading)}: ${block.text}`,
        },
      ];
    case "list":
      return [
        {
          aspect: block.heading,
          answer: `${title}, ${lowerFirst(block.heading)}: ${listTerms(block.items)}.`,
        },
        ...describeProse(title, block.introduction),
        ...block.items.map(({ term, detail }) => ({
          aspect: `${block.heading} ${term}`,
          answer: `${title}, ${lowerFirst(term)}: ${lowerFirst(detail)}`,
        })),
      ];
    case "columns":
      return block.columns.map(({ heading, items }) => ({
        aspect: `${block.heading} ${heading}`,
        answer: `${title}, ${lowerFirst(block.heading)}, ${lowerFirst(heading)}: ${listItems(items)}.`,
      }));
    case "technical":
      return block.sections.flatMap(({ text, specifications }) => [
        ...describeProse(title, text),
        ...specifications.map(({ term, detail }) => describeTerm(title, term, detail)),
      ]);
    case "phases":
      return [
        {
          aspect: "phases",
          answer: `${title} was made in three phases: ${block.phases.map(({ name, length }) => `${name} (${lowerFirst(length)})`).join(", ")}.`,
        },
        ...block.phases.map(({ name, length, text }) => ({
          aspect: `phase ${name}`,
          answer: `${title}, ${lowerFirst(name)} (${lowerFirst(length)}): ${text}`,
        })),
      ];
    case "table":
      return block.rows.map(([term, before, after]) => ({
        aspect: term.toLowerCase(),
        answer: `${title}, ${term.toLowerCase()}: ${lowerFirst(after)} with AI, ${lowerFirst(before)} the traditional way.`,
      }));
    case "cards":
      return [
        {
          aspect: "comparison",
          answer: block.cards
            .map(({ name, points }) => `${name}: ${join(points.slice(2, 3))}.`)
            .join(" "),
        },
        ...block.cards.map(({ name, text, points }) => ({
          aspect: `version ${name}`,
          answer: `${title}, ${name}: ${text} ${points.map((point) => `${point}.`).join(" ")}`,
        })),
      ];
    case "films":
      return [
        {
          aspect: "films",
          items: block.films.map((film) => film.title),
          answer: `You can watch ${nameAll(block.films.map((film) => `“${film.title}”`))} on the page.`,
        },
        ...block.films.map((film) => ({
          aspect: `film ${film.title}`,
          answer: `“${film.title}”, on the page of ${title}: ${lowerFirst(film.caption)}`,
        })),
      ];
    case "gallery":
      return [
        {
          aspect: `pictures ${block.heading}`,
          answer: `${title}, ${lowerFirst(block.heading)}: ${listItems(block.images.map(({ caption }) => caption))}.`,
        },
      ];
    case "links":
      return [
        {
          aspect: "references",
          answer: `References of ${title}: ${block.links.map(({ label }) => label).join(", ")}.`,
        },
      ];
    case "outside":
      return [
        {
          aspect: "outside",
          answer: `${block.text} ${block.link.label}: the link is on the page.`,
        },
      ];
    case "story":
      return block.paragraphs.flatMap((paragraph) => describeProse(title, paragraph));
    default:
      return [];
  }
}
