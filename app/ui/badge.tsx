import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

const frame =
  "inline-flex items-center gap-2 rounded-control border py-0.75 text-label leading-[1.3] font-medium tracking-[0.02em] whitespace-nowrap";

const variants = {
  default: "border-transparent bg-amber text-night",
  secondary: "border-transparent bg-line text-paper",
  outline: "border-edge text-mist",
  destructive: "border-transparent bg-danger-deep text-paper",
};

type BadgeProps = ComponentProps<"span"> & { variant?: keyof typeof variants };

export function Badge({ variant = "default", className, ...rest }: BadgeProps) {
  const look = cx(frame, "px-2 forced-colors:border-[CanvasText]", variants[variant]);
  return <span {...rest} className={cx(look, className)} />;
}

const statuses = {
  completed: "text-success",
  in_progress: "text-info",
  review: "text-warning",
  pending: "text-mist",
  cancelled: "text-danger",
};

type StatusBadgeProps = ComponentProps<"span"> & { status: keyof typeof statuses };

/** A coloured light and the word for it: colour is never the only sign. */
export function StatusBadge({ status, className, ...rest }: StatusBadgeProps) {
  // Drawn with its border, which forced colours keep.
  const light = "before:size-2 before:rounded-round before:border-4 before:border-current";
  return (
    <span
      {...rest}
      className={cx(frame, "border-transparent", light, statuses[status], className)}
    />
  );
}
