import type { ReactNode } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** In the place of rows that are on their way. */
export function LoadingRows({ count = 12 }: { count?: number }) {
  return (
    <div className="studio-waiting" aria-busy="true">
      <span className="sr-only">{studioFrame.loading}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row}>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** In the place of rows that could not be read: what went wrong, and once more. */
export function FailedState({
  title = studioFrame.failed,
  error,
  onRetry,
}: {
  title?: string;
  error: Error | null;
  onRetry: () => void;
}) {
  return (
    <div className="studio-state" role="alert">
      <p>{title}</p>
      {error && <p>{error.message}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {studioFrame.tryAgain}
      </Button>
    </div>
  );
}

/** In the place of a list with nothing in it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="studio-state">
      <p>{title}</p>
      {children}
    </div>
  );
}
