import type { ReactNode } from "react";
import type { Page } from "../../content/page.ts";

type PageHeaderProps = {
  page: Pick<Page, "eyebrow" | "heading" | "standfirst">;
  /** Stands across from the standfirst: a figure, a link, a way back. */
  aside?: ReactNode;
};

/** A page's first screen: a heading as wide as the frame, its standfirst off-axis below. */
export function PageHeader({ page, aside }: PageHeaderProps) {
  return (
    <header className="page-gutter pt-16 pb-20 md:pt-28 md:pb-32">
      <p className="eyebrow">{page.eyebrow}</p>
      <h1 className="mt-6 max-w-[18ch] text-display">{page.heading}</h1>
      <div className="mt-10 grid items-end gap-8 md:mt-16 md:grid-cols-12">
        <div className="order-last md:order-none md:col-span-4">{aside}</div>
        <p className="max-w-[48ch] text-lead text-mist md:col-span-7 md:col-start-6">
          {page.standfirst}
        </p>
      </div>
    </header>
  );
}
