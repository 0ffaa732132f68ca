import { useCallback, useEffect, useRef, useState } from "react";
import { loadPosts } from "./load-posts.ts";
import { logFeedFailure } from "./log-feed-failure.ts";
import { type Post, postsSchema } from "./post.ts";
import * as z from "zod/mini";

/** Named on the cookie page. */
const entry = "labsPosts";

const savedSchema = z.object({ savedAt: z.number(), posts: postsSchema });

export type Feed =
  | { is: "loading" }
  | { is: "loaded"; posts: Post[]; refusesFrames: boolean }
  | { is: "failed"; saved: SavedPosts | null };

/** Loads when the page is shown, and again when asked; only the last answer asked for counts. */
export function useFeed(): { feed: Feed; reload: () => void } {
  const [feed, setFeed] = useState<Feed>({ is: "loading" });
  const asked = useRef(0);

  const load = useCallback(async () => {
    const turn = ++asked.current;
    const next = await readFeed();
    if (asked.current === turn) setFeed(next);
  }, []);

  useEffect(() => void load(), [load]);

  const reload = useCallback(() => {
    setFeed({ is: "loading" });
    void load();
  }, [load]);
  return { feed, reload };
}

async function readFeed(): Promise<Feed> {
  try {
    const loaded = await loadPosts();
    savePosts(loaded.posts);
    return { is: "loaded", ...loaded };
  } catch (error) {
    logFeedFailure("substack_posts", error);
    return { is: "failed", saved: readSavedPosts() };
  }
}

type SavedPosts = { savedAt: number; posts: Post[] };

function savePosts(posts: Post[]): void {
  try {
    localStorage.setItem(entry, JSON.stringify({ savedAt: Date.now(), posts }));
  } catch {
    // Storage is denied or full: then there are no saved posts, and nothing else is lost.
  }
}

function readSavedPosts(): SavedPosts | null {
  try {
    const parsed = savedSchema.safeParse(JSON.parse(localStorage.getItem(entry) ?? "null"));
    return parsed.success && parsed.data.posts.length > 0 ? parsed.data : null;
  } catch {
    return null;
  }
}
