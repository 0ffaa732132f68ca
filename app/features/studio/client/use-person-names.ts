import * as z from "zod/mini";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useLoaded } from "../parts/use-loaded.ts";

const nameSchema = z.object({ user_id: z.string(), display_name: text });

/** What these people are called; until that is known, and of whoever has no name, null. */
export function usePersonNames(ids: readonly string[]): (id: string) => string | null {
  const asked = [...new Set(ids)].toSorted();
  const { value } = useLoaded(["profiles", "names", asked], () => readNames(asked), {
    concerns: ({ row }) => asked.includes(String(row["user_id"])),
  });
  return (id) => value?.find(({ user_id }) => user_id === id)?.display_name ?? null;
}

async function readNames(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const query = sharedBackend().from("profiles").select("user_id,display_name").in("user_id", ids);
  return readRows(query, nameSchema);
}
