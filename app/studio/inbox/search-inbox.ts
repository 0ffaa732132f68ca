import * as z from "zod/mini";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { readRows } from "../read-rows.ts";
import type { InboxSearch } from "./inbox-search.ts";

type Place = {
  myId: string;
  skip?: number;
  after?: { received_at: string; id: string } | undefined;
  size: number;
};

const found = z.object({ id: z.string() });

/** The ids of the items in which every word is found, newest first. */
export async function searchInbox(
  { view, kind, owner, isBreached, words }: InboxSearch,
  { myId, skip = 0, after, size }: Place,
): Promise<string[]> {
  const isUnowned = owner === "nobody";
  const query = sharedBackend().rpc("search_inbox", {
    patterns: words.map(writePattern),
    status: view,
    kind,
    owner: isUnowned ? null : owner === "me" ? myId : owner,
    is_unowned: isUnowned,
    is_breached: isBreached,
    before_time: after?.received_at ?? null,
    before_id: after?.id ?? null,
    skip,
    size,
  });
  return (await readRows(query, found)).map(({ id }) => id);
}

/** For LIKE; what it would take for a wildcard is only a character here. */
export function writePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
