import { formatDay } from "../../../../content/dates.ts";
import { metricFieldWords, metricWords } from "../../../../content/studio-campaign.ts";
import { describeAnyFault } from "../../../../content/studio-validation.ts";
import { metricFields } from "../../../../domain/campaign/metric-entry.ts";
import type { MetricsFile } from "../../../../domain/campaign/read-metrics.ts";
import { Alert } from "../../../ui/alert.tsx";
import { DenseTable } from "../parts/dense-table.tsx";
import type { TableColumn } from "../parts/table-column.ts";

const shownErrors = 20;
const shownDays = 5;

const columns: readonly TableColumn<MetricsFile["entries"][number]>[] = metricFields.map(
  (field) => ({
    head: metricFieldWords[field],
    cell: (entry) => entry[field]?.toLocaleString("en-GB") ?? "–",
  }),
);

/** What a file holds: its first days, or everything that is wrong with it by line. */
export function ImportPreview({ name, file }: { name: string; file: MetricsFile }) {
  if (file.errors.length > 0) {
    const more = file.errors.length - shownErrors;
    return (
      <Alert tone="danger" title={metricWords.errors(name, file.errors.length)}>
        <ul className="max-h-64 overflow-y-auto">
          {file.errors.slice(0, shownErrors).map(({ line, field, fault }) => (
            <li key={`${line} ${field} ${fault}`}>
              <strong>{metricWords.line(line)}</strong> {field && `${metricFieldWords[field]}: `}
              {describeAnyFault(fault)}
            </li>
          ))}
        </ul>
        {more > 0 && <p>{metricWords.moreErrors(more)}</p>}
      </Alert>
    );
  }
  const days = file.entries.map(({ metric_date }) => metric_date).toSorted();
  const [first = "", last = first] = [days[0], days.at(-1)];
  return (
    <div className="overflow-x-auto">
      <output>{metricWords.preview(name, days.length, formatDay(first), formatDay(last))}</output>
      <DenseTable
        caption={metricWords.previewCaption}
        columns={columns}
        rows={file.entries.slice(0, shownDays)}
        keyOf={({ metric_date }) => metric_date}
      />
    </div>
  );
}
