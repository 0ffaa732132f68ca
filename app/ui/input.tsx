import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { inputFrame } from "./input-style.ts";

type InputProps = ComponentProps<"input"> & {
  density?: "dense";
  /** For hexadecimal digits, which are compared one by one. */
  isHex?: boolean;
};

const hexLook = "data-hex:font-mono data-hex:text-small/normal";

export function Input({ density, isHex = false, className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={cx(inputFrame, hexLook, "read-only:enabled:bg-transparent", className)}
      data-density={density}
      data-hex={isHex || undefined}
    />
  );
}
