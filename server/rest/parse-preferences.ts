import { RestError } from "./rest-error.ts";

export type Preferences = {
  return: "minimal" | "representation" | "headers-only" | null;
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  hasExactCount: boolean;
  missingIsDefault: boolean;
  /** What was understood, to be echoed. */
  applied: string | null;
};

const accepted = new Set([
  "return=minimal",
  "return=representation",
  "return=headers-only",
  "count=exact",
  "resolution=merge-duplicates",
  "resolution=ignore-duplicates",
  "missing=default",
  "missing=null",
  "handling=strict",
  "tx=commit",
]);

const none: Preferences = {
  return: null,
  resolution: null,
  hasExactCount: false,
  missingIsDefault: false,
  applied: null,
};

/** Always strict: a preference that cannot be honoured is refused rather than ignored. */
export function parsePreferences(header: string | null): Preferences {
  if (header === null) return none;
  const given = header
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const invalid = given.filter((part) => !accepted.has(part));
  if (invalid.length > 0) {
    throw new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${invalid.join(", ")}`,
    });
  }
  const has = (part: string) => given.includes(part);
  return {
    return: has("return=representation")
      ? "representation"
      : has("return=headers-only")
        ? "headers-only"
        : has("return=minimal")
          ? "minimal"
          : null,
    resolution: has("resolution=merge-duplicates")
      ? "merge-duplicates"
      : has("resolution=ignore-duplicates")
        ? "ignore-duplicates"
        : null,
    hasExactCount: has("count=exact"),
    missingIsDefault: has("missing=default"),
    applied: given.length > 0 ? [...new Set(given)].join(", ") : null,
  };
}
