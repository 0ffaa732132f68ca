import { clientPeopleWords } from "../../../../content/studio-client-page.ts";
import { explainError } from "../../../data/explain-error.ts";

const refusals = new Map<string, string>(Object.entries(clientPeopleWords.refusals));

/** Why somebody's place in a client stays as it is, in the studio's words where it has some. */
export function explainCompanyRefusal(error: unknown): string {
  const hint = typeof error === "object" && error !== null && "hint" in error ? error.hint : null;
  return refusals.get(String(hint)) ?? explainError(error);
}
