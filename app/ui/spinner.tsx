import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type SpinnerProps = Omit<ComponentProps<"span">, "children"> & {
  /** What is being waited for. Without it the spinner is decoration beside words that say so. */
  label?: string;
};

/** Drawn like the countdown at the start of a film reel. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const live = label ? { role: "status" } : { "aria-hidden": true };
  return (
    <span {...rest} {...live} className={cx("inline-flex items-center gap-[0.75em]", className)}>
      <svg
        viewBox="0 0 24 24"
        className="size-[1.25em] flex-none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="10.5" strokeWidth="1" opacity="0.45" />
        <path
          className="origin-[12px_12px] animate-sweep"
          d="M12 12V1.5A10.5 10.5 0 0 1 22.5 12"
          strokeWidth="2"
        />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
