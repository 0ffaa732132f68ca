import type { ComponentProps, HTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

const looks = {
  open: "border-t",
  panel: "rounded-control border bg-deep px-[clamp(1.25rem,3vw,2rem)]",
};

// The light runs along the hairline of a card that leads somewhere.
const light =
  "before:absolute before:inset-x-0 before:-top-px before:h-px before:origin-left before:scale-x-0 before:bg-amber " +
  "before:transition-[scale] before:duration-900 before:ease-camera " +
  "has-data-card-link:hover:before:scale-x-100 has-data-card-link:focus-within:before:scale-x-100";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "li" | "section";
  /** `open` hangs from a hairline; `panel` is a closed surface for figures and forms. */
  look?: keyof typeof looks;
};

export function Card({ as: Element = "div", look = "open", className, ...rest }: CardProps) {
  const frame = "group/card relative flex flex-col border-line";
  return <Element {...rest} className={cx(frame, looks[look], light, className)} />;
}

export function CardMedia({ className, ...rest }: ComponentProps<"div">) {
  const frame = "aspect-video overflow-hidden bg-tide";
  const picture =
    "*:size-full *:object-cover *:transition-[scale] *:duration-1400 *:ease-camera " +
    "group-hover/card:*:scale-[1.035] group-focus-within/card:*:scale-[1.035]";
  return <div {...rest} className={cx(frame, picture, className)} />;
}

export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  const look = "flex flex-1 flex-col items-start gap-3 pt-6 pb-8 text-small text-mist";
  return <div {...rest} className={cx(look, className)} />;
}

type CardTitleProps = ComponentProps<"h3"> & { level?: 2 | 3 | 4; children: ReactNode };

export function CardTitle({ level = 3, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  const look = "font-display text-heading font-stretch-118% tracking-[-0.01em] text-paper";
  return <Heading {...rest} className={cx(look, className)} />;
}

/** A link in a card's title whose target is the whole card. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  const look =
    "no-underline transition-[color] duration-300 ease-camera group-hover/card:text-amber-bright group-focus-within/card:text-amber-bright " +
    "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-amber-bright";
  return <Link {...rest} data-card-link="" className={cx(look, className)} />;
}
