import { useId } from "react";
import { namePeriod, reportWords } from "../../../../content/report.ts";
import type { ReportPeriod } from "../../../../domain/report/report-period.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Select } from "../../../ui/select.tsx";
import { tabAddress } from "../../../../content/portal-address.ts";

// The last button's bars stand outside it.
export const toolbarLook =
  "mx-auto flex max-w-256 flex-wrap items-center gap-x-6 gap-y-3 pr-2 pb-8";

type ReportToolbarProps = {
  period: ReportPeriod;
  months: readonly string[];
  onChoose: (period: string) => void;
  onDownload: () => void;
};

export function ReportToolbar({ period, months, onChoose, onDownload }: ReportToolbarProps) {
  const id = useId();
  // An address may name a month without entries.
  const choices = [...new Set([period, ...months, "all"])].toSorted().toReversed();
  return (
    <div className={toolbarLook}>
      <ButtonLink variant="quiet" to={tabAddress("pr-campaigns")} className="mr-auto">
        {reportWords.back}
      </ButtonLink>
      <div className="w-52">
        <label htmlFor={id} className="sr-only">
          {reportWords.month}
        </label>
        <Select id={id} value={period} onChange={(event) => onChoose(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {namePeriod(choice)}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="secondary" onClick={onDownload}>
        {reportWords.download}
      </Button>
      <Button onClick={() => print()}>{reportWords.print}</Button>
    </div>
  );
}
