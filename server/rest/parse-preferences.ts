import { RestError } from "./rest-error.ts";

export type Count = "exact" | "planned" | "estimated";
export type Preferences = {
  return: "minimal" | "representation" | "headers-only" | null;
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  count: Count | null;
  /** Where nothing can be planned: an estimate is then exact, and a plan says nothing. */
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
  "count=planned",
  "count=estimated",
  "count=none",
  "resolution=merge-duplicates",
  "resolution=ignore-duplicates",
  "missing=default",
  "missing=null",
  "handling=strict",
  "handling=lenient",
  "tx=commit",
]);

const none: Preferences = {
  return: null,
  resolution: null,
  count: null,
  hasExactCount: false,
  missingIsDefault: false,
  applied: null,
};

/** A preference that cannot be honoured is refused, unless the caller said that it may be ignored. */
export function parsePreferences(header: string | null): Preferences {
  if (header === null) return none;
  const given = header
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const known = given.filter((part) => accepted.has(part));
  if (known.length < given.length && !known.includes("handling=lenient")) throw refuse(given);
  const first = <Word extends string>(name: string, words: readonly Word[]) =>
    known
      .map((part) => words.find((word) => part === `${name}=${word}`))
      .find((word) => word !== undefined) ?? null;
  const count = first("count", ["exact", "planned", "estimated"]);
  return {
    return: first("return", ["minimal", "representation", "headers-only"]),
    resolution: first("resolution", ["merge-duplicates", "ignore-duplicates"]),
    count,
    hasExactCount: count === "exact" || count === "estimated",
    missingIsDefault: first("missing", ["default", "null"]) === "default",
    applied: known.length > 0 ? [...new Set(known)].join(", ") : null,
  };
}

function refuse(given: string[]): RestError {
  const invalid = given.filter((part) => !accepted.has(part)).join(", ");
  const isStrict = given.includes("handling=strict");
  return new RestError(
    400,
    "PGRST122",
    isStrict
      ? "Invalid preferences given with handling=strict"
      : `The preference ${invalid.slice(0, 200)} is not supported`,
    {
      details: `Invalid preferences: ${invalid}`,
      hint: isStrict ? null : "With handling=lenient it is ignored.",
    },
  );
}
