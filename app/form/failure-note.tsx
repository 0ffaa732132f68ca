import { cx } from "../ui/cx.ts";

type FailureNoteProps = { className?: string; children: string | undefined };

/** Beside the button, for as long as it is true: a toast has gone before it is read twice. */
export function FailureNote({ className, children }: FailureNoteProps) {
  return children ? <p className={cx("enquiry-failure", className)}>{children}</p> : null;
}
