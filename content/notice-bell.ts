/** The bell itself: what opens behind it has its words with it. */
export function nameBell(count: number, hasFailed: boolean): string {
  if (hasFailed) return "Notices could not be loaded. Try again";
  return count > 0 ? `Notices, ${count} unread` : "Notices";
}
