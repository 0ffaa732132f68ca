import * as z from "zod/mini";
import { postsSchema, type Post } from "./post.ts";

/** Named on the cookie page. */
const entry = "labsPosts";
const savedSchema = z.object({ savedAt: z.number(), posts: postsSchema });

export type SavedPosts = { savedAt: number; posts: Post[] };

export function savePosts(posts: Post[]): void {
  try {
    localStorage.setItem(entry, JSON.stringify({ savedAt: Date.now(), posts }));
  } catch {
    // Storage is denied or full: then there are no saved posts, and nothing else is lost.
  }
}

export function readSavedPosts(): SavedPosts | null {
  try {
    const parsed = savedSchema.safeParse(JSON.parse(localStorage.getItem(entry) ?? "null"));
    return parsed.success && parsed.data.posts.length > 0 ? parsed.data : null;
  } catch {
    return null;
  }
}
