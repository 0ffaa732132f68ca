import type { ReactNode } from "react";
import { brand } from "../../../content/brand.ts";
import { Mark } from "../../site/mark.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { findOpeningPicture } from "./find-study.ts";
import { useShownProposal } from "./proposal.ts";

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
    <header className="proposal-opening relative isolate flex min-h-svh flex-col justify-between overflow-clip print:block print:min-h-0">
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
          <h1 className="mt-4 max-w-[16ch] text-display lg:text-poster/[1.02] print:text-print-display">
            {heading}
          </h1>
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
