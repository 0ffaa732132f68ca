import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { inputFrame } from "./input-style.ts";

const densities = {
  default: "min-h-34 py-2.75",
  medium: "min-h-22 py-2.75",
  short: "min-h-20 py-2.75",
  dense: "min-h-10 py-2",
};

/** It grows with what is written: `short` begins with two lines, `dense` with one. */
type TextareaProps = ComponentProps<"textarea"> & { density?: keyof typeof densities };

export function Textarea({ rows = 5, density = "default", className, ...rest }: TextareaProps) {
  const look =
    "field-sizing-content max-h-[60vh] resize-y pr-3.5 text-plain/normal read-only:enabled:bg-transparent";
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cx(inputFrame, densities[density], look, className)}
    />
  );
}
