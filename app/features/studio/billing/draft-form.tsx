import { useFormData } from "@conform-to/react/future";
import { type ReactNode, useRef, useState } from "react";
import { formatRate } from "../../../../content/billing-document.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { invoiceDraftWords as words } from "../../../../content/studio-billing.ts";
import { describeAnyFaults } from "../../../../content/studio-validation.ts";
import { type BillingDraft, billingLimits } from "../../../../domain/billing/billing-request.ts";
import type { VatTreatment } from "../../../../domain/billing/document.ts";
import type { Sums } from "../../../../domain/billing/sum-lines.ts";
import { readDraft } from "../../../form/draft-store.ts";
import { Field } from "../../../form/field.tsx";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import type { SendOutcome } from "../../../form/refusal.ts";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { readTyped } from "../../../form/form-controls.ts";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { ButtonRow, FieldPair } from "../parts/form-layout.tsx";
import { DraftLines } from "./draft-lines.tsx";
import { draftForm, sumTyped, type Typed, usualTerms, writeDraftValues } from "./draft-values.ts";
import { ownSeller } from "./own-seller.ts";

const draftKinds = ["invoice", "proforma"] as const;
type DraftKind = (typeof draftKinds)[number];

/** What is meant by the button that sent the form: all of them save first. */
export type DraftStep = "save" | "preview" | "issue";

type DraftFormProps = {
  /** Under which what is typed is kept in this tab. */
  draftId: string;
  /** What is stored; nothing for a new one. */
  stored: BillingDraft | null;
  treatment: VatTreatment;
  kind: DraftKind;
  send: (draft: BillingDraft, kind: DraftKind) => Promise<SendOutcome | undefined>;
  onSaved: (step: DraftStep) => void;
  /** What else can be done with it, once it is stored. */
  others?: ReactNode;
};

/** Lines, terms and words of a draft, with what they come to as they are typed. */
export function DraftForm(props: DraftFormProps) {
  const { draftId, stored, treatment, kind, send, onSaved, others } = props;
  const [defaults] = useState<Typed>(() =>
    stored
      ? { kind, ...writeDraftValues(stored) }
      : { kind, terms_days: usualTerms, order_reference: "", note: "" },
  );
  const [begun] = useState<Typed>(() => {
    const kept = readDraft(draftId).values;
    return Object.keys(kept).length > 0 ? kept : defaults;
  });
  const step = useRef<DraftStep>("save");
  const [isSaved, setIsSaved] = useState(stored !== null && begun === defaults);

  const form = useForm({
    schema: draftForm,
    describe: describeAnyFaults,
    keepsValues: true,
    draft: { id: draftId, defaults },
    send: async (draft, { typed }) =>
      (await send(draft, readTyped(typed, "kind") === "proforma" ? "proforma" : "invoice")) ?? {
        note: words.saved,
      },
    onSent: () => {
      setIsSaved(true);
      onSaved(step.current);
    },
  });

  const sums = useFormData(
    form.props.id,
    (typed) => sumTyped(Object.fromEntries(typed), treatment),
    { fallback: sumTyped(begun, treatment) },
  );

  function press(next: DraftStep) {
    step.current = next;
    form.element?.requestSubmit();
  }

  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        setIsSaved(false);
      }}
      className="grid grid-cols-1 gap-5"
    >
      <Field form={form} name="kind" label={words.kind}>
        {(control) => (
          <Select {...control} defaultValue={begun["kind"]}>
            {draftKinds.map((each) => (
              <option key={each} value={each}>
                {words.kinds[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DraftLines
        form={form}
        begun={begun}
        nets={sums.lines.map(({ net_pence }) => net_pence)}
        hasRates={ownSeller.vat_number !== null}
      />
      <DraftTotals sums={sums} treatment={treatment} />
      <div>
        <FieldPair>
          <Field form={form} name="terms_days" label={words.terms} hint={words.termsHint} required>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                defaultValue={begun["terms_days"]}
              />
            )}
          </Field>
          <Field form={form} name="order_reference" label={words.order} hint={words.orderHint}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={billingLimits.reference}
                defaultValue={begun["order_reference"]}
              />
            )}
          </Field>
        </FieldPair>
        <Field form={form} name="note" label={words.note} hint={words.noteHint}>
          {(control) => (
            <Textarea {...control} density="short" rows={2} defaultValue={begun["note"]} />
          )}
        </Field>
      </div>
      <div>
        <ButtonRow>
          <Button
            size="slim"
            type="submit"
            busy={form.isBusy}
            onClick={() => {
              step.current = "save";
            }}
          >
            {words.save}
          </Button>
          {stored && (
            <>
              <Button size="slim" variant="secondary" onClick={() => press("preview")}>
                {words.preview}
              </Button>
              <Button size="slim" variant="secondary" onClick={() => press("issue")}>
                {words.issue}
              </Button>
            </>
          )}
          {others}
          {!isSaved && <span className="text-mist">{words.unsaved}</span>}
        </ButtonRow>
        <FormOutcome note={isSaved ? form.note : undefined} failure={form.failure} />
      </div>
    </form>
  );
}

function DraftTotals({ sums, treatment }: { sums: Sums; treatment: VatTreatment }) {
  return (
    <dl className="ml-auto grid w-full max-w-72 grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
      {treatment === "uk" && (
        <>
          <dt className="text-mist">{words.netTotal}</dt>
          <dd className="text-right">{formatToThePenny(sums.net_pence)}</dd>
          {sums.vat.map(({ rate, vat_pence }) => (
            <div key={rate} className="contents">
              <dt className="text-mist">{words.vatAt(formatRate(rate))}</dt>
              <dd className="text-right">{formatToThePenny(vat_pence)}</dd>
            </div>
          ))}
        </>
      )}
      <div className="col-span-full flex justify-between border-t border-edge pt-2 text-large font-medium">
        <dt>{words.total}</dt>
        <dd>{formatToThePenny(sums.total_pence)}</dd>
      </div>
    </dl>
  );
}
