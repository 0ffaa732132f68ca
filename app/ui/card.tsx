import type { ComponentProps, HTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "li" | "section";
  /** `open` hangs from a hairline; `panel` is a closed surface for figures and forms. */
  look?: "open" | "panel";
};

export function Card({ as: Element = "div", look = "open", className, ...rest }: CardProps) {
  return <Element {...rest} className={cx("ui-card", className)} data-look={look} />;
}

export function CardMedia({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx("ui-card-media", className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cx("ui-card-body", className)} />;
}

type CardTitleProps = ComponentProps<"h3"> & { level?: 2 | 3 | 4; children: ReactNode };

export function CardTitle({ level = 3, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={cx("ui-card-title", className)} />;
}

/** A link in a card's title whose target is the whole card. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={cx("ui-card-link", className)} />;
}
