import { formatExactPounds } from "../../../content/money.ts";

/** Whole pounds without pence, as prices are written; nothing is rounded away. */
export function formatBudget(pounds: number): string {
  return formatExactPounds(String(pounds));
}
