import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type InputProps = ComponentProps<"input"> & { density?: "dense" };

export function Input({ density, className, ...rest }: InputProps) {
  return <input {...rest} className={cx("ui-input", className)} data-density={density} />;
}
