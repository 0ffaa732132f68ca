import { reportWords } from "../../../../content/report.ts";

const { reach, engagement, mentions, sentiment } = reportWords.columns;

/** The heads of the four figures that every table of the report ends with. */
export function FigureHeads() {
  return [reach, engagement, mentions, sentiment].map((label) => (
    <th key={label} scope="col" data-numeric>
      {label}
    </th>
  ));
}
