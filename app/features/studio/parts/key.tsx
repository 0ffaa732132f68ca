import type { ComponentProps } from "react";
import { cx } from "../../../ui/cx.ts";

/** A key of the keyboard, drawn as one. */
export function Key({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      {...rest}
      className={cx(
        "inline-grid min-w-6 place-items-center rounded-control border border-line px-1.5 font-sans text-tiny/[1.375rem] text-mist",
        className,
      )}
    />
  );
}
