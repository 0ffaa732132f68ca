/** How a sum is usually divided, in hundredths: the rest of a penny goes to the last part. */
export const splits = { whole: [100], halves: [50, 50], thirds: [40, 40, 20] } as const;
export type Split = keyof typeof splits;

export function splitTotal(pence: number, split: Split): number[] {
  const shares: readonly number[] = splits[split];
  const parts = shares.map((share) => Math.floor((pence * share) / 100));
  const rest = pence - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index === parts.length - 1 ? part + rest : part));
}
