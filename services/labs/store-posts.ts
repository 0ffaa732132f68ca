import type { FeedItem } from "../../domain/labs/feed-item.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const batchSize = 500;

/** New posts, and what has changed of known ones; whether one is published is the studio's decision, and stays. */
export async function storePosts(sql: Transaction, items: readonly FeedItem[]): Promise<void> {
  // Always in the same order, so that two refreshes at once cannot wait for each other.
  const sorted = items.toSorted((a, b) => (a.guid < b.guid ? -1 : 1));
  for (let start = 0; start < sorted.length; start += batchSize) {
    const rows = sorted.slice(start, start + batchSize).map((item) => ({
      guid: item.guid,
      title: item.title,
      link: item.link,
      author: item.author,
      pub_date: item.pubDate?.toISOString() ?? null,
      description: item.description,
      categories: item.tags,
    }));
    await sql`
      insert into public.substack_posts as p
        (guid, title, link, author, pub_date, description, categories)
      select guid, title, link, author, pub_date, description, categories
      from jsonb_to_recordset(${sql.json(rows)}) as row (
        guid text, title text, link text, author text, pub_date timestamptz,
        description text, categories text[]
      )
      on conflict (guid) do update
      set title = excluded.title, link = excluded.link, author = excluded.author,
        pub_date = excluded.pub_date, description = excluded.description,
        categories = excluded.categories
      where (p.title, p.link, p.author, p.pub_date, p.description, p.categories)
        is distinct from (
          excluded.title, excluded.link, excluded.author, excluded.pub_date,
          excluded.description, excluded.categories
        )`;
  }
}

/** Once there is a newsletter, the posts that ship with the site go. */
export async function withdrawOwnPosts(sql: Transaction): Promise<void> {
  await sql`delete from public.substack_posts where guid like 'kinolume:labs:%'`;
  await sql`delete from private.feed_state where url = 'content/feed.xml'`;
}
