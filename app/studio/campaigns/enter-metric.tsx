import { metricFieldWords, metricWords } from "../../../content/studio-campaigns.ts";
import { metricFields, parseMetric } from "../../../domain/metrics/metric-entry.ts";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { toast } from "../../components/ui/toast.ts";
import { useRowForm } from "../parts/use-row-form.ts";
import { importMetrics } from "./save-campaign.ts";
import { today } from "./today.ts";

type EnterMetricProps = {
  campaignId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The figures of one day. */
export function EnterMetric({ campaignId, open, onOpenChange, onSaved }: EnterMetricProps) {
  const form = useRowForm({
    fields: metricFields,
    parse: (typed) => {
      const parsed = parseMetric(typed, today());
      if ("entry" in parsed) return { row: parsed.entry };
      const errors = parsed.problems.map(({ field, message }) => [field, message] as const);
      return { fields: Object.fromEntries(errors) };
    },
    save: async (entry) => {
      try {
        await importMetrics(campaignId, [entry]);
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
                onInput={() => form.forgive(name)}
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
