import { z } from "zod";
import type { InTransaction } from "../context.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";

/** What a card of Labs shows, and the tags that Labs filters by. */
const postRow = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  author: z.string().nullable(),
  pub_date: z.date().nullable(),
  description: z.string().nullable(),
  thumbnail: z.string().nullable(),
  categories: z.array(z.string()),
});

const stateRow = z.object({
  lastError: z.string().nullable(),
  refusesFrames: z.boolean().nullable(),
});

type Answer = z.infer<typeof stateRow> & { posts: z.infer<typeof postRow>[] };

export function readAnswer(transaction: InTransaction, source: string): Promise<Answer> {
  return transaction(async (sql) => {
    const posts = await sql`
      select id, title, link, author, pub_date, description, thumbnail, categories
      from public.substack_posts where published
      order by pub_date desc nulls last, created_at desc, id limit 10`;
    const states = await sql`
      select last_error as "lastError", refuses_frames as "refusesFrames"
      from private.feed_state where url = ${source}`;
    const state = parseRow(stateRow, states) ?? { lastError: null, refusesFrames: null };
    return { posts: parseRows(postRow, posts), ...state };
  });
}
