import * as z from "zod/mini";
import { callFunction } from "../../data/call-function.ts";
import { findBackend } from "../../data/create-backend.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { readTime } from "./format-date.ts";
import { logFeedFailure } from "./log-feed-failure.ts";
import { postsSchema, type Post } from "./post.ts";

const timeoutMilliseconds = 20_000;
const answerSchema = z.object({
  success: z.literal(true),
  posts: postsSchema,
  refusesFrames: z.optional(z.boolean()),
});

export type LoadedFeed = { posts: Post[]; refusesFrames: boolean };

/** The function's answer; when it fails, the table's rows; when both fail, the reason. */
export async function loadPosts(): Promise<LoadedFeed> {
  const address = findBackend(location.origin);
  const backend = sharedBackend();
  const placed = (posts: Post[]) => posts.map((post) => placeThumbnail(post, address.url));
  const answer = await callFunction("fetch-substack-posts", undefined, answerSchema, {
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (answer.is === "done") {
    const { posts, refusesFrames = false } = answer.data;
    return { posts: placed(posts), refusesFrames };
  }
  logFeedFailure("fetch-substack-posts", answer.message);
  const rows = await backend
    .from("substack_posts")
    .select("*")
    .order("pub_date", { ascending: false })
    .limit(10)
    // The visitor has waited for the function already, and there is a button to try again.
    .retry(false);
  if (rows.error) throw rows.error;
  return { posts: placed(newestFirst(postsSchema.parse(rows.data))), refusesFrames: false };
}

/** Thumbnails lie with the backend, which need not be where the page comes from. */
function placeThumbnail(post: Post, backendUrl: string): Post {
  const url = post.thumbnail ? URL.parse(post.thumbnail, backendUrl) : null;
  return { ...post, thumbnail: url?.href ?? null };
}

/** PostgreSQL puts rows without a date first. */
function newestFirst(posts: Post[]): Post[] {
  return posts.toSorted((a, b) => (readTime(b.pub_date) ?? 0) - (readTime(a.pub_date) ?? 0));
}
