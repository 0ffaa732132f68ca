import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

const frame =
  "group/choice grid min-h-11 cursor-pointer grid-cols-[1.375rem_minmax(0,1fr)] items-center gap-3.5 text-small/[1.4] text-paper has-disabled:cursor-not-allowed has-disabled:text-edge";

const box =
  "grid size-5.5 cursor-[inherit] appearance-none place-items-center border border-edge bg-deep " +
  "transition-[border-color,background-color] duration-200 ease-camera group-hover/choice:enabled:border-amber " +
  "checked:border-amber checked:bg-amber disabled:border-dashed aria-invalid:border-danger in-aria-invalid:border-danger " +
  "before:opacity-0 before:transition-opacity before:duration-200 before:ease-camera checked:before:opacity-100 " +
  "forced-colors:appearance-auto forced-colors:before:hidden";

const marks = {
  checkbox:
    "rounded-control before:h-3 before:w-1.75 before:-translate-y-px before:rotate-45 before:border-r-2 before:border-b-2 before:border-night",
  radio: "rounded-round before:size-2.5 before:rounded-round before:bg-night",
};

type ChoiceProps = ComponentProps<"input"> & {
  type: keyof typeof marks;
  label: ReactNode;
  /** Marked with the star; in a group its legend is. */
  isMarked?: boolean;
  /** Under a hairline of its own. */
  isRuled?: boolean;
};

/** A box or a circle to tick, and its words. */
export function Choice({ type, label, isMarked = false, isRuled = false, ...rest }: ChoiceProps) {
  return (
    <label className={cx(frame, isRuled && "border-t border-line py-2.5")}>
      <input {...rest} type={type} className={cx(box, marks[type])} />
      <span className={isMarked ? "required-star" : undefined}>{label}</span>
    </label>
  );
}
