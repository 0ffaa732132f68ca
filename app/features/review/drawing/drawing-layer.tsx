import { type PointerEvent, useRef, useState } from "react";
import { drawingWords } from "../../../../content/review.ts";
import type { Region } from "../../../../domain/review/comment.ts";
import { countPoints, drawingLimits, type KnownShape } from "../../../../domain/review/drawing.ts";
import { cx } from "../../../ui/cx.ts";
import { toast } from "../../../ui/toast.ts";
import { RegionView } from "./region-view.tsx";
import {
  addPoint,
  type DrawingTool,
  type DrawnPoint,
  pointIn,
  regionFrom,
  shapeFrom,
  wordSize,
} from "./shape-from.ts";
import { drawnHeight, ShapeView } from "./shape-view.tsx";
import { WordsField } from "./words-field.tsx";

type DrawingLayerProps = {
  aspect: number;
  region: Region | null;
  shapes: readonly KnownShape[];
  /** Null where there is only something to look at. */
  tool: DrawingTool | null;
  colour: number;
  onRegion: (region: Region | null) => void;
  onShape: (shape: KnownShape) => void;
};

/** Lies over the picture, and is as large: by mouse, pen or finger. */
export function DrawingLayer(props: DrawingLayerProps) {
  const { aspect, region, shapes, tool, colour, onRegion, onShape } = props;
  const layer = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly DrawnPoint[]>([]);
  const [wordsAt, setWordsAt] = useState<DrawnPoint | null>(null);

  const read = ({ clientX, clientY }: PointerEvent) =>
    pointIn(layer.current?.getBoundingClientRect() ?? new DOMRect(), clientX, clientY);

  function add(shape: KnownShape | null) {
    if (!shape) return;
    const next = [...shapes, shape];
    const isFull =
      next.length > drawingLimits.shapes || countPoints({ shapes: next }) > drawingLimits.points;
    if (isFull) toast({ title: drawingWords.full, variant: "destructive" });
    else onShape(shape);
  }

  function begin(event: PointerEvent) {
    if (!tool || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    if (tool === "text") setWordsAt(read(event));
    else setDrawn([read(event)]);
  }

  function move(event: PointerEvent) {
    if (drawn.length > 0) setDrawn(addPoint(drawn, read(event)));
  }

  function finish(event: PointerEvent) {
    if (drawn.length === 0 || !tool || tool === "text") return;
    const points = addPoint(drawn, read(event));
    setDrawn([]);
    const [first, last] = [points[0], points.at(-1)];
    if (tool !== "region") add(shapeFrom(tool, points, colour));
    else if (first && last) onRegion(regionFrom(first, last));
  }

  const [first, last] = [drawn[0], drawn.at(-1)];
  const isRegion = tool === "region";
  const inProgress = tool && !isRegion && tool !== "text" ? shapeFrom(tool, drawn, colour) : null;
  const shownRegion = isRegion && first && last ? regionFrom(first, last) : region;
  return (
    <>
      <svg
        ref={layer}
        aria-hidden="true"
        data-drawing
        viewBox={`0 0 ${aspect * drawnHeight} ${drawnHeight}`}
        preserveAspectRatio="none"
        className={cx(
          "absolute inset-0 size-full",
          tool ? "cursor-crosshair touch-none" : "pointer-events-none",
        )}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={finish}
        onPointerCancel={() => setDrawn([])}
      >
        {shownRegion && <RegionView region={shownRegion} aspect={aspect} />}
        {shapes.map((shape) => (
          <ShapeView key={JSON.stringify(shape)} shape={shape} aspect={aspect} />
        ))}
        {inProgress && <ShapeView shape={inProgress} aspect={aspect} />}
      </svg>
      {wordsAt && (
        <WordsField
          at={wordsAt}
          onDone={(text) => {
            setWordsAt(null);
            const [x, y] = wordsAt;
            if (text !== "") add({ kind: "text", x, y, text, size: wordSize, colour });
          }}
        />
      )}
    </>
  );
}
