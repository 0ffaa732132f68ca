import * as z from "zod/mini";
import { clientPreviewWords } from "../../../../content/preview.ts";
import { createReader, findBackend } from "../../../data/create-backend.ts";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { announceFailure } from "../open-portal-store.ts";
import { createPortalStore, type PortalStore } from "../portal-store.ts";
import { readSection } from "../read-section.ts";
import { readRows } from "../../../data/read-rows.ts";
import { narrowAddress, type OwnedIds } from "./narrow-address.ts";

const idSchema = z.object({ id: z.string() });

/** A client's sections, read with the staff member's own token and narrowed to that client. Nothing is kept. */
export function openPreviewStore(client: string): PortalStore {
  let reading: Promise<OwnedIds> | undefined;
  // The sections are read at once and share one answer; the next time it is asked for again.
  const readIds = () => (reading ??= readOwnedIds(client).finally(() => (reading = undefined)));
  const backend = createReader(findBackend(location.origin), {
    readToken: async () => {
      const { data } = await sharedBackend().auth.getSession();
      return data.session?.access_token ?? null;
    },
    narrow: async (input, init) => {
      const asked = input instanceof Request ? input.url : input.toString();
      const address = await narrowAddress(asked, { client, readIds });
      if (!address || (init?.method ?? "GET") !== "GET")
        throw new Error(clientPreviewWords.refused);
      return fetch(address, init);
    },
  });
  return createPortalStore({
    read: (name) => readSection(name, { backend, userId: client }),
    keep: () => {},
    readKept: () => null,
    isOffline: () => false,
    announce: announceFailure,
  });
}

async function readOwnedIds(client: string): Promise<OwnedIds> {
  const backend = sharedBackend();
  const [projects, campaigns] = await Promise.all(
    ["projects", "pr_campaigns"].map((table) =>
      readRows(
        readAll(() => backend.from(table).select("id").eq("user_id", client)),
        idSchema,
      ),
    ),
  );
  const idsOf = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id);
  return { projects: idsOf(projects), campaigns: idsOf(campaigns) };
}
