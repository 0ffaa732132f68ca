import { readFileSync } from "node:fs";
import { z } from "zod";
import { answerMessage } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import type { Fact } from "../../domain/assistant/fact.ts";
import { formatTable } from "../../scripts/format-table.ts";

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
      return { asker, isTold: tells(text, answers.get(fact) ?? ""), isUnknown: kind === "unknown" };
    });
  const summarise = (name: string, asked: typeof rows) => {
    const told = asked.filter(({ isTold }) => isTold).length;
    const unknown = asked.filter(({ isTold, isUnknown }) => isUnknown && !isTold).length;
    const percent = Math.round((100 * told) / asked.length);
    return [name, asked.length, `${told} (${percent}%)`, unknown, asked.length - told - unknown];
  };
  const byAsker = Map.groupBy(rows, ({ asker }) => asker);
  return formatTable(
    ["labelled", "asked", "its fact told", "falsely unknown", "something else"],
    [...[...byAsker].map(([name, asked]) => summarise(name, asked)), summarise("all", rows)],
  );
}

/** At least half of its sentences: of a long passage the part that was asked for is told. */
function tells(text: string, answer: string): boolean {
  const sentences = answer.split(/(?<=[.!?]) /).filter(Boolean);
  const told = sentences.filter((sentence) => text.includes(sentence)).length;
  return told * 2 >= sentences.length;
}
