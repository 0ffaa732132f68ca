import { randomInt } from "node:crypto";

/** A word of this test alone. Of letters only: a row of digits in a name is cut out of mails, as a number to ring. */
export function createMark(): string {
  return `Mark${Array.from({ length: 9 }, () => "abcdefghijklmnopqrstuvwxyz"[randomInt(26)]).join("")}`;
}
