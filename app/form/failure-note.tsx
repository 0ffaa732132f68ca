import { cx } from "../ui/cx.ts";

type FailureNoteProps = { className?: string; children: string | undefined };

/** Beside the button, for as long as it is true: a toast has gone before it is read twice. */
export function FailureNote({ className, children }: FailureNoteProps) {
  if (!children) return null;
  return (
    <p className={cx("max-w-[44ch] flex-[1_1_16rem] text-small text-danger", className)}>
      {children}
    </p>
  );
}
