/** What asks and books is fetched while somebody reads: no page loads it before. */
export function loadCalls() {
  return import("./book-call.ts");
}
