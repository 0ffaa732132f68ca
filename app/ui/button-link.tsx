import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonLabel, buttonLook, type ButtonLook } from "./button-style.ts";
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
  size,
  reloadDocument = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const props = {
    ...rest,
    ...(newTab && { target: "_blank", rel: "noopener" }),
    className: cx(buttonLook({ variant, size }), className),
  };
  const label = (
    <span className={buttonLabel(variant)}>
      {children}
      {newTab && <NewTabMark />}
    </span>
  );
  // The router would spell out the page's address, and prerendered with a slash at its end: another page.
  if (to.startsWith("#"))
    return (
      <a {...props} href={to}>
        {label}
      </a>
    );
  return (
    <Link {...props} to={to} reloadDocument={reloadDocument}>
      {label}
    </Link>
  );
}
