import { dropDraft, keepDraft, readDraft } from "../../../form/draft-store.ts";

/** Under which what is typed for a new document is kept: for each client its own. */
export const nameNewDraft = (company: string | null) =>
  company === null ? "billing new" : `billing new ${company}`;

/** What was typed before anybody was chosen is for whoever is chosen first; never what was typed for somebody else. */
export function carryDraft(chosen: string | null): void {
  const [from, to] = [nameNewDraft(null), nameNewDraft(chosen)];
  if (from === to || Object.keys(readDraft(from).values).length === 0) return;
  if (Object.keys(readDraft(to).values).length > 0) return;
  keepDraft(to, readDraft(from));
  dropDraft(from);
}
