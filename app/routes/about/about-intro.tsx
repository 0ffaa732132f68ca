import { aboutIntro, companyStory } from "../../../content/pages/about.ts";
import { DialogTrigger } from "../../ui/dialog-trigger.tsx";

export function AboutIntro() {
  return (
    <section aria-labelledby="about-intro" className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-12 py-20 md:py-32 lg:grid-cols-12">
        <p className="lg:sticky lg:top-32 lg:col-span-6 lg:self-start">
          <span className="eyebrow block">{aboutIntro.label}</span>
          <span className="mt-4 -ml-[0.04em] block font-display text-founded leading-[0.8] tracking-[-0.06em] text-amber whitespace-nowrap lg:text-founded-wide lg:font-stretch-125%">
            {aboutIntro.year}
          </span>
        </p>
        <div className="lg:col-span-5 lg:col-start-8">
          <h2 id="about-intro" className="reveal-text text-title lg:font-stretch-125%">
            {aboutIntro.heading}
          </h2>
          <div className="mt-10 grid max-w-prose gap-6 text-mist">
            {aboutIntro.paragraphs.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? "text-lead text-paper" : undefined}>
                {paragraph}
              </p>
            ))}
          </div>
          <DialogTrigger
            for={companyStory.id}
            variant="secondary"
            className="mt-10 noscript:hidden"
          >
            {companyStory.open}
          </DialogTrigger>
        </div>
      </div>
    </section>
  );
}
