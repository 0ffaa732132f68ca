import * as z from "zod/mini";
import { clientWords } from "../../../../content/studio-client.ts";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

/** What a client is called where its company was read: one without a name goes by its main contact. */
export async function nameClient(id: string, name: string | null | undefined): Promise<string> {
  if (name?.trim()) return name;
  const [client] = await readRows(
    sharedBackend().rpc("read_client", { client: id }),
    z.object({ name: text }),
  );
  return client?.name ?? clientWords.unnamed;
}
