/** Where a key leads from the current one of these; nothing when the key leads nowhere. */
export function findNextTab<T>(tabs: readonly T[], current: unknown, key: string): T | undefined {
  const index = tabs.findIndex((tab) => tab === current);
  if (key === "Home") return tabs[0];
  if (key === "End") return tabs.at(-1);
  if (key === "ArrowRight") return tabs[(index + 1) % tabs.length];
  if (key === "ArrowLeft") return tabs.at(Math.max(index, 0) - 1);
  return undefined;
}
