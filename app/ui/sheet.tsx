import { cx } from "./cx.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

type SheetProps = DialogProps & { side?: "right" | "bottom" };

/** A dialog that comes in from the edge of the screen. */
export function Sheet({ side = "right", className, ...rest }: SheetProps) {
  return <Dialog {...rest} className={cx("ui-sheet", className)} data-side={side} />;
}
