import { formatPounds } from "../../../content/money.ts";

const withPence = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

/** Whole pounds without pence, as prices are written; nothing is rounded away. */
export function formatBudget(pounds: number): string {
  return Number.isInteger(pounds) ? formatPounds(pounds) : withPence.format(pounds);
}
