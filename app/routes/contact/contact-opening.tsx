import { contactPage } from "../../../content/pages/contact.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The water runs out into the page. */
const ground =
  "shaded relative block [--shade:linear-gradient(transparent,var(--color-night))] after:top-[55%] " +
  "lg:absolute lg:inset-0 lg:-z-1 " +
  "lg:[--shade:linear-gradient(transparent_55%,var(--color-night)),linear-gradient(90deg,transparent_58%,--alpha(var(--color-night)/55%))] lg:after:top-0 print:hidden";

/** The heading stands in the dark part of the picture, beside the lit screen. */
export function ContactOpening() {
  return (
    <header className="relative isolate grid max-lg:content-start lg:min-h-[min(100svh-4.5rem,56.25vw)]">
      <Picture
        asset="contact"
        priority
        sizes="(width < 64rem) max(100vw, 80svh), max(100vw, 160svh)"
        className={ground}
        imageClassName="aspect-square h-full max-h-[calc(62svh-1.2*var(--banner-foot))] object-[43%_50%] min-[40rem]:aspect-video lg:aspect-auto lg:max-h-none lg:object-[0%_45%]"
      />
      <div className="page-gutter grid gap-6 pt-4 pb-16 lg:grid-cols-[61.5%_minmax(0,1fr)] lg:content-between lg:gap-0 lg:pt-[clamp(2rem,7vh,5rem)] lg:pb-24 min-[110rem]:grid-cols-[66%_minmax(0,1fr)]">
        <div className="lg:col-start-2">
          <p className="eyebrow">{contactPage.eyebrow}</p>
          <h1 className="mt-4 text-display leading-none lg:max-w-[5em] lg:text-greeting/[1.02] lg:font-stretch-135%">
            {contactPage.heading}
          </h1>
        </div>
        <p className="max-w-[42ch] text-lead text-mist lg:col-start-2 lg:max-w-[32ch] lg:text-paper">
          {contactPage.standfirst}
        </p>
      </div>
    </header>
  );
}
