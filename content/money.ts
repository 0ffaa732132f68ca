import { lazily } from "../domain/lazily.ts";

const pounds = lazily(
  () =>
    new Intl.NumberFormat("en-GB", {
      style: "currency",
      currency: "GBP",
      maximumFractionDigits: 0,
    }),
);

export function formatPounds(amount: number): string {
  return pounds().format(amount);
}

const poundsAndPence = lazily(
  () => new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" }),
);

/** A sum as the server writes it, such as "1800.00"; pence stand only where there are any. */
export function formatExactPounds(amount: string): string {
  const value = Number(amount);
  return Number.isInteger(value) ? formatPounds(value) : poundsAndPence().format(value);
}

/** To the penny, always: what is owed, as documents and ledgers print it. */
export function formatToThePenny(pence: number): string {
  return poundsAndPence().format(pence / 100);
}
