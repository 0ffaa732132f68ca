import { feedFaults } from "../../content/labs.ts";
import { FeedError } from "../../domain/labs/feed-error.ts";
import { FetchError } from "../../runtime/guarded-fetch/fetch-error.ts";
import { askAboutFrames } from "./ask-about-frames.ts";
import { claimRefresh, endRefresh, forgetValidators } from "./feed-state.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { ownFeed } from "./settings.ts";
import { storePosts, withdrawOwnPosts } from "./store-posts.ts";
import { keepThumbnails } from "./keep-thumbnails.ts";
import type { RefreshOptions } from "./refresh-options.ts";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { InTransaction } from "../context.ts";

const file = new URL(`../../${ownFeed}`, import.meta.url);

/** Why the newsletter could not be taken over this time; what was stored before stays. */
export type RefreshFailure = { message: string; cause: Error };

/**
 * Stores what is new. Of all nodes, the one that writes the claim asks the newsletter, and then none for ten minutes.
 * No database connection is held while it is asked.
 */
export async function refreshFeed(options: RefreshOptions): Promise<RefreshFailure | undefined> {
  const { transaction, settings } = options;
  if (settings.source === ownFeed) {
    await refreshOwnFeed(transaction);
    return undefined;
  }
  const validators = await transaction((sql) =>
    claimRefresh(sql, settings.source, options.isForced),
  );
  if (!validators) return undefined;
  try {
    await takeOver(options, validators);
    return undefined;
  } catch (error) {
    const failure = explain(error);
    const lastError = failure?.message ?? "Something went wrong on our side.";
    await transaction((sql) => endRefresh(sql, settings.source, { lastError }));
    if (failure) return failure;
    throw error;
  }
}

function explain(error: unknown): RefreshFailure | undefined {
  if (error instanceof FeedError) return { message: feedFaults[error.fault], cause: error };
  return error instanceof FetchError ? { message: error.message, cause: error } : undefined;
}

type Validators = { etag: string | null; lastModified: string | null };

async function takeOver(options: RefreshOptions, validators: Validators): Promise<void> {
  const { transaction, settings } = options;
  const fetched = await fetchFeed({ ...options, ...settings }, validators);
  const refusesFrames = await askAboutFrames(options);
  await transaction(async (sql) => {
    if (fetched) {
      await storePosts(sql, fetched.items);
      await withdrawOwnPosts(sql);
    }
    const { source } = settings;
    await endRefresh(sql, source, { lastError: null, refusesFrames, ...fetched?.validators });
  });
  if (!fetched) return;
  let areAllKept = false;
  try {
    areAllKept = await keepThumbnails(fetched.items, options);
  } finally {
    // Asked without them, the newsletter sends its posts again, and the pictures get another try.
    if (!areAllKept) await transaction((sql) => forgetValidators(sql, settings.source));
  }
}

/** Nobody is asked, so nobody has to wait: the file is taken over whenever it is another one. */
async function refreshOwnFeed(transaction: InTransaction): Promise<void> {
  const text = await readFile(file, "utf8");
  const etag = createHash("sha256").update(text).digest("hex");
  const isKnown = await transaction(
    async (sql) =>
      (await sql`select 1 from private.feed_state where url = ${ownFeed} and etag = ${etag}`)
        .length > 0,
  );
  if (isKnown) return;
  // Late, here and where a feed is fetched: what reads XML is 150 modules, and few starts find another feed than the last.
  const { parseFeed } = await import("../../domain/labs/parse-feed.ts");
  const items = parseFeed(text, { base: null, now: Infinity });
  await transaction(async (sql) => {
    await sql`
      insert into private.feed_state (url, checked_at) values (${ownFeed}, clock_timestamp())
      on conflict (url) do update set checked_at = excluded.checked_at`;
    await storePosts(sql, items);
    await endRefresh(sql, ownFeed, { lastError: null, etag, lastModified: null });
  });
}
