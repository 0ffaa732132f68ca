/** A proposal while it is written: of about the right shape, and of nothing else is anybody sure. */
export type LooseContent = Readonly<Record<string, unknown>>;

export const approachOf = (value: unknown) =>
  value === "full-ai" || value === "human-only" ? value : "hybrid";
export function asText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

export function asRows(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function keyOf(row: unknown): string | undefined {
  const { key } = asObject(row);
  return typeof key === "string" && /^[a-z0-9-]{1,40}$/.test(key) ? key : undefined;
}
