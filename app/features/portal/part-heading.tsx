import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";

type PartHeadingProps = {
  as?: "h2" | "h3";
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Over a part of a tab. */
export function PartHeading({ as: Heading = "h2", id, className, children }: PartHeadingProps) {
  return (
    <Heading
      id={id}
      className={cx("text-heading font-stretch-125% tracking-[-0.015em]", className)}
    >
      {children}
    </Heading>
  );
}
