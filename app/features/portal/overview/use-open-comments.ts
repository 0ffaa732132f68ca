import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { usePortalData } from "../portal-data.ts";

const countRow = z.object({ version_id: z.string(), open_comments: z.number() });
const none: ReadonlyMap<string, number> = new Map();

/** How much of what was said of each version is open, by the version's id. Asked only where a version waits. */
export function useOpenComments(): ReadonlyMap<string, number> {
  const { deliverables } = usePortalData();
  const isWaiting = deliverables.rows.some(({ status }) => status === "delivered");
  const { data } = useQuery({
    queryKey: ["review_comments", "open"],
    queryFn: async () => {
      const rows = await readRows(sharedBackend().rpc("count_open_comments"), countRow);
      return new Map(rows.map((row) => [row.version_id, row.open_comments]));
    },
    enabled: isWaiting,
  });
  return data ?? none;
}
