import { RestError } from "./rest-error.ts";

export type Count = "exact" | "planned" | "estimated";
export type Preferences = {
  return: "minimal" | "representation" | "headers-only" | null;
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  count: Count | null;
  /** Where nothing can be planned: an estimate is then exact, and a plan says nothing. */
  hasExactCount: boolean;
  missingIsDefault: boolean;
  /** A write or a call that reaches more rows is undone. */
  maxAffected: number | null;
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
  maxAffected: null,
  applied: null,
};

/** Those that would change what happens, and cannot be had, are named rather than ignored. */
const unsupported = /^(?:tx=rollback|timezone=.*)$/;
const maxAffected = /^max-affected=(\d{1,15})$/;

/** What nobody knows is ignored, unless the caller wants to hear of it. */
export function parsePreferences(header: string | null): Preferences {
  if (header === null) return none;
  const given = header
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isStrict = given.includes("handling=strict");
  const isKnown = (part: string) => accepted.has(part) || (isStrict && maxAffected.test(part));
  const known = given.filter(isKnown);
  const unknown = given.filter((part) => !isKnown(part) && !part.startsWith("max-affected="));
  if (isStrict && unknown.length > 0) throw refuseStrictly(unknown);
  const missed = unknown.find((part) => unsupported.test(part));
  if (missed !== undefined && !known.includes("handling=lenient")) throw refuse(missed);
  const first = <Word extends string>(name: string, words: readonly Word[]) =>
    known
      .map((part) => words.find((word) => part === `${name}=${word}`))
      .find((word) => word !== undefined) ?? null;
  const count = first("count", ["exact", "planned", "estimated"]);
  const most = known.map((part) => maxAffected.exec(part)?.[1]).find((text) => text !== undefined);
  return {
    return: first("return", ["minimal", "representation", "headers-only"]),
    resolution: first("resolution", ["merge-duplicates", "ignore-duplicates"]),
    count,
    hasExactCount: count === "exact" || count === "estimated",
    missingIsDefault: first("missing", ["default", "null"]) === "default",
    maxAffected: most === undefined ? null : Number(most),
    applied: known.length > 0 ? [...new Set(known)].join(", ") : null,
  };
}

function refuseStrictly(unknown: string[]): RestError {
  return new RestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
    details: `Invalid preferences: ${unknown.join(", ")}`,
  });
}

function refuse(preference: string): RestError {
  const message = `The preference ${preference.slice(0, 200)} is not supported`;
  return new RestError(400, "PGRST122", message, { hint: "With handling=lenient it is ignored." });
}
