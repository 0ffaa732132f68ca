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

/** What is being drawn; else what belongs to the comment that was chosen, while its frames are on show. */
export function DrawnOn({ aspect }: { aspect: number }) {
  const { pointing, point, tool, colour, player, selected, media } = useRoom();
  const { frame, speed } = usePlaying(player);
  const comment = selected?.comment ?? null;
  const kept = useDrawing(comment);
  const isFilm = media?.kind === "film";
  const isOwn = tool !== null || pointing.shapes.length > 0 || pointing.region !== null;
  const isOwnFrame = !isFilm || pointing.drawnAt === null || pointing.drawnAt === frame;
  if (isOwn)
    return (
      <DrawingLayer
        aspect={aspect}
        region={isOwnFrame ? pointing.region : null}
        shapes={isOwnFrame ? pointing.shapes : []}
        tool={speed === 0 ? tool : null}
        colour={colour}
        onRegion={(region) => point({ region, drawnAt: frame, isGeneral: false })}
        onShape={(shape) =>
          point({
            shapes: [...(isOwnFrame ? pointing.shapes : []), shape],
            drawnAt: frame,
            isGeneral: false,
          })
        }
      />
    );
  if (!comment || !isAt(comment, frame)) return null;
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

function isAt({ at_frame, to_frame }: ReviewComment, frame: number): boolean {
  return at_frame === null || (frame >= at_frame && frame <= (to_frame ?? at_frame));
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
