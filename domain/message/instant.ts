/** A time of the database in microseconds: a Date would make two quick messages one moment. */
export function instantOf(text: string): number {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? "";
  return Date.parse(text) * 1000 + Number(fraction.padEnd(6, "0").slice(3, 6));
}

/** So much earlier, as the database reads it. */
export function earlier(text: string, milliseconds: number): string {
  return new Date(Date.parse(text) - milliseconds).toISOString();
}
