import { keepDraft, readDraft } from "../../../form/draft-store.ts";

export type AskedCode = { sentTo: string; minutes: number };

const idOf = (versionId: string) => `proposal code ${versionId}`;

/** A code that may still be on its way: a reload goes on where somebody went to read their mail. */
export function readAskedCode(versionId: string, now = Date.now()): AskedCode | undefined {
  const { sentTo, minutes, until } = readDraft(idOf(versionId)).values;
  return sentTo && Number(until) > now ? { sentTo, minutes: Number(minutes) } : undefined;
}

export function keepAskedCode(versionId: string, { sentTo, minutes }: AskedCode): void {
  const until = Date.now() + minutes * 60_000;
  const values = { sentTo, minutes: String(minutes), until: String(until) };
  keepDraft(idOf(versionId), { ...readDraft(idOf(versionId)), values });
}
