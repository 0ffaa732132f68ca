import { stripVTControlCharacters } from "node:util";

const reasonLines = 12;

/** What failed, and the beginning of why, below it. */
export function describeFailure(what: string, reasons: readonly string[]): string {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason).split("\n").slice(0, reasonLines),
  );
  return [what, ...lines].join("\n    ");
}
