import type { ReactNode } from "react";
import { studioFrame } from "../../../../content/studio.ts";
import { EmptyState, FailedState, LoadingRows } from "./list-states.tsx";
import type { Loaded } from "./use-loaded.ts";

type DetailBodyProps<Value> = {
  read: Loaded<Value | null | undefined>;
  /** What is said when there is no such thing, or no longer. */
  gone: string;
  children: (value: Value) => ReactNode;
};

/** What is open beside a list in whichever state it is: loading, failed, gone, or there. */
export function DetailBody<Value>({ read, gone, children }: DetailBodyProps<Value>) {
  const { value, state, error, reload } = read;
  if (state === "loading") return <LoadingRows count={6} />;
  if (state === "failed")
    return (
      <FailedState title={studioFrame.detailFailed} error={error} onRetry={() => void reload()} />
    );
  if (value === null || value === undefined) return <EmptyState title={gone} />;
  return children(value);
}
