import { type ChangeEvent, useId, useRef, useState } from "react";
import { metricWords } from "../../../../content/studio-campaign.ts";
import { type MetricsFile, readMetrics } from "../../../../domain/campaign/read-metrics.ts";
import { Alert } from "../../../ui/alert.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { ButtonRow, formStack } from "../parts/form-layout.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { type MeasuredCampaign, metricDays } from "./metric-days.ts";
import { importMetrics } from "./save-campaign.ts";
import { explainError } from "../../../data/explain-error.ts";

type ImportMetricsProps = {
  campaign: MeasuredCampaign;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onImported: () => Promise<void>;
};

const largest = 1_048_576;

/** Figures from a file: read here, looked at, then stored whole or not at all. */
export function ImportMetrics({ campaign, open, onOpenChange, onImported }: ImportMetricsProps) {
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; file: MetricsFile } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const taken = target.files?.[0];
    setChosen(null);
    setFailure(null);
    if (!taken) return;
    if (taken.size > largest) {
      setFailure(metricWords.tooLarge);
      return;
    }
    try {
      const file = readMetrics(await taken.text(), metricDays(campaign));
      setChosen({ name: taken.name, file });
    } catch {
      setFailure(metricWords.unreadable);
    }
  }

  /** What the browser says was chosen and what is looked at here are one. */
  function forget() {
    if (input.current) input.current.value = "";
    setChosen(null);
    setFailure(null);
  }

  const { isBusy, run } = useAction(async () => {
    if (!chosen || chosen.file.errors.length > 0) return;
    setFailure(null);
    try {
      const { added, changed, unchanged } = await importMetrics(campaign.id, chosen.file.entries);
      toast({
        title: metricWords.saved,
        description: metricWords.imported(added, changed, unchanged),
      });
      forget();
      onOpenChange(false);
      await onImported();
    } catch (error) {
      setFailure(explainError(error));
    }
  });

  const isReady = chosen !== null && chosen.file.errors.length === 0;
  return (
    <Dialog
      id="import-metrics"
      title={metricWords.importTitle}
      description={metricWords.importHint}
      open={open}
      onOpenChange={onOpenChange}
      closedby="closerequest"
    >
      <div className={formStack}>
        <label
          htmlFor={inputId}
          className="grid cursor-pointer gap-2 rounded-control border border-dashed border-edge p-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-amber-bright"
        >
          <span>{chosen || failure ? metricWords.another : metricWords.choose}</span>
          <input
            ref={input}
            id={inputId}
            type="file"
            className="text-note"
            accept=".csv,text/csv"
            // The same file, mended, can be chosen again.
            onClick={forget}
            onChange={(event) => void choose(event)}
          />
        </label>
        {chosen && <ImportPreview {...chosen} />}
        {failure && (
          <Alert tone="danger" title={metricWords.importFailed}>
            <p>{failure}</p>
          </Alert>
        )}
        <ButtonRow>
          <Button size="slim" busy={isBusy} disabled={!isReady} onClick={run}>
            {metricWords.run}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}
