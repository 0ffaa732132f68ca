import { z } from "zod";
import type { AnswerSource } from "../../domain/assistant/protocol.ts";
import type { Answer } from "../../domain/assistant/answer-message.ts";
import type { Assistant } from "../../domain/assistant/assistant.ts";
import {
  indexTaught,
  matchTaught,
  nearlySame,
  type Taught,
  type TaughtIndex,
} from "../../domain/teaching/match-taught.ts";
import { pages } from "../../content/pages/index.ts";
import { studioSource } from "../../content/teaching.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const taughtRow = z.object({
  questions: z.array(z.string()),
  answer: z.string(),
  page: z.string().nullable(),
});

let known: { version: string; index: TaughtIndex<Taught> } | undefined;

/**
 * What the studio has taught for this question; for one that is only like it, where the assistant knows nothing better.
 * Read anew once a row has changed, on any node.
 */
export async function findTaught(
  sql: Transaction,
  assistant: Assistant,
  { message, answer }: { message: string; answer: Answer },
): Promise<{ text: string; sources: AnswerSource[] } | undefined> {
  const [row] = await sql<{ version: string }[]>`
    select concat(count(*), ' ', max(updated_at)) as version from public.taught_answers`;
  const version = row?.version ?? "";
  if (known?.version !== version)
    known = { version, index: indexTaught(assistant, await readTaught(sql)) };
  const match = matchTaught(assistant, known.index, message);
  if (!match || (match.likeness < nearlySame && !isOpen(answer))) return undefined;
  const { answer: text, page } = match.taught;
  return { text, sources: [page === null ? studioSource : sourceAt(page)] };
}

/** A price that is told stands, however unsure of the question. */
function isOpen({ kind, isUnsure, isPriceTold }: Answer): boolean {
  return kind === "unknown" || (kind === "answer" && isUnsure && !isPriceTold);
}

/** By the page's own name; a fragment leads to a part of it. */
function sourceAt(href: string) {
  const [path] = href.split("#");
  return { title: pages.find((page) => page.path === path)?.label ?? href, href };
}

async function readTaught(sql: Transaction): Promise<Taught[]> {
  const rows = await sql`
    select questions, answer, page from public.taught_answers where is_active order by created_at`;
  return parseRows(taughtRow, rows);
}
