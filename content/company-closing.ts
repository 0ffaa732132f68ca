import { formatLongDay } from "./dates.ts";

/** While a company is about to end, above all tabs. */
export const closingWords = {
  due: (name: string, day: string) => `${name} will be closed on ${formatLongDay(day)}.`,
  dueText: "Until then everything works as before.",
  onlyOwners: "An owner can keep it.",
  keep: "Keep the company",
} as const;
