import { useFormData } from "@conform-to/react/future";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { formatDay } from "../../../../content/dates.ts";
import { interfaceWords } from "../../../../content/interface.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { recordWords as words } from "../../../../content/studio-billing.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { billingLimits } from "../../../../domain/billing/billing-request.ts";
import type { OpenInvoice } from "../../../../domain/billing/propose-allocations.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { Field } from "../../../form/field.tsx";
import { findControl, writeValue } from "../../../form/form-controls.ts";
import { useForm } from "../../../form/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.ts";
import { ClientPicker } from "../client/client-picker.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { ButtonRow, FieldPair } from "../parts/form-layout.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import type { Typed } from "./draft-values.ts";
import { readOpenInvoices } from "./read-documents.ts";
import { listUsed, nameUse, proposeFor, readRecorded } from "./record-values.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

type RecordPaymentProps = { company?: string | null; reference?: string; label?: string };

/** A button, and what has arrived on the account behind it. */
export function RecordPayment({
  company = null,
  reference = "",
  label = words.open,
}: RecordPaymentProps) {
  return (
    <DeedDialog id="record-payment" label={label} title={words.title} does={words.does}>
      {(close) => <RecordForm company={company} reference={reference} onClose={close} />}
    </DeedDialog>
  );
}

type RecordFormProps = { company: string | null; reference: string; onClose: () => void };

export function RecordForm({ company, reference, onClose }: RecordFormProps) {
  const [chosen, setChosen] = useState(company);
  const { value: invoices = none } = useLoaded(["document_balances", "open", chosen], () =>
    chosen ? readOpen(chosen) : Promise.resolve([]),
  );
  const [isMissing, setIsMissing] = useState(false);
  const ask = useBillingDeed();

  const form = useForm({
    schema: z.pipe(
      z.record(z.string(), z.string()),
      z.transform((typed, context) => {
        const read = readRecorded(typed, invoices, words);
        if ("payment" in read) return read.payment;
        for (const [name, message] of Object.entries(read.faults))
          context.issues.push({ code: "custom", input: typed, path: [name], message });
        return z.NEVER;
      }),
    ),
    describe: describeAnyFaults,
    keepsValues: true,
    send: async (payment, { key }) => {
      if (!chosen) {
        setIsMissing(true);
        return { message: words.clientMissing };
      }
      const { error } = await ask({
        action: "record_payment",
        companyId: chosen,
        key,
        ...payment,
      });
      if (error) return refuseForm(error);
      toast({ title: words.done(formatToThePenny(payment.pence)) });
      return undefined;
    },
    onSent: onClose,
  });

  const typed = useFormData(form.props.id, (data): Typed => Object.fromEntries(data), {
    fallback: {},
  });
  const [handWritten] = useState(() => new Set<string>());
  useProposal(form.element, typed, invoices, handWritten);
  const arrived = readHundredths(typed["pence"] ?? "") ?? 0;
  const used = listUsed(typed, invoices).reduce((sum, { pence }) => sum + pence, 0);

  return (
    <form {...form.props} className="grid grid-cols-1 gap-2">
      {company === null && (
        <ClientPicker
          chosen={chosen}
          onChoose={(client) => {
            setChosen(client?.id ?? null);
            setIsMissing(false);
          }}
          error={isMissing ? words.clientMissing : undefined}
          chosenLine={words.chosen}
        />
      )}
      <FieldPair>
        <Field form={form} name="pence" label={words.pence} required>
          {(control) => (
            <Input {...control} density="dense" inputMode="decimal" autoComplete="off" />
          )}
        </Field>
        <Field form={form} name="receivedOn" label={words.receivedOn} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              density="dense"
              max={todayInLondon()}
              defaultValue={todayInLondon()}
            />
          )}
        </Field>
      </FieldPair>
      <Field form={form} name="payer" label={words.payer} hint={words.payerHint} required>
        {(control) => (
          <Input {...control} density="dense" autoComplete="off" maxLength={billingLimits.payer} />
        )}
      </Field>
      <Field
        form={form}
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        required
      >
        {(control) => (
          <Input
            {...control}
            density="dense"
            autoComplete="off"
            maxLength={billingLimits.reference}
            defaultValue={reference}
          />
        )}
      </Field>
      {chosen && (
        <fieldset className="grid min-w-0 gap-2 border-t border-line pt-4">
          <legend className="sr-only">{words.settles}</legend>
          <p aria-hidden="true" className="text-small/[1.4] font-medium">
            {words.settles}
          </p>
          <p className="text-caption text-mist">
            {invoices.length > 0 ? words.proposed : words.noneOpen}
          </p>
          {invoices.map(({ id, number, due_on, open_pence }) => (
            <Field
              key={id}
              form={form}
              name={nameUse(id)}
              label={words.ofOpen(number, formatDay(due_on), formatToThePenny(open_pence))}
            >
              {(control) => (
                <Input
                  {...control}
                  density="dense"
                  inputMode="decimal"
                  autoComplete="off"
                  // From then on the proposal leaves it alone.
                  onKeyDown={() => handWritten.add(nameUse(id))}
                  onPaste={() => handWritten.add(nameUse(id))}
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <Field form={form} name="note" label={words.note}>
        {(control) => <Textarea {...control} density="dense" rows={1} />}
      </Field>
      <div aria-live="polite" className="pt-2">
        <FactList
          look="spread"
          facts={[
            { label: words.settled, value: formatToThePenny(used) },
            { label: words.credit, value: formatToThePenny(Math.max(0, arrived - used)) },
          ]}
        />
      </div>
      {form.failure && <Alert tone="danger" title={form.failure} className="mt-4" />}
      <ButtonRow>
        <Button size="slim" type="submit" busy={form.isBusy}>
          {words.action}
        </Button>
        <Button size="slim" variant="quiet" onClick={onClose}>
          {interfaceWords.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}

const none: readonly OpenInvoice[] = [];

async function readOpen(company: string): Promise<OpenInvoice[]> {
  const rows = await readOpenInvoices(company);
  return rows.map(({ id, number, due_on, open_pence }) => ({
    id,
    number: number ?? "",
    due_on: due_on ?? "",
    open_pence: open_pence ?? 0,
  }));
}

/** Writes what is proposed into every control that nobody has typed in. */
function useProposal(
  form: HTMLFormElement | null,
  typed: Typed,
  invoices: readonly OpenInvoice[],
  handWritten: ReadonlySet<string>,
) {
  const { pence = "", reference = "" } = typed;
  useEffect(() => {
    const proposed = new Map(
      proposeFor({ pence, reference }, invoices).map((each) => [each.documentId, each.pence]),
    );
    for (const { id } of invoices) {
      const control = findControl(form, nameUse(id));
      if (!control || handWritten.has(control.name)) continue;
      const sum = proposed.get(id);
      const text = sum === undefined ? "" : writeDecimal(sum);
      if (control.value !== text) writeValue(control, text);
    }
  }, [form, pence, reference, invoices, handWritten]);
}
