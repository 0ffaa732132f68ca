import { brand } from "../../content/brand.ts";
import { decodeFeed } from "../../domain/labs/decode-feed.ts";
import type { FeedItem } from "../../domain/labs/feed-item.ts";
import { guardedFetch } from "../../runtime/guarded-fetch/guarded-fetch.ts";
import type { Validators } from "./feed-state.ts";

type FetchFeedOptions = { source: string; allowPrivate: boolean; signal?: AbortSignal };

export type FetchedFeed = { items: FeedItem[]; validators: Validators };

export const userAgent = `${brand.name.replaceAll(/\W/g, "")}-Labs/1.0 (+${brand.origin}/labs)`;

/** Undefined where nothing has changed since the answer that the validators came with. */
export async function fetchFeed(
  { source, allowPrivate, signal }: FetchFeedOptions,
  { etag, lastModified }: Validators,
): Promise<FetchedFeed | undefined> {
  const answer = await guardedFetch(source, {
    headers: {
      accept:
        "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1",
      "user-agent": userAgent,
      ...(etag !== null && { "if-none-match": etag }),
      ...(lastModified !== null && { "if-modified-since": lastModified }),
    },
    maxBytes: 5_000_000,
    timeLimitMilliseconds: 10_000,
    allowPrivate,
    ...(signal && { signal }),
  });
  if (answer.status === 304) return undefined;
  const { parseFeed } = await import("../../domain/labs/parse-feed.ts");
  const text = decodeFeed(answer.bytes, answer.headers["content-type"] ?? null);
  return {
    items: parseFeed(text, { base: answer.url }),
    validators: {
      etag: answer.headers.etag ?? null,
      lastModified: answer.headers["last-modified"] ?? null,
    },
  };
}
