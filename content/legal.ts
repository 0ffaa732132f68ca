import { brand } from "./brand.ts";

export type LegalTable = {
  caption: string;
  head: readonly string[];
  /** As many cells as the head has; the first names the row. */
  rows: readonly (readonly string[])[];
};

export type LegalLink = { href: string; label: string };

export type LegalSection = {
  /** Its fragment in the page's address. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  table?: LegalTable;
  /** What remains to be said below a table or list. */
  closing?: readonly string[];
  links?: readonly LegalLink[];
};

export const legalWords = {
  contents: "On this page",
  reviewed: "Last reviewed",
} as const;

/** The day somebody last read all four pages against what the product does. */
export const legalReviewed = { date: "2026-11-19", words: "19 November 2026" } as const;

export const companyLine = `${brand.legalName}, registered in ${brand.registeredIn} under number ${brand.companyNumber}, registered office ${brand.registeredOffice}`;

/** Whoever runs the assistant's model, once one is configured; undefined while it needs none. */
export function findModelProvider(): string | undefined {
  return process.env.CHAT_API_URL ? new URL(process.env.CHAT_API_URL).host : undefined;
}
