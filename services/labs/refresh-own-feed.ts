import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parseFeed } from "../../domain/labs/parse-feed.ts";
import { endRefresh } from "./feed-state.ts";
import type { InTransaction } from "../context.ts";
import { ownFeed } from "./settings.ts";
import { storePosts } from "./store-posts.ts";

const file = new URL(`../../${ownFeed}`, import.meta.url);

/** Nobody is asked, so nobody has to wait: the file is taken over whenever it is another one. */
export async function refreshOwnFeed(transaction: InTransaction): Promise<void> {
  const text = await readFile(file, "utf8");
  const etag = createHash("sha256").update(text).digest("hex");
  const isKnown = await transaction(
    async (sql) =>
      (await sql`select 1 from private.feed_state where url = ${ownFeed} and etag = ${etag}`)
        .length > 0,
  );
  if (isKnown) return;
  const items = parseFeed(text, { base: null, now: Infinity });
  await transaction(async (sql) => {
    await sql`
      insert into private.feed_state (url, checked_at) values (${ownFeed}, clock_timestamp())
      on conflict (url) do update set checked_at = excluded.checked_at`;
    await storePosts(sql, items);
    await endRefresh(sql, ownFeed, { lastError: null, etag, lastModified: null });
  });
}
