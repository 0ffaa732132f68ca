import { readFileSync } from "node:fs";
import { z } from "zod";
import { answerMessage } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import type { Fact } from "../../domain/assistant/fact.ts";
import { formatTable } from "../../scripts/format-table.ts";

const places = ["alone", "first", "behind"] as const;
type Place = (typeof places)[number];

const rowSchema = z.object({ asker: z.string(), question: z.string(), fact: z.string() });

/** Visitors' questions, each with the fact that answers it best; nothing is trained on them, and nobody tunes on them. */
export function describeLabelled(assistant: Assistant, facts: readonly Fact[]): string {
  const answers = new Map(facts.map(({ id, answer }) => [id, answer]));
  const rows = readFileSync(new URL("labelled.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => rowSchema.parse(JSON.parse(line)))
    .map(({ asker, question, fact }) => {
      const { kind, text } = answerMessage(assistant, question, []);
      return {
        asker,
        place: placeOf(text, answers.get(fact) ?? ""),
        isUnknown: kind === "unknown",
      };
    });
  const summarise = (name: string, asked: typeof rows) => {
    const share = (count: number) => `${count} (${Math.round((100 * count) / asked.length)}%)`;
    const count = (place: Place) => asked.filter((each) => each.place === place).length;
    const told = places.map(count);
    const all = told.reduce((sum, each) => sum + each, 0);
    const unknown = asked.filter(({ place, isUnknown }) => isUnknown && !place).length;
    return [
      name,
      asked.length,
      share(all),
      ...told.map(share),
      unknown,
      asked.length - all - unknown,
    ];
  };
  const byAsker = Map.groupBy(rows, ({ asker }) => asker);
  return formatTable(
    ["labelled", "asked", "its fact told", ...places, "falsely unknown", "something else"],
    [...[...byAsker].map(([name, asked]) => summarise(name, asked)), summarise("all", rows)],
  );
}

/** Where a fact stands among what is told: a strict reader wants it alone, or at least first. */
function placeOf(text: string, answer: string): Place | undefined {
  const wanted = splitSentences(answer);
  const told = wanted.filter((sentence) => text.includes(sentence)).length;
  // At least half of its sentences: of a long passage the part that was asked for is told.
  if (told * 2 < wanted.length) return undefined;
  const isOfIt = splitSentences(text).map((said) => wanted.some((each) => said.endsWith(each)));
  if (isOfIt.every(Boolean)) return "alone";
  return isOfIt[0] ? "first" : "behind";
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]) /).filter(Boolean);
}
