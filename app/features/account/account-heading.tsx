import type { ComponentProps } from "react";
import { cx } from "../../ui/cx.ts";

/** What a part of a chapter is about. */
export function AccountHeading({ className, children, ...rest }: ComponentProps<"h3">) {
  return (
    <h3 {...rest} className={cx("mb-2 text-name/[1.35] font-stretch-118%", className)}>
      {children}
    </h3>
  );
}
