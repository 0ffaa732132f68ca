import type * as z from "zod/mini";
import { rulesWords as words } from "../../../../content/studio-calendar.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import type { calendarSchema } from "../../../../domain/booking/opening.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { ButtonRow, FieldPair, formStack } from "../parts/form-layout.tsx";
import { rulesSchema } from "./rules-schema.ts";
import { saveRules } from "./save-opening.ts";

type RulesFormProps = { calendar: z.infer<typeof calendarSchema>; onChanged: () => void };

export function RulesForm({ calendar, onChanged }: RulesFormProps) {
  const form = useForm({
    schema: rulesSchema,
    describe: describeAnyFaults,
    keepsValues: true,
    send: async (rules) => {
      const refusal = await saveRules(calendar.id, rules);
      if (refusal) return refusal;
      onChanged();
      return { note: words.saved };
    },
  });
  const numbers = [
    { name: "notice", value: calendar.notice_minutes / 60 },
    { name: "gap", value: calendar.gap_minutes },
    { name: "horizon", value: calendar.horizon_days },
    { name: "step", value: calendar.step_minutes },
    { name: "most", value: calendar.most_per_day },
  ] as const;
  return (
    <form {...form.props} className={`${formStack} max-w-192`} aria-labelledby="calendar-rules">
      <FieldPair>
        {numbers.map(({ name, value }) => (
          <Field key={name} form={form} name={name} label={words[name]} required>
            {(control) => (
              <Input
                {...control}
                inputMode={name === "notice" ? "decimal" : "numeric"}
                autoComplete="off"
                maxLength={6}
                defaultValue={value}
              />
            )}
          </Field>
        ))}
      </FieldPair>
      <Field form={form} name="place" label={words.place} hint={words.placeHint}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            defaultValue={calendar.meeting_address ?? ""}
          />
        )}
      </Field>
      <ButtonRow>
        <Button size="small" type="submit" busy={form.isBusy}>
          {words.save}
        </Button>
      </ButtonRow>
      <FormOutcome note={form.note} failure={form.failure} />
    </form>
  );
}
