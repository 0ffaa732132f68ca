import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { cx } from "../ui/cx.ts";

/** The size of the arrow, by that of the words. */
const arrows = {
  default: { className: "size-6", strokeWidth: 1.5 },
  large: { className: "size-8", strokeWidth: 1.25 },
};

type LineSelectProps = Omit<ComponentProps<"select">, "size"> & { size?: keyof typeof arrows };

/** Takes the look of its field by `control.className`. */
export function LineSelect({ size = "default", className, ...rest }: LineSelectProps) {
  const arrow = arrows[size];
  return (
    <span className="relative grid items-center">
      <select
        {...rest}
        className={cx(
          "cursor-pointer appearance-none pr-10 text-ellipsis *:bg-tide *:text-plain *:text-paper has-[option[value='']:checked]:text-mist",
          className,
        )}
      />
      <ChevronDown
        {...arrow}
        aria-hidden="true"
        className={cx("pointer-events-none absolute right-0 text-mist", arrow.className)}
      />
    </span>
  );
}
