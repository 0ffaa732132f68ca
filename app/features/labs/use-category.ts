import { useSearchParams } from "react-router";
import { feedTags, type FeedTag } from "../../../domain/labs/feed-item.ts";
import { useIsHydrated } from "../../startup/use-is-hydrated.ts";
import type { Post } from "./post.ts";

/** Null shows all posts, as does a category nobody knows. */
export type Category = FeedTag | null;

/** The prerendered page knows no query. */
export function useCategory(): Category {
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? parameters.get("category") : null;
  return feedTags.find((tag) => tag === asked) ?? null;
}

export function filterPosts(posts: Post[], category: Category): Post[] {
  return category === null ? posts : posts.filter((post) => post.categories?.includes(category));
}

export function countPosts(posts: Post[]): Record<string, number> {
  const counts: Record<string, number> = { all: posts.length };
  for (const tag of feedTags) counts[tag] = filterPosts(posts, tag).length;
  return counts;
}
