import { formatDay } from "../../../content/dates.ts";
import { metricFieldWords, metricWords } from "../../../content/studio-campaigns.ts";
import { metricFields } from "../../../domain/metrics/metric-entry.ts";
import type { MetricsFile } from "../../../domain/metrics/read-metrics.ts";
import { Alert } from "../../components/ui/alert.tsx";

const shownErrors = 20;
const shownDays = 5;

/** What a file holds: its first days, or everything that is wrong with it by line. */
export function ImportPreview({ file }: { file: MetricsFile }) {
  if (file.errors.length > 0) {
    const more = file.errors.length - shownErrors;
    return (
      <Alert tone="danger" title={metricWords.errors(file.errors.length)}>
        <ul className="metric-errors">
          {file.errors.slice(0, shownErrors).map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <strong>{metricWords.line(line)}</strong> {message}
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
    <div className="metric-preview">
      <output>{metricWords.preview(days.length, formatDay(first), formatDay(last))}</output>
      <table className="studio-table">
        <caption className="sr-only">{metricWords.previewCaption}</caption>
        <thead>
          <tr>
            {metricFields.map((name) => (
              <th key={name} scope="col">
                {metricFieldWords[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.entries.slice(0, shownDays).map((entry) => (
            <tr key={entry.metric_date}>
              {metricFields.map((name) => (
                <td key={name}>{entry[name]?.toLocaleString("en-GB") ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
