import type { ComponentProps, MouseEvent } from "react";
import type { ButtonLook } from "./button-style.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

export function Button({
  variant = "primary",
  size = "default",
  busy = false,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Busy is not `disabled`: the button keeps focus, so a keyboard reader is not thrown to the top.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      type={type}
      onClick={handleClick}
      className={cx("ui-button", className)}
      data-variant={variant}
      data-size={size}
    >
      <span className="ui-button-label">{children}</span>
      {busy && <Spinner className="ui-button-busy" />}
    </button>
  );
}
