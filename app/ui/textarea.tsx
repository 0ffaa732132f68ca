import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** It grows with what is written: `short` begins with two lines, `dense` with one. */
type TextareaProps = ComponentProps<"textarea"> & { density?: "dense" | "short" };

export function Textarea({ rows = 5, density, className, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cx("ui-input ui-textarea", className)}
      data-density={density}
    />
  );
}
