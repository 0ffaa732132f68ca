/** Visitors get plain words, or the table's posts instead; whoever looks into it finds the reason here. */
export function logFeedFailure(
  source: "fetch-substack-posts" | "substack_posts",
  error: unknown,
): void {
  console.error(`${source} failed:`, error);
}
