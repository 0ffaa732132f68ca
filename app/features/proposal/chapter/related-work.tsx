import { blockWords } from "../../../../content/proposal.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { listStudies } from "../find-study.ts";
import { useShownProposal } from "../proposal.ts";

/** The studies that it names: the first as wide as the page, the others beside each other. */
export function RelatedWork() {
  const studies = listStudies(useShownProposal().opened.content.case_studies);
  return (
    <>
      <p className="mb-8 max-w-prose text-lead text-mist print:break-after-avoid">
        {blockWords.workLead}
      </p>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-2">
        {studies.map(({ slug, to, title, category, image }) => (
          <li key={slug} className="md:first:col-span-2 print:break-inside-avoid">
            {/* In a tab of its own: whoever reads a proposal wants it to be there afterwards. */}
            <a href={to} target="_blank" rel="noopener" className="group/study block no-underline">
              <Picture
                asset={image}
                sizes="(width < 48rem) 100vw, 60rem"
                isDecorative
                className="overflow-clip print:hidden"
                imageClassName="aspect-[2.39] transition-[scale] duration-900 ease-camera group-hover/study:scale-103"
              />
              <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
                <span className="font-display text-heading font-[350] font-stretch-112%">
                  {title}
                </span>
                <span className="text-small text-mist">{category}</span>
              </span>
              <span className="text-link text-small print:hidden">{blockWords.see}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
