import { studioFrame } from "../../../content/studio.ts";
import { FailedState } from "./parts/list-states.tsx";

/** An area that breaks leaves the frame, and the other areas, standing. */
export function AreaBoundary({ error }: { error: unknown }) {
  // A failed import stays failed for this document, so it is the document that is asked for again.
  return (
    <FailedState
      title={studioFrame.areaNotLoaded}
      error={error instanceof Error ? error : null}
      onRetry={() => location.reload()}
    />
  );
}
