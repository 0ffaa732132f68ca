/** The least that a server had heard of changes before it read what this page has; they say it so that texts compare. */
let earliest: string | undefined;
let isOneNode = true;

/** Whoever opens a shell reads everything anew. */
export function forgetHeard(): void {
  earliest = undefined;
  isOneNode = true;
}

export function noteHeard({ headers }: Response): void {
  const heard = headers.get("x-heard-changes");
  // Not every backend says so.
  if (!heard) return;
  earliest ??= heard;
  if (heard.slice(0, 8) !== earliest.slice(0, 8)) isOneNode = false;
  else if (heard < earliest) earliest = heard;
}

/** What was heard of later may be missing in what has been read; unknown where several nodes have answered. */
export function earliestHeard(): string | undefined {
  return isOneNode ? earliest : undefined;
}
