export type AuthenticityReason =
  | "anchored"
  | "not_final"
  | "edited_since"
  | "superseded"
  | "revoked"
  | "not_anchored";

export type AnchorFacts = {
  isAnchored: boolean;
  isFinal: boolean;
  isRevoked: boolean;
  /** The publisher has named a successor. */
  isSuperseded: boolean;
  /** Unknown to whoever has only the chain to look at. */
  isEdited: boolean;
};

export type Authenticity = { score: 0 | 0.5 | 1; reasons: AuthenticityReason[] };

/** 1: anchored, final and unchanged since; 0.5: edited since or not yet final; 0: no anchor, or revoked. */
export function rateAuthenticity(facts: AnchorFacts): Authenticity {
  if (!facts.isAnchored) return { score: 0, reasons: ["not_anchored"] };
  if (facts.isRevoked) return { score: 0, reasons: ["revoked"] };
  const doubts: AuthenticityReason[] = [];
  if (!facts.isFinal) doubts.push("not_final");
  if (facts.isSuperseded) doubts.push("superseded");
  if (facts.isEdited) doubts.push("edited_since");
  return doubts.length === 0
    ? { score: 1, reasons: ["anchored"] }
    : { score: 0.5, reasons: doubts };
}
