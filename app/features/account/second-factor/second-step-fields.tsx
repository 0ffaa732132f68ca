import { secondStepWords as words } from "../../../../content/second-step.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Form } from "../../../form/use-form.ts";
import { CodeField } from "../code-field.tsx";
import { AppOptions } from "./app-options.tsx";
import type { SecondStepChoice } from "./use-second-step.ts";

type SecondStepFieldsProps = {
  step: SecondStepChoice;
  form: Pick<Form, "errors">;
};

/** What proves the second step inside another form: a code, or a recovery code in its place. */
export function SecondStepFields({ step, form }: SecondStepFieldsProps) {
  return (
    <div>
      {step.way === "app" && step.apps.length > 1 && (
        <Field label={words.whichApp}>
          {(control) => (
            <Select
              {...control}
              value={step.factorId}
              onChange={(event) => step.chooseApp(event.currentTarget.value)}
            >
              <AppOptions apps={step.apps} />
            </Select>
          )}
        </Field>
      )}
      {step.way === "app" ? (
        <CodeField label={words.code} form={form} />
      ) : (
        <RecoveryField form={form} />
      )}
      <Button variant="quiet" onClick={step.switchWay}>
        {step.way === "app" ? words.switchToRecovery : words.switchToApp}
      </Button>
    </div>
  );
}

function RecoveryField({ form }: Omit<SecondStepFieldsProps, "step">) {
  return (
    <Field form={form} name="recovery" label={words.recoveryCode}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      )}
    </Field>
  );
}
