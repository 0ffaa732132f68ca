import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { ReviewComment } from "../../../../domain/review/comment.ts";
import { drawingSchema, listKnownShapes } from "../../../../domain/review/drawing.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { DrawingLayer } from "../drawing/drawing-layer.tsx";
import { usePlaying } from "../player/use-playing.ts";
import { useRoom } from "../room.ts";

const drawingRow = z.object({ drawing: drawingSchema });

/** What is being drawn; else what belongs to the comment that was chosen, while its frames or its page are on show. */
export function DrawnOn({ aspect }: { aspect: number }) {
  const { pointing, point, tool, colour, player, selected, media, page } = useRoom();
  const { frame, speed } = usePlaying(player);
  // What a drawing belongs to: a frame, or a page. A still has the one.
  const here = media?.kind === "film" ? frame : page;
  const comment = selected?.comment ?? null;
  const kept = useDrawing(comment);
  const isOwn = tool !== null || pointing.shapes.length > 0 || pointing.region !== null;
  const isOwnFrame = pointing.drawnAt === null || pointing.drawnAt === here;
  if (isOwn)
    return (
      <DrawingLayer
        aspect={aspect}
        region={isOwnFrame ? pointing.region : null}
        shapes={isOwnFrame ? pointing.shapes : []}
        tool={speed === 0 ? tool : null}
        colour={colour}
        onRegion={(region) => point({ region, drawnAt: here, isGeneral: false })}
        onShape={(shape) =>
          point({
            shapes: [...(isOwnFrame ? pointing.shapes : []), shape],
            drawnAt: here,
            isGeneral: false,
          })
        }
      />
    );
  if (!comment || !isAt(comment, { frame, page })) return null;
  return (
    <DrawingLayer
      aspect={aspect}
      region={comment.region}
      shapes={kept}
      tool={null}
      colour={0}
      onRegion={() => undefined}
      onShape={() => undefined}
    />
  );
}

function isAt(comment: ReviewComment, shown: { frame: number; page: number }): boolean {
  const { at_frame, to_frame, page } = comment;
  if (page !== null) return page === shown.page;
  return at_frame === null || (shown.frame >= at_frame && shown.frame <= (to_frame ?? at_frame));
}

function useDrawing(comment: ReviewComment | null) {
  const { data } = useQuery({
    queryKey: ["review_drawings", comment?.id],
    enabled: comment?.has_drawing === true,
    queryFn: async () => {
      const rows = await readRows(
        sharedBackend()
          .from("review_drawings")
          .select("drawing")
          .eq("comment_id", comment?.id ?? ""),
        drawingRow,
      );
      return rows.flatMap(({ drawing }) => listKnownShapes(drawing));
    },
  });
  return comment?.has_drawing ? (data ?? []) : [];
}
