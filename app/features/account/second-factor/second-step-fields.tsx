import { secondStepWords as words } from "../../../../content/second-step.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { CodeField, readCode } from "../code-field.tsx";
import { type Outcome, readText } from "../use-single-form.ts";
import { AppOptions } from "./app-options.tsx";
import type { SecondStepChoice } from "./use-second-step.ts";
import type { SecondStepProof } from "./verify-second-step.ts";

type SecondStepFieldsProps = {
  step: SecondStepChoice;
  error: string | undefined;
  onInput: () => void;
};

/** What proves the second step inside another form: a code, or a recovery code in its place. */
export function SecondStepFields({ step, error, onInput }: SecondStepFieldsProps) {
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
        <CodeField label={words.code} error={error} onInput={onInput} />
      ) : (
        <RecoveryField error={error} onInput={onInput} />
      )}
      <Button variant="quiet" onClick={step.switchWay}>
        {step.way === "app" ? words.switchToRecovery : words.switchToApp}
      </Button>
    </div>
  );
}

function RecoveryField({ error, onInput }: Omit<SecondStepFieldsProps, "step">) {
  return (
    <Field label={words.recoveryCode} error={error}>
      {(control) => (
        <Input
          {...control}
          name="recovery"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          onInput={onInput}
        />
      )}
    </Field>
  );
}

/** The proof that was typed, or what is wrong with it. */
export function readSecondStep(
  step: SecondStepChoice,
  values: FormData,
): SecondStepProof | Outcome {
  if (step.way === "app") {
    const code = readCode(values);
    return code ? step.proofOf(code) : { field: "code", error: words.codeMissing };
  }
  const code = readText(values, "recovery").trim();
  return code ? step.proofOf(code) : { field: "recovery", error: words.recoveryMissing };
}
