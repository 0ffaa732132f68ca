import * as z from "zod/mini";
import { readPage } from "../../../../content/studio-address.ts";
import { taughtAnswer, type TaughtAnswer } from "../../../../domain/teaching/taught-answer.ts";
import { readAll } from "../../../data/read-all.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, pageSize, rangeOf, type RowsPage } from "../parts/paged-rows.ts";

const unmetRow = z.object({
  words: z.string(),
  question: z.string(),
  questions: z.array(z.string()),
  times: z.number(),
  last_at: z.string(),
  conversation_id: z.string(),
  was_wrong: z.boolean(),
  is_taught: z.boolean(),
});

export type UnmetQuestion = z.infer<typeof unmetRow>;

const taughtRow = z.extend(taughtAnswer, { author_id: z.nullable(z.string()) });
export type TaughtRow = z.infer<typeof taughtRow>;
const columns = "id,questions,answer,page,is_active,author_id,created_at,updated_at";

export function readTeachingSearch(parameters: URLSearchParams) {
  return { text: parameters.get("q") ?? "", page: readPage(parameters) };
}

type Search = ReturnType<typeof readTeachingSearch>;

export async function readUnmet({ text, page }: Search): Promise<RowsPage<UnmetQuestion>> {
  const [first] = rangeOf(page);
  const asked = { search: text, first_row: first, row_count: pageSize + 1 };
  return pageOf(await readRows(sharedBackend().rpc("list_unmet_questions", asked), unmetRow));
}

export async function readTaught({ page }: Search): Promise<RowsPage<TaughtRow>> {
  const query = sharedBackend()
    .from("taught_answers")
    .select(columns)
    .order("updated_at", { ascending: false });
  return pageOf(await readRows(query.range(...rangeOf(page)), taughtRow));
}

export const readTaughtAnswer = async (id: string) =>
  (
    await readRows(sharedBackend().from("taught_answers").select(columns).eq("id", id), taughtRow)
  )[0];

/** Everything in use, to become part of the site's own words. */
export function readAllTaught(): Promise<TaughtAnswer[]> {
  return readRows(
    readAll(() =>
      sharedBackend()
        .from("taught_answers")
        .select(columns)
        .is("is_active", true)
        .order("created_at", { ascending: true }),
    ),
    taughtRow,
  );
}

type Written = { questions: string[]; answer: string; page: string | null };

/** With the same id it is there once, however often it is tried. */
export async function teachAnswer(id: string, written: Written): Promise<void> {
  const rows = sharedBackend().from("taught_answers");
  await runQuery(rows.upsert({ id, ...written }, { onConflict: "id", ignoreDuplicates: true }));
}

export async function changeTaught(
  id: string,
  change: Partial<Written> & { is_active?: boolean },
): Promise<void> {
  await runQuery(sharedBackend().from("taught_answers").update(change).eq("id", id));
}
