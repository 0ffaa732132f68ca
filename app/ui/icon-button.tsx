import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, type = "button", className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={cx("ui-icon-button", className)}>
      {icon}
    </button>
  );
}
