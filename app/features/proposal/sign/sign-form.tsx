import type { ReactNode } from "react";
import { formatToThePenny } from "../../../../content/money.ts";
import { proposalConsent } from "../../../../content/proposal-consent.ts";
import { signWords as words } from "../../../../content/proposal.ts";
import { proposalLimits } from "../../../../domain/proposal/content.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Input } from "../../../ui/input.tsx";
import { CodeField } from "../../account/code-field.tsx";
import { BillingDetailFields } from "../../billing/detail-fields.tsx";
import { headingId } from "../chapter/chapter.ts";
import { useShownProposal } from "../proposal.ts";
import { SignTotals } from "./sign-totals.tsx";
import { useSigning } from "./use-signing.ts";

export function SignForm() {
  const { opened, sums } = useShownProposal();
  const { content, billing, recipient_email } = opened;
  const { form, follow, asked, isJustAsked, again, withBilling } = useSigning();
  return (
    <form
      {...form.props}
      onInput={follow}
      aria-labelledby={headingId("sign")}
      className="mt-12 grid gap-y-12"
    >
      <Part legend={words.who}>
        <div className="grid items-start gap-x-10 gap-y-3 md:grid-cols-2">
          <Field form={form} name="name" label={words.name} required>
            {(control) => (
              <Input {...control} autoComplete="name" maxLength={proposalLimits.name} />
            )}
          </Field>
          <Field form={form} name="role" label={words.role} required>
            {(control) => (
              <Input
                {...control}
                autoComplete="organization-title"
                maxLength={proposalLimits.name}
              />
            )}
          </Field>
        </div>
      </Part>
      <Part legend={words.billing}>
        {billing ? (
          <p>{words.billingKnown(billing.legal_name)}</p>
        ) : (
          <>
            <p className="mb-5 text-mist">{words.billingText}</p>
            {withBilling && (
              <div className="grid items-start gap-x-10 gap-y-3 md:grid-cols-2">
                <BillingDetailFields form={form} hasVat={content.vat_rate > 0} />
              </div>
            )}
          </>
        )}
      </Part>
      <Part legend={words.agreement}>
        <div className="grid gap-y-3">
          <Checkbox
            name="mayBind"
            required
            label={proposalConsent.mayBind(content.client_name)}
            error={form.errors.mayBind}
          />
          <Checkbox
            name="consents"
            required
            label={proposalConsent.consents}
            error={form.errors.consents}
          />
        </div>
      </Part>
      <Part legend={words.code}>
        <p className="mb-5 text-mist">{words.codeText(recipient_email)}</p>
        {asked && (
          <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
            <CodeField form={form} label={words.codeLabel} hasFocus={isJustAsked} />
            <span className="[--color-amber-bright:var(--color-rust)]">
              <Button variant="quiet" busy={again.isBusy} onClick={again.run}>
                {words.askAgain}
              </Button>
            </span>
          </div>
        )}
        <FormOutcome note={form.note} failure={form.failure} />
        <div className="mt-8 grid items-end gap-x-12 gap-y-6 border-t border-edge pt-8 md:grid-cols-[minmax(0,1fr)_auto]">
          <SignTotals />
          <p className="px-1.5 pb-2">
            <Button type="submit" size="large" busy={form.isBusy}>
              {asked ? words.send(formatToThePenny(sums.total_pence)) : words.askCode}
            </Button>
          </p>
        </div>
      </Part>
    </form>
  );
}

/** A part of the sheet, its name in the margin. */
function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-x-12 gap-y-5 border-t border-line pt-7 lg:grid-cols-[11rem_minmax(0,52rem)]">
      <legend className="float-left font-display text-large font-stretch-112%">{legend}</legend>
      <div className="min-w-0">{children}</div>
    </fieldset>
  );
}
