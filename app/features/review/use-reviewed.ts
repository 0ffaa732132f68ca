import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { deliverableColumns, deliverableSchema } from "../../../domain/deliverable/deliverable.ts";
import { commentSchema } from "../../../domain/review/comment.ts";
import { mediaSchema } from "../../../domain/review/media.ts";
import { isId } from "../../../domain/row/id.ts";
import { isAllRead, refreshChanged, refreshTables, trustRows } from "../../data/query-client.ts";
import { readRows } from "../../data/read-rows.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { useLiveTables } from "../../data/use-live-tables.ts";
import { useReceive } from "./comment/use-comments.ts";

/** What is reviewed and what its files are, live. Of what is not theirs there is no row. */
export function useReviewed(asked: string | undefined) {
  const id = asked !== undefined && isId(asked) ? asked : null;
  const deliverable = useQuery({
    queryKey: ["pr_deliverables", id],
    enabled: id !== null,
    queryFn: async () => {
      const query = sharedBackend().from("pr_deliverables").select(deliverableColumns);
      const [row = null] = await readRows(query.eq("id", id ?? ""), deliverableSchema);
      return row;
    },
  });
  const media = useQuery({
    queryKey: ["deliverable_media", id],
    enabled: id !== null,
    queryFn: () =>
      readRows(
        sharedBackend()
          .from("deliverable_media")
          .select("*")
          .eq("deliverable_id", id ?? ""),
        mediaSchema,
      ),
  });
  useFollowed(id);
  const isUnknown = id === null || deliverable.data === null;
  return {
    deliverable: deliverable.data ?? null,
    media: media.data ?? null,
    state: isUnknown
      ? "unknown"
      : [deliverable, media].some(({ isError, data }) => isError && data === undefined)
        ? "failed"
        : "there",
    retry: () => void Promise.all([deliverable.refetch(), media.refetch()]),
  } as const;
}

/** Comments are taken in as they come; of the rest it is enough to know that it has changed. */
function useFollowed(id: string | null) {
  const client = useQueryClient();
  const receive = useReceive();
  const isLive = useLiveTables(
    id === null
      ? []
      : [
          { table: "review_comments", filter: `deliverable_id=eq.${id}` },
          { table: "deliverable_media", filter: `deliverable_id=eq.${id}` },
          { table: "pr_deliverables", filter: `id=eq.${id}` },
        ],
    (change) => {
      if (!change) return void refreshTables(client, "all");
      const comment =
        change.table === "review_comments" && change.type !== "DELETE"
          ? commentSchema.safeParse(change.row).data
          : undefined;
      if (comment) return receive(comment);
      return void refreshChanged(client, [change]);
    },
    () => isAllRead(client),
  );
  useEffect(() => trustRows(client, isLive), [client, isLive]);
}
