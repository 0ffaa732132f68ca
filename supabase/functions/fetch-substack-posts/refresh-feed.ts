import type { Transaction } from "../../../server/database.ts";
import { FeedError } from "../../../domain/feed/feed-error.ts";
import { FetchError } from "../_shared/guarded-fetch/fetch-error.ts";
import type { PublicFiles } from "../_shared/public-files.ts";
import { askAboutFrames } from "./ask-about-frames.ts";
import { claimRefresh, endRefresh, forgetValidators } from "./feed-state.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { refreshOwnFeed } from "./refresh-own-feed.ts";
import { ownFeed, type FeedSettings } from "./settings.ts";
import { storePosts, withdrawOwnPosts } from "./store-posts.ts";
import { keepThumbnails } from "./keep-thumbnails.ts";

export type InTransaction = <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;

export type RefreshOptions = {
  transaction: InTransaction;
  settings: FeedSettings;
  files?: PublicFiles;
  signal?: AbortSignal;
  /** Asks even when it is not due yet. */
  isForced?: boolean;
};

/** Why the newsletter could not be taken over this time; what was stored before stays. */
export type RefreshFailure = FetchError | FeedError;

/**
 * Takes over what is new. Whoever writes the claim asks the newsletter, nobody else does for ten minutes, on any node;
 * no connection is held while it is asked.
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
    const isExpected = error instanceof FetchError || error instanceof FeedError;
    const lastError = isExpected ? error.message : "Something went wrong on our side.";
    await transaction((sql) => endRefresh(sql, settings.source, { lastError }));
    if (isExpected) return error;
    throw error;
  }
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
