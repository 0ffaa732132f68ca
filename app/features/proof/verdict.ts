import type { VerdictName } from "../../../content/proof.ts";
import type { Anchored, Finding } from "../../../domain/proof/check-proof.ts";
import type { Hex } from "../../../domain/proof/hex.ts";
import type { Proof } from "../../../domain/proof/proof.ts";

export type Verdict = {
  name: VerdictName;
  /** The fingerprint in question. */
  hash?: Hex;
  fileHash?: Hex;
  proof?: Proof;
  anchored?: Anchored;
};

export type Known = { hasContent: boolean; isEdited: boolean };

/** What a finding means to whoever asked; the gravest thing is said first. */
export function nameFinding(finding: Finding, { hasContent, isEdited }: Known): VerdictName {
  switch (finding.kind) {
    case "content_differs":
      return "differs";
    case "path_broken":
      return "broken";
    case "other_network":
      return "otherNetwork";
    case "no_registry":
      return "noRegistry";
    case "not_anchored":
      return "notAnchored";
    default:
      return nameAnchored(finding, { hasContent, isEdited });
  }
}

function nameAnchored(finding: Anchored, { hasContent, isEdited }: Known): VerdictName {
  if (finding.isStudio === false) return "stranger";
  if (finding.revokedAt !== undefined) return "revoked";
  if (!finding.isFinal) return "notFinal";
  if (finding.supersededBy !== undefined) return "superseded";
  if (finding.isStudio === undefined) return "unknownPublisher";
  if (isEdited) return "edited";
  return hasContent ? "holds" : "proofHolds";
}

export type Tone = "good" | "open" | "bad" | "quiet";

const tones: Partial<Record<VerdictName, Tone>> = {
  holds: "good",
  proofHolds: "good",
  edited: "good",
  notFinal: "open",
  superseded: "open",
  unknownPublisher: "open",
  waiting: "open",
  revoked: "bad",
  stranger: "bad",
  differs: "bad",
  broken: "bad",
  notAnchored: "bad",
};

export function toneOf(name: VerdictName): Tone {
  return tones[name] ?? "quiet";
}
