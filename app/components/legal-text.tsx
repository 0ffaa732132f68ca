import type { LegalSection } from "../../content/legal.ts";

/** Headings in the margin, text in one narrow column: made for looking something up. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="page-gutter pb-24 md:pb-40">
      {sections.map(({ heading, paragraphs, table }) => (
        <section
          key={heading}
          aria-label={heading}
          className="grid gap-x-8 gap-y-6 border-t border-line py-10 md:grid-cols-12 md:py-14"
        >
          <h2 className="text-lead lg:font-stretch-112% lg:tracking-normal md:col-span-4">
            {heading}
          </h2>
          <div className="grid max-w-prose gap-5 md:col-span-7 md:col-start-6">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-mist">
                {paragraph}
              </p>
            ))}
            {table && <LegalTable table={table} />}
          </div>
        </section>
      ))}
    </div>
  );
}

function LegalTable({ table }: { table: NonNullable<LegalSection["table"]> }) {
  const [subject, value] = table.head;
  return (
    <table className="mt-2 w-full text-left">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="text-small text-amber">
        <tr>
          <th scope="col" className="py-2 pr-6 font-normal">
            {subject}
          </th>
          <th scope="col" className="py-2 font-normal">
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, detail]) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-3 pr-6 font-normal">
              {name}
            </th>
            <td className="py-3 text-mist">{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
