import { Suspense } from "react";
import { useOutletContext } from "react-router";
import type { StudioArea } from "../features/studio/areas.ts";
import { LoadingRows } from "../features/studio/parts/list-states.tsx";
import { StudioEntrance } from "../features/studio/studio-entrance.tsx";
import "../styles/pages/workroom.css";

export { AreaBoundary as ErrorBoundary } from "../features/studio/area-boundary.tsx";

/**
 * The area that is open, or the way to one. Every document at those addresses names this module, so it knows none of the
 * areas: the frame does, which is fetched once the studio's door has let somebody in.
 */
export default function StudioAreaPage() {
  const area = useOutletContext<StudioArea | undefined>();
  if (!area) return <StudioEntrance />;
  const { value, Area } = area;
  return (
    // By its key another area shows its own skeleton, not the rows of the one that is left.
    <Suspense key={value} fallback={<LoadingRows />}>
      <Area />
    </Suspense>
  );
}
