import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type BadgeProps = ComponentProps<"span"> & {
  variant?: "default" | "secondary" | "outline" | "destructive";
};

export function Badge({ variant = "default", className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx("ui-badge", className)} data-variant={variant} />;
}

type StatusBadgeProps = ComponentProps<"span"> & {
  status: "completed" | "in_progress" | "review" | "pending" | "cancelled";
};

/** A coloured light and the word for it: colour is never the only sign. */
export function StatusBadge({ status, className, ...rest }: StatusBadgeProps) {
  return <span {...rest} className={cx("ui-badge", className)} data-status={status} />;
}
