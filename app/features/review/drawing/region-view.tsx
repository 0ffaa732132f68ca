import type { Region } from "../../../../domain/review/comment.ts";
import { drawnHeight } from "./shape-view.tsx";

type RegionViewProps = { region: Region; aspect: number };

/** A part of the picture: around it the light goes down. */
export function RegionView({ region, aspect }: RegionViewProps) {
  const [across, down] = [aspect * drawnHeight, drawnHeight];
  const [x, y] = [region.x * across, region.y * down];
  const [w, h] = [region.w * across, region.h * down];
  return (
    <>
      <path
        fillRule="evenodd"
        className="fill-night/55"
        d={`M0 0H${across}V${down}H0Z M${x} ${y}h${w}v${h}h${-w}Z`}
      />
      <rect x={x} y={y} width={w} height={h} className="fill-none stroke-amber" strokeWidth={3} />
    </>
  );
}
