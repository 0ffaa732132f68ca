import { metricFieldWords, metricWords } from "../../../../content/studio-campaign.ts";
import { metricFields, parseMetric } from "../../../../domain/campaign/metric-entry.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.ts";
import { useRowForm } from "../parts/use-row-form.ts";
import { type MeasuredCampaign, metricDays } from "./metric-days.ts";
import { importMetrics } from "./save-campaign.ts";

type EnterMetricProps = {
  campaign: MeasuredCampaign;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The figures of one day. */
export function EnterMetric({ campaign, open, onOpenChange, onSaved }: EnterMetricProps) {
  const form = useRowForm({
    fields: metricFields,
    parse: (typed) => {
      const parsed = parseMetric(typed, metricDays(campaign));
      if ("entry" in parsed) return { row: parsed.entry };
      const faults = parsed.problems.map(({ field, fault }) => [field, fault] as const);
      return { faults: Object.fromEntries(faults) };
    },
    save: async (entry) => {
      try {
        await importMetrics(campaign.id, [entry]);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    onSaved: () => {
      form.form.ref.current?.reset();
      onOpenChange(false);
      toast({ title: metricWords.saved });
      void onSaved();
    },
  });
  return (
    <Dialog
      id="enter-metric"
      title={metricWords.enterTitle}
      description={metricWords.enterHint}
      open={open}
      onOpenChange={onOpenChange}
      closedby="closerequest"
    >
      <form {...form.form} className="studio-form">
        {metricFields.map((name) => (
          <Field
            key={name}
            label={metricFieldWords[name]}
            error={form.errors[name]}
            required={name === "metric_date"}
          >
            {(control) => (
              <Input
                {...control}
                name={name}
                type={name === "metric_date" ? "date" : "text"}
                inputMode={name === "sentiment_score" ? "decimal" : "numeric"}
                autoComplete="off"
                onInput={() => form.clearError(name)}
              />
            )}
          </Field>
        ))}
        {form.failure && (
          <Alert tone="danger" title={metricWords.failed}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <div className="studio-confirm">
          <Button type="submit" busy={form.isSaving}>
            {metricWords.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
