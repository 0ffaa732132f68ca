import { caseStudyCards, type CaseStudyCard as Card } from "../../../content/case-studies/cards.ts";
import { ourWorkList, workGroups } from "../../../content/pages/our-work.ts";
import { Link } from "react-router";
import { Picture } from "../../ui/media/picture.tsx";

const choices = [
  { value: "all", label: ourWorkList.all, count: caseStudyCards.length },
  ...workGroups.map(({ group, label }) => ({
    value: group,
    label,
    count: caseStudyCards.filter(({ groups }) => groups.includes(group)).length,
  })),
];

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

type CaseStudyCardProps = { card: Card; sizes: string; crop: string };

function CaseStudyCard({ card, sizes, crop }: CaseStudyCardProps) {
  return (
    <article className="group relative">
      <div className="overflow-hidden" style={{ viewTransitionName: `case-${card.slug}` }}>
        <Picture
          asset={card.image}
          sizes={sizes}
          isDecorative
          imageClassName={`${crop} transition-transform duration-700 ease-camera group-hover:scale-[1.03]`}
        />
      </div>
      <p className="eyebrow mt-5">{card.category}</p>
      <h2 className="mt-3 text-heading">
        {/* The link covers the whole card, and its name stays the study's title. */}
        <Link
          to={card.to}
          viewTransition
          className="no-underline transition-colors duration-300 group-hover:text-amber-bright after:absolute after:inset-0"
        >
          {card.title}
        </Link>
      </h2>
      <p className="mt-3 max-w-[46ch] text-mist">{card.description}</p>
      <p aria-hidden="true" className="mt-4 text-small">
        {ourWorkList.read} <span className="text-amber">→</span>
      </p>
    </article>
  );
}

/** Radio buttons alone: the stylesheet reads which one is on, so it works before any script. */
function WorkFilter() {
  return (
    <fieldset className="flex flex-wrap gap-x-3 gap-y-2">
      <legend className="sr-only">{ourWorkList.filter}</legend>
      {choices.map(({ value, label, count }) => (
        <label
          key={value}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-4 text-small/body transition-[border-color] duration-200 ease-camera hover:border-amber has-checked:border-amber has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-amber-bright"
        >
          <input
            type="radio"
            name="work"
            value={value}
            defaultChecked={value === "all"}
            className="pointer-events-none absolute opacity-0"
          />
          {label} <span className="text-mist">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
