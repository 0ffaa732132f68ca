import * as z from "zod/mini";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const authorRow = z.object({ entry_id: z.string(), person_id: z.string() });

/** Who of the studio wrote what, by its id; the others came by themselves. */
export async function readAuthors(
  entries: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const query = sharedBackend().from("billing_authors").select("*").in("entry_id", entries);
  const rows = await readRows(query, authorRow);
  return new Map(rows.map(({ entry_id, person_id }) => [entry_id, person_id]));
}
