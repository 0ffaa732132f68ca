import type { ReactNode } from "react";
import { brand } from "../../../content/brand.ts";
import { Mark } from "../../site/mark.tsx";
import { cx } from "../../ui/cx.ts";
import { Picture } from "../../ui/media/picture.tsx";
import { findOpeningPicture } from "./find-study.ts";
import { useShownProposal } from "./proposal.ts";

const longTitle = 48;

/** A name is set as large as a poster's; a sentence so that it leaves the picture something, and the first screen its way on. */
function sizeTitle(heading: string): string {
  if (heading.length > 130) return "max-w-[34ch] text-heading lg:text-statement/[1.1]";
  if (heading.length > 72) return "max-w-[28ch] text-title";
  if (heading.length > longTitle) return "max-w-[22ch] text-title lg:text-display";
  return "max-w-[16ch] text-display lg:text-poster/[1.02]";
}

type OpeningFrameProps = {
  eyebrow: string;
  heading: string;
  lead?: string | null | undefined;
  actions: ReactNode;
  children: ReactNode;
};

/** The whole screen: one picture, and the words low in it. */
export function OpeningFrame({ eyebrow, heading, lead, actions, children }: OpeningFrameProps) {
  const { opened } = useShownProposal();
  return (
    <header
      data-long={heading.length > longTitle || undefined}
      className="proposal-opening relative isolate flex min-h-svh flex-col justify-between overflow-clip print:block print:min-h-0"
    >
      {/* It takes the place of the site's header: nobody leaves a film by its titles. */}
      <div data-own-header="" className="page-gutter flex h-18 items-center gap-3">
        <Mark className="size-7" />
        <span className="font-display text-lg font-stretch-125%">{brand.name}</span>
      </div>
      <div className="media-ground -z-10">
        <Picture
          asset={findOpeningPicture(opened.content.case_studies)}
          sizes="max(100vw, 178svh)"
          priority
          isDecorative
        />
      </div>
      <div className="page-gutter grid gap-[clamp(2rem,5svh,3.5rem)] pt-[clamp(6rem,20svh,24rem)] pb-10 lg:pb-12 print:gap-6 print:pt-10">
        <div className="proposal-titles">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className={cx("mt-4 print:text-print-display", sizeTitle(heading))}>{heading}</h1>
          {lead && <p className="mt-5 max-w-[56ch] text-lead">{lead}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 px-1.5 print:hidden">
          {actions}
        </div>
        {children}
      </div>
    </header>
  );
}
