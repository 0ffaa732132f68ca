import type { Subject } from "./fact.ts";
import { normaliseText } from "./normalise-text.ts";
import { readFigures } from "./read-figures.ts";

/** So many of a thing, or so many months of it. */
export type Ordered = { subject: Subject; count: number };

const asksSum =
  /\b(?:total|altogether|together|in all|all in|sum|combined|plus|both|add(?:s|ed)? up|comes? to|set (?:me|us) back)\b/;
const asksPrice =
  /\b(?:how much (?:is|are|for|does|do|would|will|to)|costs?|prices?|charge|fee|pay)\b|\bhow much\W*$/;
const otherwise = /\b(?:paus\w+|cancel\w*|notice|refund\w*|discount\w*|free|off|difference)\b/;
const mostCounted = 100;

export function isPriceAsked(text: string): boolean {
  const plain = normaliseText(text);
  return asksPrice.test(plain) || asksSum.test(plain);
}

/** What is to be added up: "two Basic and an Enterprise", "a year of the subscription". */
export function readOrder(text: string, sold: readonly Subject[]): Ordered[] {
  const plain = normaliseText(text);
  const order = sold.map((subject) => ({ subject, count: readCount(plain, subject) }));
  const isSum = order.some(({ count }) => count > 1) || (sold.length > 1 && asksSum.test(plain));
  const isOneKind = new Set(sold.map(({ kind }) => kind)).size === 1;
  return isSum && isOneKind && !otherwise.test(plain) ? order : [];
}

function readCount(plain: string, { kind, names }: Subject): number {
  if (kind !== "plan") {
    const spelled = names
      .filter((name) => !/\d/.test(name))
      .toSorted((a, b) => b.length - a.length);
    return countBefore(plain, spelled.join("|").toLowerCase());
  }
  if (/\bhalf a year\b/.test(plain)) return 6;
  const isInYears = /\b(?:years?|annual\w*|yearly)\b/.test(plain);
  return isInYears ? 12 * countBefore(plain, "years?") : countBefore(plain, "months?");
}

/** "Two of the Basic". */
function countBefore(plain: string, name: string): number {
  const counted = new RegExp(String.raw`\b([\w-]+) (?:(?:of|times|x) )?(?:the )?(?:${name})\b`);
  const [figure] = readFigures(counted.exec(plain)?.[1] ?? "");
  const count = Number(figure ?? 1);
  return Number.isInteger(count) && count > 0 && count <= mostCounted ? count : 1;
}
