import { metricFieldWords, metricWords } from "../../../../content/studio-campaign.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { metricFields, metricWithin } from "../../../../domain/campaign/metric-entry.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../form/field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.ts";
import { ButtonRow, formStack } from "../parts/form-layout.tsx";
import { type MeasuredCampaign, metricDays } from "./metric-days.ts";
import { importMetrics } from "./save-campaign.ts";
import { explainError } from "../../../data/explain-error.ts";

type EnterMetricProps = {
  campaign: MeasuredCampaign;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => Promise<void>;
};

/** The figures of one day. */
export function EnterMetric({ campaign, open, onOpenChange, onSaved }: EnterMetricProps) {
  const form = useForm({
    schema: metricWithin(() => metricDays(campaign)),
    describe: describeAnyFaults,
    send: async (entry) => {
      try {
        await importMetrics(campaign.id, [entry]);
        return undefined;
      } catch (error) {
        return { message: explainError(error) };
      }
    },
    onSent: () => {
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
      <form {...form.props} className={formStack}>
        {metricFields.map((name) => (
          <Field
            key={name}
            form={form}
            name={name}
            label={metricFieldWords[name]}
            required={name === "metric_date"}
          >
            {(control) => (
              <Input
                {...control}
                type={name === "metric_date" ? "date" : "text"}
                inputMode={name === "sentiment_score" ? "decimal" : "numeric"}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        {form.failure && (
          <Alert tone="danger" title={metricWords.failed}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <ButtonRow>
          <Button size="slim" type="submit" busy={form.isBusy}>
            {metricWords.save}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
