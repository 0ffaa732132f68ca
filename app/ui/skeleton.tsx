import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

const unlit =
  "min-h-[1em] animate-unlit rounded-control bg-tide forced-colors:border forced-colors:border-[GrayText]";

/** Takes the size of what it stands for from `className`; the region around it says it is busy. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} aria-hidden="true" className={cx(unlit, className)} />;
}

type SkeletonTextProps = ComponentProps<"div"> & { lines?: number };

export function SkeletonText({ lines = 3, className, ...rest }: SkeletonTextProps) {
  return (
    <div {...rest} aria-hidden="true" className={cx("grid gap-[0.75em]", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={cx(unlit, line > 0 && line === lines - 1 && "w-[62%]")} />
      ))}
    </div>
  );
}
