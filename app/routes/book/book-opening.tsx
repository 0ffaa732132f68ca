import { bookPage } from "../../../content/pages/book.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The hall with its lit doors; its floor runs out into the page, and the days below are doors of the same kind. */
export function BookOpening() {
  const { eyebrow, heading, standfirst } = bookPage;
  return (
    <header className="relative isolate grid max-lg:content-start lg:min-h-[min(100svh-4.5rem,46vw)]">
      <Picture
        asset="about-corridor"
        priority
        sizes="(width < 64rem) max(100vw, 80svh), max(100vw, 160svh)"
        className="shaded relative -z-1 block [--shade:linear-gradient(transparent_50%,var(--color-night))] lg:absolute lg:inset-0 lg:[--shade:linear-gradient(90deg,--alpha(var(--color-night)/80%)_8%,transparent_48%),linear-gradient(transparent_60%,var(--color-night))] print:hidden"
        imageClassName="aspect-square h-full max-h-[calc(52svh-1.2*var(--banner-foot))] object-[46%_50%] min-[40rem]:aspect-video lg:aspect-auto lg:max-h-none lg:object-[50%_42%]"
      />
      <div className="page-gutter grid gap-6 pt-4 pb-14 lg:grid-cols-[7fr_5fr] lg:content-end lg:items-end lg:gap-x-8 lg:pt-[clamp(6rem,24vh,16rem)] lg:pb-20">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-4 max-w-[9em] text-display">{heading}</h1>
        </div>
        <p className="max-w-[40ch] text-lead text-paper">{standfirst}</p>
      </div>
    </header>
  );
}
