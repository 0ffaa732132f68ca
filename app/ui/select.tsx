import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { inputFrame, inputHeights } from "./input-style.ts";

export function Select({ className, ...rest }: ComponentProps<"select">) {
  // The options' own colours: some systems draw their list on white.
  const look =
    "cursor-pointer appearance-none pr-12 text-plain/normal text-ellipsis *:bg-tide *:text-paper";
  return (
    <span className="relative grid">
      <select {...rest} className={cx(inputFrame, inputHeights.default, look, className)} />
      <ChevronDown
        className="pointer-events-none absolute top-[calc(50%-0.625rem)] right-3.5 size-5 text-mist"
        aria-hidden="true"
        strokeWidth={1.5}
      />
    </span>
  );
}
