import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

const labelLook = "pb-2 text-small/[1.4] font-medium text-paper";

/** The classes of a field's label, whatever element it is. */
export const fieldLabel = (isRequired = false) => cx(labelLook, isRequired && "required-star");

export const fieldFrame = "grid min-w-0 grid-cols-[minmax(0,1fr)]";

type FieldHintProps = ComponentProps<"p"> & { isBelow?: boolean };

export function FieldHint({ isBelow = false, className, ...rest }: FieldHintProps) {
  const place = isBelow ? "pl-9" : "pb-2.5";
  return <p {...rest} className={cx(place, "text-small/[1.4] text-mist", className)} />;
}
