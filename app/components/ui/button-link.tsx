import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { ButtonLook } from "./button-style.ts";
import { cx } from "./cx.ts";
import { NewTabMark } from "./new-tab-mark.tsx";

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, "target" | "to"> &
  ButtonLook & {
    to: string;
    /** Other sites open in a new tab unless told otherwise. */
    newTab?: boolean;
  };

export function ButtonLink({
  to,
  newTab = /^https?:/.test(to),
  variant = "primary",
  size = "default",
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      {...(newTab && { target: "_blank", rel: "noopener" })}
      to={to}
      className={cx("ui-button", className)}
      data-variant={variant}
      data-size={size}
    >
      <span className="ui-button-label">
        {children}
        {newTab && <NewTabMark />}
      </span>
    </Link>
  );
}
