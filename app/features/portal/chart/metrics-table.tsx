import { chartWords, nameGroup } from "../../../../content/charts.ts";
import { formatDay } from "../../../../content/dates.ts";
import { formatMonth } from "../../../../content/figures.ts";
import type { Grain, MetricGroup } from "../../../../domain/report/group-metrics.ts";
import { Table } from "../../../ui/table.tsx";
import { measures } from "./measures.ts";

type MetricsTableProps = { grain: Grain; groups: readonly MetricGroup[]; caption: string };

/** The newest first: what one looks for in a table. */
export function MetricsTable({ grain, groups, caption }: MetricsTableProps) {
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{chartWords.period[grain]}</th>
          {measures.map(({ name }) => (
            <th key={name} scope="col" data-numeric>
              {chartWords.measures[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.toReversed().map(({ start, summary }) => (
          <tr key={start}>
            <th scope="row" aria-label={nameGroup(grain, start)}>
              {grain === "week" ? formatDay(start) : formatMonth(start)}
            </th>
            {measures.map((measure) => (
              <td key={measure.name} data-numeric>
                {measure.write(summary)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
