import { type ReactNode, useId } from "react";
import { cx } from "../../ui/cx.ts";

type AccountPartProps = {
  heading: string;
  text: string;
  /** In the margin, below the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** In the studio the chapters lie as close as its other rows. */
const afterAnother =
  "[section+&]:mt-[clamp(3.5rem,6vw,6rem)] [section+&]:border-t [section+&]:border-line [section+&]:pt-[clamp(2.5rem,4vw,4rem)] " +
  "group-data-dense/account:[section+&]:mt-8 group-data-dense/account:[section+&]:pt-8";

/** One chapter of the page: what it is about in the margin, what can be done beside it. */
export function AccountPart({ heading, text, aside, children }: AccountPartProps) {
  const id = useId();
  return (
    <section
      className={cx("grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-12", afterAnother)}
      aria-labelledby={id}
    >
      <header className="lg:col-span-4">
        <h2 id={id} className="text-statement leading-[1.08] group-data-dense/account:text-subhead">
          {heading}
        </h2>
        <p className="mt-3 max-w-[34ch] text-small text-mist">{text}</p>
        {aside}
      </header>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">{children}</div>
    </section>
  );
}
