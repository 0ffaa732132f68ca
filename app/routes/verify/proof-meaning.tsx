import { proofMeaning } from "../../../content/pages/verify.ts";

export function ProofMeaning() {
  return (
    <div className="page-gutter grid border-t border-line md:grid-cols-2">
      <MeaningList
        {...proofMeaning.shows}
        className="md:pr-[6vw]"
        markColour="text-amber"
        mark="+"
      />
      <MeaningList
        {...proofMeaning.cannotShow}
        className="border-t border-line md:border-t-0 md:border-l md:pl-[6vw]"
        markColour="text-mist"
        mark="–"
      />
    </div>
  );
}

type MeaningListProps = {
  heading: string;
  items: readonly string[];
  className: string;
  mark: string;
  markColour: string;
};

function MeaningList({ heading, items, className, mark, markColour }: MeaningListProps) {
  return (
    <section aria-label={heading} className={`py-14 md:py-24 ${className}`}>
      <h2 className="text-heading lg:font-stretch-125%">{heading}</h2>
      <ul className="mt-8 grid gap-5 text-lead">
        {items.map((item) => (
          <li key={item} className="flex gap-5">
            <span aria-hidden="true" className={markColour}>
              {mark}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
