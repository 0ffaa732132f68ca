import {
  legalReviewed,
  legalWords,
  type LegalSection,
  type LegalLink,
} from "../../content/legal.ts";
import { LegalTable } from "./legal-table.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Fragment } from "react";
import { brand } from "../../content/brand.ts";
import { MailLink } from "./mail-link.tsx";

// Where the browser knows it, the section being read is marked.
const contentsLink =
  "-ml-px block border-l border-transparent py-1.5 pl-5 text-mist no-underline transition-[color] duration-200 ease-camera hover:text-paper " +
  "supports-[selector(:target-current)]:[&:target-current]:border-amber supports-[selector(:target-current)]:[&:target-current]:text-paper";

const point =
  "relative py-1.5 pl-7 before:absolute before:top-[calc(0.375rem+0.5lh)] before:left-0 before:h-px before:w-4 before:bg-amber";

/** One narrow column, made for looking something up, with its contents beside it where there is room. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="page-gutter grid gap-x-8 border-t border-line pb-24 md:pb-40 lg:grid-cols-12 print:block print:pb-[8mm]">
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
      className="border-line py-10 md:py-14 print:py-[6mm] [&+&]:border-t"
    >
      <h2 id={`${id}-heading`} className="text-heading lg:font-stretch-125% lg:tracking-normal">
        {heading}
      </h2>
      {/* On paper a grid would print over what is below when a sheet ends in it. */}
      <div className="mt-5 grid gap-5 print:block print:*:mt-[4mm]">
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

function LegalLinks({ links }: { links: readonly LegalLink[] }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-1">
      {links.map(({ href, label }) => (
        <ButtonLink key={href} to={href} variant="quiet">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The studio's address is a link wherever it stands. */
function LegalParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => {
    const [before, ...after] = paragraph.split(brand.email);
    return (
      <p key={paragraph} className="max-w-prose text-mist">
        {before}
        {after.map((words) => (
          <Fragment key={words}>
            <MailLink />
            {words}
          </Fragment>
        ))}
      </p>
    );
  });
}
