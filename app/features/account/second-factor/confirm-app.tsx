import { useId } from "react";
import * as z from "zod/mini";
import { appWords as words } from "../../../../content/authenticator-app.ts";
import { secondStepFailures, secondStepWords } from "../../../../content/second-step.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useForm } from "../../../form/use-form.ts";
import { AccountActions } from "../account-actions.tsx";
import { AccountHeading } from "../account-heading.tsx";
import { sixDigits } from "../account-fields.ts";
import { CodeField } from "../code-field.tsx";
import { verifySecondStep } from "./verify-second-step.ts";

const schema = z.object({ code: sixDigits(secondStepWords.codeMissing) });

export type Enrolment = { factorId: string; qrCode: string; key: string };

type ConfirmAppProps = { enrolment: Enrolment; onConfirmed: () => void; onCancel: () => void };

/** The key goes into the app, and a code from it shows that it has arrived. */
export function ConfirmApp({ enrolment, onConfirmed, onCancel }: ConfirmAppProps) {
  const { factorId, qrCode, key } = enrolment;
  const headingId = useId();

  const form = useForm({
    schema,
    send: async ({ code }) => {
      const error = await verifySecondStep({ way: "app", factorId, code });
      if (error) return { fields: { code: explainAuthError(error, secondStepFailures.app) } };
      onConfirmed();
      return undefined;
    },
  });

  return (
    <form {...form.props} aria-labelledby={headingId}>
      <AccountHeading id={headingId}>{words.scanTitle}</AccountHeading>
      <p className="max-w-prose text-small text-mist">{words.scan}</p>
      <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-[13rem_minmax(0,1fr)]">
        <img
          src={encodeSvg(qrCode)}
          alt={words.qr}
          width={208}
          height={208}
          className="rounded-control bg-blank"
        />
        <div className="min-w-0">
          <div className="flex items-center justify-between gap-4 border-y border-line py-2">
            <p className="min-w-0">
              <span className="block text-label text-mist">{words.key}</span>
              <code className="text-body tracking-wide wrap-anywhere">{groupByFour(key)}</code>
            </p>
            <CopyButton label={words.copyKey} text={key} />
          </div>
          <div className="mt-6">
            <CodeField label={secondStepWords.code} form={form} hasFocus />
          </div>
          <AccountActions className="mt-3">
            <Button type="submit" busy={form.isBusy}>
              {words.finish}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          </AccountActions>
        </div>
      </div>
      <FormOutcome note={form.note} failure={form.failure} />
    </form>
  );
}

/** The client library puts the picture into an address without escaping it. */
function encodeSvg(address: string): string {
  const svg = address.replace(/^data:image\/svg\+xml;utf-8,/, "");
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function groupByFour(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
