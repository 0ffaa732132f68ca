import * as z from "zod/mini";
import { clientPreviewWords } from "../../../../content/preview.ts";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { PortalSource } from "../portal-source.ts";
import { readSection } from "../read-section.ts";
import { readRows } from "../../../data/read-rows.ts";
import { narrowAddress, type OwnedIds } from "./narrow-address.ts";

const idSchema = z.object({ id: z.string() });

/** A client's sections, read with the staff member's own token and narrowed to that client. Nothing is kept. */
export function openPreviewSource(client: string): PortalSource {
  let reading: Promise<OwnedIds> | undefined;
  // The sections are read at once and share one answer; the next time it is asked for again.
  const readIds = () => (reading ??= readOwnedIds(client).finally(() => (reading = undefined)));
  const backend = sharedBackend().openNarrowed(async (asked) => {
    const address = await narrowAddress(asked, { client, readIds });
    if (!address) throw new Error(clientPreviewWords.refused);
    return address;
  });
  return {
    read: (name) => readSection(name, { backend, userId: client }),
    keep: () => {},
    readKept: () => null,
    isLive: false,
  };
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
