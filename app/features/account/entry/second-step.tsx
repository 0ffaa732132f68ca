import type { Session } from "@supabase/auth-js";
import { useEffect, useEffectEvent, useId } from "react";
import { authMessages } from "../../../../content/auth.ts";
import { secondStepFailures, secondStepWords as words } from "../../../../content/second-step.ts";
import { MailLink } from "../../../site/mail-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { lineLook } from "../../../form/line-looks.ts";
import { LineSelect } from "../../../form/line-select.tsx";
import { useForm } from "../../../form/use-form.ts";
import { listApps } from "../../../session/assurance.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { signOut } from "../../../session/sign-out.ts";
import { Emphasis } from "../emphasis.tsx";
import { AppOptions } from "../second-factor/app-options.tsx";
import { type SecondStepChoice, useSecondStep } from "../second-factor/use-second-step.ts";
import { secondStepSchema } from "../second-factor/second-step-schema.ts";
import { verifySecondStep } from "../second-factor/verify-second-step.ts";
import { announce } from "./announce.ts";
import { AuthField } from "./auth-field.tsx";
import { AuthFoot } from "./auth-foot.tsx";
import { AuthForm } from "./auth-form.tsx";
import { authSchema } from "./auth-schema.ts";
import { AuthAside, AuthHeading, authHeadingId, AuthText } from "./auth-words.tsx";
import { welcome } from "./welcome.ts";

type SecondStepProps = {
  session: Session;
  /** Whether something else is asked for next, before one is in. */
  isHalfway: boolean;
};

/** Between the password, or a mail, and everything else. The right code changes the session, and the page leads on. */
export function SecondStep({ session, isHalfway }: SecondStepProps) {
  const step = useSecondStep(listApps(session.user));
  const { field } = step;
  const form = useForm({
    schema: secondStepSchema(field, authSchema.shape[field]),
    keepsValues: true,
    send: async (code) => {
      const error = await verifySecondStep(step.proofOf(code));
      if (error) {
        const problem = explainAuthError(error, secondStepFailures[step.way]);
        announce({ title: authMessages.codeFailed, description: problem, variant: "destructive" });
        return { fields: { [field]: problem } };
      }
      if (!isHalfway) await welcome(step.way);
      return undefined;
    },
  });

  const focusField = useEffectEvent((name: string) => form.focus(name));
  useEffect(() => {
    if (form.element) focusField(field);
  }, [form.element, field]);

  return (
    <AuthForm form={form} aria-labelledby={authHeadingId}>
      <AuthHeading>{words.heading}</AuthHeading>
      <AuthText>
        {words[step.way]} <Emphasis>{session.user.email}</Emphasis>.
      </AuthText>
      {step.way === "app" && step.apps.length > 1 && <WhichApp step={step} />}
      {step.way === "app" ? (
        <AuthField
          key="code"
          form={form}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          data-code
        />
      ) : (
        <AuthField
          key="recovery"
          form={form}
          name="recovery"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      )}
      <AuthFoot form={form} send={words.send}>
        <Button variant="quiet" onClick={step.switchWay}>
          {step.way === "app" ? words.switchToRecovery : words.switchToApp}
        </Button>
      </AuthFoot>
      <AuthAside>
        {words.lost} <MailLink subject={words.lostSubject} /> {words.lostAfter}
      </AuthAside>
      <Button variant="quiet" className="mt-4" onClick={() => void signOut()}>
        {words.signOut}
      </Button>
    </AuthForm>
  );
}

function WhichApp({ step }: { step: SecondStepChoice }) {
  const id = useId();
  return (
    <div className={cx(lineLook.field, "pb-8")}>
      <label htmlFor={id} className={lineLook.label}>
        {words.whichApp}
      </label>
      <LineSelect
        id={id}
        className={lineLook.input}
        value={step.factorId}
        onChange={(event) => step.chooseApp(event.currentTarget.value)}
      >
        <AppOptions apps={step.apps} />
      </LineSelect>
    </div>
  );
}
