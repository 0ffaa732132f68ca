import { legalReviewed, legalWords, type LegalSection } from "../../content/legal.ts";
import { LegalLinks } from "./legal-links.tsx";
import { LegalParagraphs } from "./legal-paragraphs.tsx";
import { LegalTable } from "./legal-table.tsx";

// Where the browser knows it, the section being read is marked.
const contentsLink =
  "-ml-px block border-l border-transparent py-1.5 pl-5 text-mist no-underline transition-[color] duration-200 ease-camera hover:text-paper " +
  "supports-[selector(:target-current)]:[&:target-current]:border-amber supports-[selector(:target-current)]:[&:target-current]:text-paper";

const point =
  "relative py-1.5 pl-7 before:absolute before:top-[calc(0.375rem+0.5lh)] before:left-0 before:h-px before:w-4 before:bg-amber";

/** One narrow column, made for looking something up, with its contents beside it where there is room. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="page-gutter grid gap-x-8 border-t border-line pb-24 md:pb-40 lg:grid-cols-12">
      <div className="pt-8 text-small lg:sticky lg:top-24 lg:col-span-3 lg:self-start lg:pt-14">
        <nav aria-label={legalWords.contents} className="hidden lg:block">
          <ol className="border-l border-line [scroll-target-group:auto]">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className={contentsLink}>
                  {heading}
                </a>
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
          <ul className="max-w-(--container-prose) text-mist">
            {points.map((words) => (
              <li key={words} className={point}>
                {words}
              </li>
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
