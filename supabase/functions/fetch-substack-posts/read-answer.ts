import type { InTransaction } from "./refresh-feed.ts";

/** The contract's fields, and the tags that Labs filters by. */
export type AnsweredPost = {
  id: string;
  title: string;
  link: string;
  author: string | null;
  pub_date: Date | null;
  description: string | null;
  thumbnail: string | null;
  categories: string[];
};

type Answer = {
  posts: AnsweredPost[];
  lastError: string | null;
  refusesFrames: boolean | null;
};

export function readAnswer(transaction: InTransaction, source: string): Promise<Answer> {
  return transaction(async (sql) => {
    const posts = await sql<AnsweredPost[]>`
      select id, title, link, author, pub_date, description, thumbnail, categories
      from public.substack_posts where published
      order by pub_date desc nulls last, created_at desc, id limit 10`;
    const [state] = await sql<Omit<Answer, "posts">[]>`
      select last_error as "lastError", refuses_frames as "refusesFrames"
      from private.feed_state where url = ${source}`;
    return {
      posts: [...posts],
      lastError: state?.lastError ?? null,
      refusesFrames: state?.refusesFrames ?? null,
    };
  });
}
