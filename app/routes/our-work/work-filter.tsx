import { caseStudyCards } from "../../../content/case-studies/cards.ts";
import { ourWorkList, workGroups } from "../../../content/pages/our-work.ts";

const choices = [
  { value: "all", label: ourWorkList.all, count: caseStudyCards.length },
  ...workGroups.map(({ group, label }) => ({
    value: group,
    label,
    count: caseStudyCards.filter(({ groups }) => groups.includes(group)).length,
  })),
];

/** Radio buttons alone: the stylesheet reads which one is on, so it works before any script. */
export function WorkFilter() {
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
