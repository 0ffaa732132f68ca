import { aboutIntro } from "../../../content/pages/about.ts";

export function AboutIntro() {
  return (
    <section aria-labelledby="about-intro" className="border-t border-line">
      <div className="page-gutter grid gap-x-8 gap-y-12 py-20 md:grid-cols-12 md:py-32">
        <div className="md:col-span-5">
          <p className="eyebrow">{aboutIntro.label}</p>
          <p className="mt-4 font-display text-[clamp(5rem,15vw,13rem)] leading-none font-stretch-50% text-amber">
            {aboutIntro.year}
          </p>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <h2 id="about-intro" className="reveal-text text-title">
            {aboutIntro.heading}
          </h2>
          <div className="mt-10 grid max-w-prose gap-6 text-mist">
            {aboutIntro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
