type Values = Readonly<Record<string, string | null>>;

/** What was changed on a client's behalf, and nothing that they may have changed meanwhile themselves; null for nothing. */
export function listChanges(begun: Values, typed: Values): Values | null {
  const changes = Object.entries(typed)
    .map(([column, value]) => [column, value || null] as const)
    .filter(([column, value]) => value !== (begun[column] || null));
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}
