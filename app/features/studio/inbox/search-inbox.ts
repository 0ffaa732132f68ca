import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";
import type { InboxSearch, Place } from "./inbox-search.ts";

type Part = { myId: string; after: Place | undefined; size: number };

const found = z.object({ id: z.string() });

/** The ids of the items in which every word is found, in the order of the list. */
export async function searchInbox(
  { view, kind, owner, clock, words }: InboxSearch,
  { myId, after, size }: Part,
): Promise<string[]> {
  const isUnowned = owner === "nobody";
  const query = sharedBackend().rpc("search_inbox", {
    patterns: words.map(writePattern),
    status: view,
    kind,
    owner: isUnowned ? null : owner === "me" ? myId : owner,
    is_unowned: isUnowned,
    clock,
    after_place: after?.place ?? null,
    after_id: after?.id ?? null,
    size,
  });
  return (await readRows(query, found)).map(({ id }) => id);
}

/** For LIKE; what it would take for a wildcard is only a character here. */
export function writePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
