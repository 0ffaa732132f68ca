import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { text } from "../../../../domain/row/row.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";

const foundSchema = z.object({
  company_id: z.string(),
  name: text,
  contact: text,
  email: text,
  closing_due_at: text,
});
export type FoundClient = z.infer<typeof foundSchema>;

const mostFound = 6;
/** Long enough to finish a word, too short to be waited for. */
const pauseMs = 200;

type Found = { clients: readonly FoundClient[]; state: "searching" | "found" };

/** The first few clients that match; a chosen one is found by its id, so that its name can be shown. */
export function useClientSearch(words: string, chosen: string | null): Found {
  const [found, setFound] = useState<Found>({ clients: [], state: "searching" });

  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      () => {
        const reading = chosen === null ? search(words) : readOne(chosen);
        reading.then(
          (clients) => isWanted && setFound({ clients, state: "found" }),
          // Nothing to choose from says enough; the next letter tries again.
          () => isWanted && setFound({ clients: [], state: "found" }),
        );
      },
      words === "" ? 0 : pauseMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words, chosen]);

  return found;
}

function search(words: string): Promise<FoundClient[]> {
  return readRows(
    sharedBackend().rpc("list_clients", { search: words.trim(), row_count: mostFound }),
    foundSchema,
  );
}

function readOne(id: string): Promise<FoundClient[]> {
  return readRows(sharedBackend().rpc("read_client", { client: id }), foundSchema);
}
