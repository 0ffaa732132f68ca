import type { ComponentProps, MouseEvent } from "react";
import { buttonLabel, buttonLook, type ButtonLook } from "./button-style.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

export function Button({
  variant = "primary",
  size,
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
      className={cx(buttonLook({ variant, size }), className)}
    >
      <span className={buttonLabel(variant)}>{children}</span>
      {busy && <Spinner />}
    </button>
  );
}
