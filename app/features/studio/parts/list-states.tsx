import type { ReactNode } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { explainError } from "../../../data/explain-error.ts";

/** In the place of rows that are on their way. */
export function LoadingRows({ count = 12 }: { count?: number }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">{studioFrame.loading}</span>
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          className="flex h-10.5 items-center justify-between gap-8 border-b border-line"
        >
          <Skeleton className="h-3.5 w-[min(20rem,45%)]" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      ))}
    </div>
  );
}

const state = "grid justify-items-start gap-3 border-b border-line py-8 text-mist";
const stateTitle = "text-body/[1.45] text-paper";

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
    <div role="alert" className={state}>
      <p className={stateTitle}>{title}</p>
      {error && <p>{explainError(error)}</p>}
      <Button variant="secondary" onClick={onRetry}>
        {studioFrame.tryAgain}
      </Button>
    </div>
  );
}

/** In the place of a list with nothing in it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={state}>
      <p className={stateTitle}>{title}</p>
      {children}
    </div>
  );
}
