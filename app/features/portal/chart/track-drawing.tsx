import { useId } from "react";
import { cx } from "../../../ui/cx.ts";
import { drawArea, drawLine, type Point } from "./draw-line.ts";
import type { Drawing } from "./measures.ts";

/** The drawing's own units; it is stretched to whatever room there is. */
export const canvas = { width: 1000, ground: 100, depth: 34 };

type TrackDrawingProps = {
  drawing: Drawing;
  points: readonly Point[];
  /** The colour and width of the line. */
  line: string;
};

// Stretched as it is, it would stretch its lines, too.
const stroked = "fill-none [vector-effect:non-scaling-stroke]";
const lineLook = `${stroked} [stroke-linejoin:round]`;
const pointLook = `${stroked} stroke-paper stroke-[5] [stroke-linecap:round]`;

export function TrackDrawing({ drawing, points, line }: TrackDrawingProps) {
  const height = drawing === "light" ? canvas.ground + canvas.depth : canvas.ground;
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      {drawing === "light" && <Light points={points} line={line} />}
      {drawing === "line" && <path className={cx(lineLook, line)} d={drawLine(points)} />}
      {drawing === "strands" && <Strands points={points} />}
      {points.length === 1 && <path className={pointLook} d={`${drawLine(points)}h0`} />}
    </svg>
  );
}

/** The values as an area above the axis, and below it their reflection, which is decoration. */
function Light({ points, line }: Omit<TrackDrawingProps, "drawing">) {
  const id = useId();
  const { width, ground, depth } = canvas;
  const area = drawArea(points, ground);
  // Mirrors the area at the axis, so that its top comes to lie at the bottom.
  const mirror = `matrix(1 0 0 ${-depth / ground} 0 ${ground + depth})`;
  return (
    <>
      <defs>
        <linearGradient id={`${id}-glow`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-amber)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--color-rust)" stopOpacity="0.06" />
        </linearGradient>
        <linearGradient id={`${id}-deep`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="var(--color-amber)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--color-rust)" stopOpacity="0.15" />
        </linearGradient>
        <pattern id={`${id}-ripple`} width={width} height="2.6" patternUnits="userSpaceOnUse">
          <rect width={width} height="0.8" fill="white" />
        </pattern>
        <mask
          id={`${id}-water`}
          maskUnits="userSpaceOnUse"
          x="0"
          y={ground}
          width={width}
          height={depth}
        >
          <rect y={ground} width={width} height={depth} fill={`url(#${id}-ripple)`} />
        </mask>
      </defs>
      <path d={area} fill={`url(#${id}-glow)`} />
      <path className={cx(lineLook, line)} d={drawLine(points)} />
      <g mask={`url(#${id}-water)`}>
        <path d={area} fill={`url(#${id}-deep)`} transform={mirror} />
      </g>
    </>
  );
}

function Strands({ points }: { points: readonly Point[] }) {
  const strands = points.map(({ x, y }) => `M${x},${canvas.ground}V${y}`).join("");
  const heads = points.map(({ x, y }) => `M${x},${y}h0`).join("");
  return (
    <>
      <path className={`${stroked} stroke-edge stroke-1`} d={strands} />
      <path className={pointLook} d={heads} />
    </>
  );
}
