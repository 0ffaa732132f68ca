import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export function Textarea({ rows = 5, className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} rows={rows} className={cx("ui-input ui-textarea", className)} />;
}
