import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { inputFrame } from "./input-style.ts";

type InputProps = ComponentProps<"input"> & { density?: "dense" };

export function Input({ density, className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={cx(inputFrame, "read-only:enabled:bg-transparent", className)}
      data-density={density}
    />
  );
}
