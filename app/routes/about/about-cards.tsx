import { aboutCards, aboutCardsLabel } from "../../../content/pages/about.ts";
import { Picture } from "../../ui/media/picture.tsx";

export function AboutCards() {
  return (
    <section
      aria-label={aboutCardsLabel}
      className="passing page-gutter grid gap-x-8 gap-y-16 py-20 md:grid-cols-2 md:pt-32 md:pb-24"
    >
      {aboutCards.map(({ asset, heading, text }) => (
        <article key={asset} className="md:even:mt-28">
          <Picture
            asset={asset}
            sizes="(width < 48rem) 100vw, 46vw"
            imageClassName="aspect-[16/10]"
          />
          <h2 className="mt-6 text-heading">{heading}</h2>
          <p className="mt-3 max-w-[46ch] text-mist">{text}</p>
        </article>
      ))}
    </section>
  );
}
