import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** Takes the size of what it stands for from `className`; the region around it says it is busy. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} aria-hidden="true" className={cx("ui-skeleton", className)} />;
}

type SkeletonTextProps = ComponentProps<"div"> & { lines?: number };

export function SkeletonText({ lines = 3, className, ...rest }: SkeletonTextProps) {
  return (
    <div {...rest} aria-hidden="true" className={cx("ui-skeleton-text", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="ui-skeleton" />
      ))}
    </div>
  );
}
