import type { KnownShape } from "../../../../domain/review/drawing.ts";

/** By the palette's numbers, which drawings keep. */
const strokes = [
  "stroke-amber",
  "stroke-paper",
  "stroke-danger",
  "stroke-teal",
  "stroke-info",
  "stroke-screen",
] as const;
const fills = [
  "fill-amber",
  "fill-paper",
  "fill-danger",
  "fill-teal",
  "fill-info",
  "fill-screen",
] as const;

/** The height of the drawing's own space; its width follows the picture's, so that circles stay round. */
export const drawnHeight = 1000;

type ShapeViewProps = { shape: KnownShape; aspect: number };

/** One shape, with a dark edge: it lies on pictures of any colour. */
export function ShapeView({ shape, aspect }: ShapeViewProps) {
  const look = strokes[shape.colour % strokes.length] ?? strokes[0];
  if (shape.kind === "text") {
    const fill = fills[shape.colour % fills.length] ?? fills[0];
    return (
      <text
        x={shape.x * aspect * drawnHeight}
        y={shape.y * drawnHeight}
        fontSize={shape.size * drawnHeight}
        className={`${fill} stroke-screen font-sans font-medium [paint-order:stroke]`}
        strokeWidth={shape.size * drawnHeight * 0.12}
        strokeLinejoin="round"
      >
        {shape.text}
      </text>
    );
  }
  const width = shape.width * drawnHeight;
  const lines = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
  return (
    <>
      <g {...lines} strokeWidth={width + 5} className="stroke-screen opacity-45">
        <Outline shape={shape} aspect={aspect} />
      </g>
      <g {...lines} strokeWidth={width} className={look}>
        <Outline shape={shape} aspect={aspect} />
      </g>
    </>
  );
}

type OutlineProps = { shape: Exclude<KnownShape, { kind: "text" }>; aspect: number };

function Outline({ shape, aspect }: OutlineProps) {
  const [across, down] = [aspect * drawnHeight, drawnHeight];
  if (shape.kind === "stroke")
    return (
      <polyline points={shape.points.map(([x, y]) => `${x * across},${y * down}`).join(" ")} />
    );
  if (shape.kind === "box")
    return (
      <rect
        x={shape.x * across}
        y={shape.y * down}
        width={shape.w * across}
        height={shape.h * down}
      />
    );
  if (shape.kind === "ellipse")
    return (
      <ellipse
        cx={(shape.x + shape.w / 2) * across}
        cy={(shape.y + shape.h / 2) * down}
        rx={(shape.w / 2) * across}
        ry={(shape.h / 2) * down}
      />
    );
  const [x1, y1] = [shape.from[0] * across, shape.from[1] * down];
  const [x2, y2] = [shape.to[0] * across, shape.to[1] * down];
  if (shape.kind === "line") return <line x1={x1} y1={y1} x2={x2} y2={y2} />;
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const head = Math.max(28, shape.width * drawnHeight * 4);
  const wing = (turn: number) =>
    `${x2 - head * Math.cos(angle + turn)},${y2 - head * Math.sin(angle + turn)}`;
  return (
    <>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <polyline points={`${wing(0.5)} ${x2},${y2} ${wing(-0.5)}`} />
    </>
  );
}
