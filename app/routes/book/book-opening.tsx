import { bookPage } from "../../../content/pages/book.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The hall with its lit doors; its floor runs out into the page, and the days below are doors of the same kind. */
export function BookOpening() {
  const { eyebrow, heading, standfirst } = bookPage;
  return (
    <header className="relative isolate grid max-lg:content-start lg:min-h-[min(100svh-4.5rem,56.25vw)]">
      <Picture
        asset="about-corridor"
        priority
        sizes="(width < 64rem) max(100vw, 80svh), max(100vw, 160svh)"
        className="shaded relative -z-1 block [--shade:linear-gradient(transparent_50%,var(--color-night))] lg:absolute lg:inset-0 lg:[--shade:linear-gradient(90deg,--alpha(var(--color-night)/88%)_6%,--alpha(var(--color-night)/35%)_40%,transparent_60%),linear-gradient(transparent_60%,var(--color-night))] print:hidden"
        imageClassName="aspect-square h-full max-h-[calc(52svh-1.2*var(--banner-foot))] object-[46%_50%] min-[40rem]:aspect-video lg:aspect-auto lg:max-h-none lg:object-[50%_42%]"
      />
      {/* In the dark of the wall, before the first door. */}
      <div className="page-gutter grid content-end pt-4 pb-14 lg:pt-[clamp(4rem,16vh,12rem)] lg:pb-[max(4rem,var(--banner-foot)+1.5rem)]">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-4 max-w-[6.4em] text-display lg:text-greeting/[1.04] lg:font-stretch-135%">
          {heading}
        </h1>
        <p className="mt-6 max-w-[40ch] text-lead text-paper lg:max-w-[24ch]">{standfirst}</p>
      </div>
    </header>
  );
}
