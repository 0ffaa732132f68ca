import { dropDraft, keepDraft, readDraft } from "../../../form/draft-store.ts";

const entryOf = (projectId: string) => `brief-seen ${projectId}`;

/** Over which writing somebody began theirs: what they typed is kept over a reload, and so is this. */
export function readSeen(projectId: string): number | undefined {
  const { seen } = readDraft(entryOf(projectId)).values;
  return seen === undefined ? undefined : Number(seen);
}

/** The first word counts: what comes after it is written over the same. */
export function noteSeen(projectId: string, revision: number): void {
  const noted = readDraft(entryOf(projectId));
  if (noted.values["seen"] === undefined)
    keepDraft(entryOf(projectId), { ...noted, values: { seen: String(revision) } });
}

export function forgetSeen(projectId: string): void {
  dropDraft(entryOf(projectId));
}
