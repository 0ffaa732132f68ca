import { type ChangeEvent, useId, useState } from "react";
import { metricWords } from "../../../content/studio-campaigns.ts";
import { type MetricsFile, readMetrics } from "../../../domain/metrics/read-metrics.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { toast } from "../../components/ui/toast.ts";
import { ImportPreview } from "./import-preview.tsx";
import { importMetrics } from "./save-campaign.ts";
import { today } from "./today.ts";

type ImportMetricsProps = {
  campaignId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onImported: () => Promise<void>;
};

const largest = 1_048_576;

/** Figures from a file: read here, looked at, then stored whole or not at all. */
export function ImportMetrics({ campaignId, open, onOpenChange, onImported }: ImportMetricsProps) {
  const inputId = useId();
  const [file, setFile] = useState<MetricsFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    setFile(null);
    setFailure(null);
    if (!chosen) return;
    if (chosen.size > largest) {
      setFailure(metricWords.tooLarge);
      return;
    }
    try {
      setFile(readMetrics(await chosen.text(), today()));
    } catch {
      setFailure(metricWords.unreadable);
    }
    // The same file, mended, can be chosen again.
    target.value = "";
  }

  async function run() {
    if (!file || file.errors.length > 0) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const { added, changed, unchanged } = await importMetrics(campaignId, file.entries);
      toast({
        title: metricWords.saved,
        description: metricWords.imported(added, changed, unchanged),
      });
      setFile(null);
      onOpenChange(false);
      await onImported();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  }

  const isReady = file !== null && file.errors.length === 0;
  return (
    <Dialog
      id="import-metrics"
      title={metricWords.importTitle}
      description={metricWords.importHint}
      open={open}
      onOpenChange={onOpenChange}
      closedby="closerequest"
    >
      <div className="studio-form">
        <label htmlFor={inputId} className="metric-file">
          <span>{file || failure ? metricWords.another : metricWords.choose}</span>
          <input
            id={inputId}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => void choose(event)}
          />
        </label>
        {file && <ImportPreview file={file} />}
        {failure && (
          <Alert tone="danger" title={metricWords.importFailed}>
            <p>{failure}</p>
          </Alert>
        )}
        <div className="studio-confirm">
          <Button busy={isBusy} disabled={!isReady} onClick={() => void run()}>
            {metricWords.run}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
