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
    <fieldset className="work-filter">
      <legend className="sr-only">{ourWorkList.filter}</legend>
      {choices.map(({ value, label, count }) => (
        <label key={value}>
          <input type="radio" name="work" value={value} defaultChecked={value === "all"} />
          {label} <span className="text-mist">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
