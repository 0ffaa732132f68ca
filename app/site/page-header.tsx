import type { ReactNode } from "react";
import type { Page } from "../../content/page.ts";

/** How the first screen is cut. `wide` has the heading across the frame, `low` at the foot of a full screen. */
const layouts = {
  wide: {
    frame: "",
    eyebrow: "lg:col-span-12",
    heading: "lg:col-span-12",
    text: "lg:col-span-7 lg:col-start-6 lg:mt-8",
  },
  split: {
    frame: "",
    eyebrow: "lg:col-span-12",
    heading: "lg:col-span-8",
    text: "lg:col-span-4 lg:self-end lg:pb-2",
  },
  offset: {
    frame: "",
    eyebrow: "lg:col-span-2 lg:pt-3",
    heading: "lg:col-span-10",
    text: "lg:col-span-6 lg:col-start-7 lg:mt-8",
  },
  low: {
    frame: "min-h-[calc(100svh-4.5rem)] content-end",
    eyebrow: "lg:col-span-12",
    heading: "lg:col-span-12",
    text: "lg:col-span-7 lg:mt-2",
  },
} as const;

type PageHeaderProps = {
  page: Pick<Page, "eyebrow" | "heading" | "standfirst">;
  layout: keyof typeof layouts;
  /** Below the standfirst: the one link that cannot wait. */
  children?: ReactNode;
};

export function PageHeader({ page, layout, children }: PageHeaderProps) {
  const { frame, eyebrow, heading, text } = layouts[layout];
  return (
    <header
      className={`page-gutter grid content-center gap-x-8 gap-y-6 pt-16 pb-20 md:pt-24 md:pb-28 lg:grid-cols-12 ${frame}`}
    >
      <p className={`eyebrow ${eyebrow}`}>{page.eyebrow}</p>
      <h1 className={`max-w-[18ch] text-display ${heading}`}>{page.heading}</h1>
      <div className={`mt-2 ${text}`}>
        <p className="max-w-[48ch] text-lead text-mist">{page.standfirst}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
    </header>
  );
}
