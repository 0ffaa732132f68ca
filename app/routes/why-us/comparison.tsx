import { brand } from "../../../content/brand.ts";
import { comparison } from "../../../content/pages/why-us.ts";
import { ComparisonTable } from "../../site/comparison-table.tsx";

export function Comparison() {
  const { heading, note, caption, corner, columns, rows } = comparison;
  return (
    <section aria-labelledby="comparison" className="border-y border-line bg-deep">
      <div className="page-gutter py-20 md:py-32">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <h2 id="comparison" className="reveal-text max-w-[12ch] text-title lg:col-span-8">
            {heading}
          </h2>
          <p className="max-w-[38ch] self-end text-mist lg:col-span-4">{note}</p>
        </div>
        <div className="mt-12 lg:mt-20">
          <ComparisonTable
            caption={caption}
            corner={corner}
            columns={columns.map((name) => ({ name }))}
            rows={rows}
            lit={brand.name}
          />
        </div>
      </div>
    </section>
  );
}
