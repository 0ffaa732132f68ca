import { cx } from "./cx.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

/** A dialog that comes in from the right edge of the screen. */
export function Sheet({ className, ...rest }: DialogProps) {
  return <Dialog {...rest} className={cx("ui-sheet", className)} />;
}
