import type { Purchase } from "./kept-payment.ts";

/** What a payment is for, as its dialog names it. */
export type PaidFor = {
  purchase: Purchase;
  /** A package's name, or what is paid of an invoice. */
  name: string;
  /** In pounds. */
  price: string;
  /** Beside the price: that it excludes VAT. */
  mark?: string;
};
