import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";

type AccountActionsProps = { className?: string; children: ReactNode };

export function AccountActions({ className, children }: AccountActionsProps) {
  return (
    <div className={cx("flex flex-wrap items-center gap-x-6 gap-y-3", className)}>{children}</div>
  );
}
