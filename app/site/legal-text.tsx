import { legalReviewed, legalWords, type LegalSection } from "../../content/legal.ts";
import { LegalLinks } from "./legal-links.tsx";
import { LegalParagraphs } from "./legal-paragraphs.tsx";
import { LegalTable } from "./legal-table.tsx";
import "./legal-text.css";

/** One narrow column, made for looking something up, with its contents beside it where there is room. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="page-gutter grid gap-x-8 border-t border-line pb-24 md:pb-40 lg:grid-cols-12">
      <div className="pt-8 text-small lg:sticky lg:top-24 lg:col-span-3 lg:self-start lg:pt-14">
        <nav aria-label={legalWords.contents} className="legal-contents hidden lg:block">
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="text-mist lg:mt-8">
          {legalWords.reviewed}: <time dateTime={legalReviewed.date}>{legalReviewed.words}</time>
        </p>
      </div>
      <div className="lg:col-span-8 lg:col-start-5">
        {sections.map((section) => (
          <LegalPart key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function LegalPart({ section }: { section: LegalSection }) {
  const { id, heading, paragraphs, points, table, closing, links } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="border-line py-10 md:py-14 [&+&]:border-t"
    >
      <h2 id={`${id}-heading`} className="text-heading lg:font-stretch-125% lg:tracking-normal">
        {heading}
      </h2>
      <div className="mt-5 grid gap-5">
        <LegalParagraphs paragraphs={paragraphs} />
        {points && (
          <ul className="legal-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {table && <LegalTable table={table} />}
        {closing && <LegalParagraphs paragraphs={closing} />}
        {links && <LegalLinks links={links} />}
      </div>
    </section>
  );
}
