import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="ui-select">
      <select {...rest} className={cx("ui-input", className)} />
      <ChevronDown aria-hidden="true" strokeWidth={1.5} />
    </span>
  );
}
