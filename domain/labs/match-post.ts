import type { Fact } from "../assistant/fact.ts";
import { readWords } from "../assistant/normalise-text.ts";
import { createOwnWords, type OwnWords } from "../assistant/own-words.ts";

export type PostIndex = { posts: readonly Fact[]; ownWords: OwnWords };

/** How much of a question a post speaks to: where Labs is asked about, and where nothing else is known. */
const leastInLabs = 0.3;
const leastAnywhere = 0.55;

const aboutLabs =
  /\b(?:labs?|newsletter|blog|posts?|articles?|written|write|wrote|publish(?:ed)?)\b/i;
const latest = /\b(?:latest|newest|recent(?:ly)?|last|lately|new)\b/i;

/** `posts` are the newest first. */
export function indexPosts(posts: readonly Fact[]): PostIndex {
  const told = new Map(
    posts.map((post) => [post, readWords(`${post.source.title} ${post.answer}`)]),
  );
  return { posts, ownWords: createOwnWords(told) };
}

/** The posts that a question is about: the one that speaks of the same, or the latest. */
export function matchPosts({ posts, ownWords }: PostIndex, question: string): readonly Fact[] {
  const isAboutLabs = aboutLabs.test(question);
  const covers = ownWords(readWords(question).filter((word) => !aboutLabs.test(word)));
  const [best] = [...covers].toSorted(([, a], [, b]) => b - a);
  if (best && best[1] >= (isAboutLabs ? leastInLabs : leastAnywhere)) return [best[0]];
  return isAboutLabs && latest.test(question) ? posts.slice(0, 3) : [];
}
