import { caseStudyCards } from "../../../content/case-studies/cards.ts";
import { ourWorkList } from "../../../content/pages/our-work.ts";
import { CaseStudyCard } from "./case-study-card.tsx";
import { WorkFilter } from "./work-filter.tsx";

/** The layout of the grid, row by row: no two rows are alike. */
const hanging = [
  { place: "md:col-span-12", crop: "aspect-[4/3] md:aspect-[2.39]", sizes: "100vw" },
  { place: "md:col-span-7", crop: "aspect-[4/3]", sizes: "(width < 48rem) 100vw, 58vw" },
  { place: "md:col-span-5 md:pt-40", crop: "aspect-[4/5]", sizes: "(width < 48rem) 100vw, 42vw" },
  { place: "md:col-span-4", crop: "aspect-[9/14]", sizes: "(width < 48rem) 100vw, 33vw" },
  { place: "md:col-span-4 md:pt-28", crop: "aspect-[9/14]", sizes: "(width < 48rem) 100vw, 33vw" },
  { place: "md:col-span-4 md:pt-56", crop: "aspect-square", sizes: "(width < 48rem) 100vw, 33vw" },
  { place: "md:col-span-8", crop: "aspect-video", sizes: "(width < 48rem) 100vw, 66vw" },
  {
    place: "md:col-span-4 md:self-end",
    crop: "aspect-[4/5]",
    sizes: "(width < 48rem) 100vw, 33vw",
  },
  { place: "md:col-span-5", crop: "aspect-[4/3]", sizes: "(width < 48rem) 100vw, 42vw" },
  { place: "md:col-span-7 md:pt-32", crop: "aspect-video", sizes: "(width < 48rem) 100vw, 58vw" },
] as const;

// One for each WorkGroup of content/case-studies/cards.ts.
const filtered =
  "group-has-[[value=ai]:checked]/wall:not-[[data-groups~=ai]]:hidden group-has-[[value=film]:checked]/wall:not-[[data-groups~=film]]:hidden " +
  "group-has-[[value=vertical]:checked]/wall:not-[[data-groups~=vertical]]:hidden group-has-[[value=brand]:checked]/wall:not-[[data-groups~=brand]]:hidden";

export function CaseStudyGrid() {
  return (
    <section aria-label={ourWorkList.label} className="group/wall page-gutter py-16 md:py-24">
      <WorkFilter />
      <ul className="mt-12 grid gap-x-6 gap-y-16 md:grid-cols-12 md:gap-y-24">
        {caseStudyCards.map((card, index) => {
          const { place, crop, sizes } = hanging[index % hanging.length]!;
          return (
            <li
              key={card.slug}
              className={`${place} ${filtered}`}
              data-groups={card.groups.join(" ")}
            >
              <CaseStudyCard card={card} crop={crop} sizes={sizes} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
