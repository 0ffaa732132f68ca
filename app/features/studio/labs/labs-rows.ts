import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readPage, readTerm } from "../../../../content/studio-address.ts";
import { callFunction } from "../../../data/call-function.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { containing } from "../../../data/containing.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";

const postRow = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  pub_date: z.nullable(z.string()),
  categories: z.array(z.string()),
  published: z.boolean(),
});

export type LabsPost = z.infer<typeof postRow>;

const feedRow = z.object({
  source: z.string(),
  checked_at: z.nullable(z.string()),
  last_error: z.nullable(z.string()),
  is_refreshing: z.boolean(),
});

export type LabsFeed = z.infer<typeof feedRow>;

export type LabsSearch = { text: string; state: string; page: number };

export function readLabsSearch(parameters: URLSearchParams): LabsSearch {
  const text = readTerm(parameters);
  return { text, state: parameters.get("state") ?? "", page: readPage(parameters) };
}

export async function readPosts({ text, state, page }: LabsSearch): Promise<RowsPage<LabsPost>> {
  let query = sharedBackend()
    .from("substack_posts")
    .select("id, title, link, pub_date, categories, published")
    .order("pub_date", { ascending: false, nullsFirst: false })
    .order("id")
    .range(...rangeOf(page));
  if (text !== "") query = query.ilike("title", containing(text));
  if (state !== "") query = query.eq("published", state === "shown");
  return pageOf(await readRows(query, postRow));
}

export async function readFeedState(): Promise<LabsFeed | null> {
  const [feed] = await readRows(sharedBackend().rpc("read_feed_state"), feedRow);
  return feed ?? null;
}

export async function publish({ id }: LabsPost, published: boolean): Promise<void> {
  await runQuery(sharedBackend().from("substack_posts").update({ published }).eq("id", id));
}

const refreshed = z.object({ error: z.nullable(z.string()) });

/** Answers what went wrong, with the newsletter or on the way to it. */
export async function refreshLabs(): Promise<string | null> {
  const answer = await callFunction("refresh-labs", {}, refreshed);
  return answer.is === "refused" ? answer.message : answer.data.error;
}
