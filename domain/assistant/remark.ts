/** What a message may be that asks for no fact; the examples name them `remark-…`. */
const remarks = [
  "greeting",
  "thanks",
  "farewell",
  "feeling",
  "identity",
  "praise",
  "complaint",
  "yes",
  "lost",
  "injection",
  "contact",
  /** Somebody of the studio is wanted now, and not only how to reach them. */
  "person",
  "out-of-scope",
  /** About the studio, and nowhere said. */
  "unsaid",
] as const;

export type Remark = (typeof remarks)[number];

export function readRemark(meaning: string): Remark | undefined {
  return remarks.find((remark) => meaning === `remark-${remark}`);
}
