import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { ButtonLook } from "./button-style.ts";
import { cx } from "./cx.ts";
import { NewTabMark } from "./new-tab-mark.tsx";

type ButtonLinkProps = Omit<ComponentProps<"a">, "target" | "href"> &
  Pick<ComponentProps<typeof Link>, "reloadDocument"> &
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
  reloadDocument = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = {
    ...rest,
    ...(newTab && { target: "_blank", rel: "noopener" }),
    className: cx("ui-button", className),
    "data-variant": variant,
    "data-size": size,
  };
  const label = (
    <span className="ui-button-label">
      {children}
      {newTab && <NewTabMark />}
    </span>
  );
  // The router would spell out the page's address, and prerendered with a slash at its end: another page.
  if (to.startsWith("#"))
    return (
      <a {...look} href={to}>
        {label}
      </a>
    );
  return (
    <Link {...look} to={to} reloadDocument={reloadDocument}>
      {label}
    </Link>
  );
}
