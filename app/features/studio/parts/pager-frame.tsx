import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { studioFrame } from "../../../../content/studio.ts";
import { cx } from "../../../ui/cx.ts";

/** Below a list: which rows these are, and the ways to the others. */
export function PagerFrame({ children }: { children: ReactNode }) {
  return (
    <nav
      className="flex min-h-13 items-center gap-6 text-mist tabular-nums"
      aria-label={studioFrame.page}
    >
      {children}
    </nav>
  );
}

export function PagerLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={cx(
        "inline-flex min-h-10 items-center gap-1 text-paper no-underline hover:text-amber-bright",
        className,
      )}
    />
  );
}
