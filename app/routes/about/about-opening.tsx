import { aboutPage } from "../../../content/pages/about.ts";
import { Picture } from "../../ui/media/picture.tsx";

/** The picture of the crew, with the title over its dark side. */
export function AboutOpening() {
  return (
    <header>
      <Picture
        asset="service-film"
        priority
        sizes="max(100vw, 90svh)"
        className="shaded relative [--shade:linear-gradient(transparent,--alpha(var(--color-night)/78%)_55%,var(--color-night))] after:top-[35%]"
        imageClassName="aspect-[4/5] max-h-[calc(62svh-var(--banner-foot))] object-[26%_70%] md:aspect-[2.39] md:max-h-[66svh] lg:max-h-[min(66svh,100svh-21rem-var(--banner-foot))] md:object-[50%_78%]"
      />
      <div className="page-gutter relative -mt-24 grid gap-x-8 gap-y-8 pb-20 md:-mt-32 md:pb-28 lg:-mt-40 lg:grid-cols-12">
        <p className="eyebrow lg:col-span-12">{aboutPage.eyebrow}</p>
        <h1 className="max-w-[15ch] text-display lg:col-span-9">{aboutPage.heading}</h1>
        <p className="max-w-[48ch] text-lead lg:col-span-3 lg:self-end lg:pb-2 lg:text-body">
          {aboutPage.standfirst}
        </p>
      </div>
    </header>
  );
}
