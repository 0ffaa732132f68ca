import { useId } from "react";
import { drawArea, drawLine, type Point } from "./draw-line.ts";
import type { Drawing } from "./measures.ts";

/** The drawing's own units; it is stretched to whatever room there is. */
export const canvas = { width: 1000, ground: 100, depth: 34 };

type TrackDrawingProps = { drawing: Drawing; points: readonly Point[] };

export function TrackDrawing({ drawing, points }: TrackDrawingProps) {
  const height = drawing === "light" ? canvas.ground + canvas.depth : canvas.ground;
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-drawing={drawing}
    >
      {drawing === "light" && <Light points={points} />}
      {drawing === "line" && <path className="chart-line" d={drawLine(points)} />}
      {drawing === "strands" && <Strands points={points} />}
      {points.length === 1 && <path className="chart-point" d={`${drawLine(points)}h0`} />}
    </svg>
  );
}

/** The values as an area above the axis, and below it their reflection, which is decoration. */
function Light({ points }: { points: readonly Point[] }) {
  const id = useId();
  const { width, ground, depth } = canvas;
  const area = drawArea(points, ground);
  // Mirrors the area at the axis, so that its top comes to lie at the bottom.
  const mirror = `matrix(1 0 0 ${-depth / ground} 0 ${ground + depth})`;
  return (
    <>
      <defs>
        <linearGradient id={`${id}-glow`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="chart-glow-near" />
          <stop offset="1" className="chart-glow-far" />
        </linearGradient>
        <linearGradient id={`${id}-deep`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" className="chart-water-near" />
          <stop offset="1" className="chart-water-far" />
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
      <path className="chart-line" d={drawLine(points)} />
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
      <path className="chart-strand" d={strands} />
      <path className="chart-point" d={heads} />
    </>
  );
}
