import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { type InputDensity, inputFrame, inputHeights } from "./input-style.ts";

type InputProps = ComponentProps<"input"> & {
  density?: InputDensity;
  /** For hexadecimal digits, which are compared one by one. */
  isHex?: boolean;
};

export function Input({ density = "default", isHex = false, className, ...rest }: InputProps) {
  const text = isHex ? "font-mono text-small/normal" : "text-plain/normal";
  const look = cx(
    inputFrame,
    inputHeights[density],
    text,
    "pr-3.5 read-only:enabled:bg-transparent",
  );
  return <input {...rest} className={cx(look, className)} />;
}
