import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { inputFrame } from "./input-style.ts";

export function Select({ className, ...rest }: ComponentProps<"select">) {
  // The options' own colours: some systems draw their list on white.
  const look = "cursor-pointer appearance-none text-ellipsis *:bg-tide *:text-paper";
  return (
    <span className="ui-select relative grid">
      <select {...rest} className={cx(inputFrame, look, className)} />
      <ChevronDown
        className="pointer-events-none absolute top-[calc(50%-0.625rem)] right-3.5 size-5 text-mist"
        aria-hidden="true"
        strokeWidth={1.5}
      />
    </span>
  );
}
