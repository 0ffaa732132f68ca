import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { inputFrame } from "./input-style.ts";

/** It grows with what is written: `short` begins with two lines, `dense` with one. */
type TextareaProps = ComponentProps<"textarea"> & { density?: "dense" | "short" };

export function Textarea({ rows = 5, density, className, ...rest }: TextareaProps) {
  const look =
    "ui-textarea field-sizing-content max-h-[60vh] resize-y read-only:enabled:bg-transparent";
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cx(inputFrame, look, className)}
      data-density={density}
    />
  );
}
