/** The visitor sees the table's posts instead; whoever looks into it finds the reason here. */
export function logFeedFailure(error: unknown): void {
  console.error("fetch-substack-posts failed:", error);
}
