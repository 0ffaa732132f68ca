import { useState } from "react";
import * as z from "zod/mini";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { allocateWords as words } from "../../../../content/studio-billing.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { DetailBody } from "../parts/detail-body.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { DeedForm } from "./deed-form.tsx";
import { moneyTyped } from "./pounds-typed.ts";
import { readOpenInvoices } from "./read-documents.ts";
import { readUnused } from "./read-incoming.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

/** One of several payments for an invoice, or one of several invoices for a payment. */
type Choice = { id: string; label: string; pence: number };

type UseCreditProps = { documentId: string; number: string; company: string; openPence: number };

/** Money that is there for an invoice. */
export function UseCredit({ documentId, number, company, openPence }: UseCreditProps) {
  const { value: unused = [] } = useLoaded(["incoming_payments", "unused", company], () =>
    readUnused(company),
  );
  if (unused.length === 0) return null;
  return (
    <DeedDialog id="use-credit" label={words.open} title={words.title(number)} does={words.does}>
      {(close) => (
        <Choices
          load={async () =>
            (await readUnused(company)).map(({ id, payer, received_on, unused_pence }) => ({
              id,
              label: words.paymentOf(payer, formatDay(received_on), formatToThePenny(unused_pence)),
              pence: unused_pence,
            }))
          }
          loadKey={["incoming_payments", "choices", company]}
          none={words.none}
        >
          {(choices) => (
            <AllocateForm
              label={words.payment}
              choices={choices}
              limit={openPence}
              after={{ limit: words.openAfter, chosen: words.unusedAfter }}
              requestOf={(paymentId) => ({ paymentId, documentId })}
              nameOf={() => number}
              onClose={close}
            />
          )}
        </Choices>
      )}
    </DeedDialog>
  );
}

type UsePaymentProps = { paymentId: string; company: string; unusedPence: number; label: string };

/** An invoice for money that is there. */
export function UsePayment({ paymentId, company, unusedPence, label }: UsePaymentProps) {
  return (
    <DeedDialog id="use-payment" label={label} title={words.titleOf} does={words.does}>
      {(close) => (
        <Choices
          load={async () =>
            (await readOpenInvoices(company)).map(({ id, number, open_pence }) => ({
              id,
              label: words.invoiceOf(number ?? "", formatToThePenny(open_pence ?? 0)),
              pence: open_pence ?? 0,
            }))
          }
          loadKey={["document_balances", "open", company]}
          none={words.noneOpen}
        >
          {(choices) => (
            <AllocateForm
              label={words.invoice}
              choices={choices}
              limit={unusedPence}
              after={{ limit: words.unusedAfter, chosen: words.openAfter }}
              requestOf={(documentId) => ({ paymentId, documentId })}
              nameOf={({ label: name }) => name.split(",")[0] ?? name}
              onClose={close}
            />
          )}
        </Choices>
      )}
    </DeedDialog>
  );
}

type ChoicesProps = {
  load: () => Promise<Choice[]>;
  loadKey: [string, ...string[]];
  none: string;
  children: (choices: readonly Choice[]) => React.ReactNode;
};

function Choices({ load, loadKey, none, children }: ChoicesProps) {
  const read = useLoaded(loadKey, async () => {
    const choices = await load();
    return choices.length > 0 ? choices : null;
  });
  return (
    <DetailBody read={read} gone={none}>
      {children}
    </DetailBody>
  );
}

type AllocateFormProps = {
  label: string;
  choices: readonly Choice[];
  /** What is open of the invoice, or left of the payment, that it began with. */
  limit: number;
  after: { limit: string; chosen: string };
  requestOf: (chosen: string) => { paymentId: string; documentId: string };
  nameOf: (choice: Choice) => string;
  onClose: () => void;
};

export function AllocateForm(props: AllocateFormProps) {
  const { label, choices, limit, after, requestOf, nameOf, onClose } = props;
  const ask = useBillingDeed();
  const find = (id: string | undefined) => choices.find((each) => each.id === id) ?? choices[0];
  const mostOf = (id: string | undefined) => Math.min(limit, find(id)?.pence ?? 0);
  const schema = z.pipe(
    z.object({ chosen: z.string(), pence: moneyTyped() }),
    z.transform((typed, context) => {
      const most = mostOf(typed.chosen);
      if (typed.pence <= most) return typed;
      const message = words.tooMuch(formatToThePenny(most));
      context.issues.push({ code: "custom", input: typed.pence, path: ["pence"], message });
      return z.NEVER;
    }),
  );
  return (
    <DeedForm
      fields={[
        {
          name: "chosen",
          label,
          as: "choice",
          options: choices.map(({ id, label: name }) => ({ value: id, label: name })),
          defaultValue: choices[0]?.id ?? "",
        },
        {
          name: "pence",
          label: words.pence,
          as: "pounds",
          defaultValue: writeDecimal(mostOf(undefined)),
        },
      ]}
      schema={schema}
      changes={({ chosen, pence = "" }) => {
        const used = readHundredths(pence) ?? 0;
        return [
          { label: after.limit, value: formatToThePenny(Math.max(0, limit - used)) },
          {
            label: after.chosen,
            value: formatToThePenny(Math.max(0, (find(chosen)?.pence ?? 0) - used)),
          },
        ];
      }}
      send={async ({ chosen, pence }, key) => {
        const { error } = await ask({ action: "allocate", ...requestOf(chosen), pence, key });
        if (error) return refuseForm(error);
        const choice = find(chosen);
        toast({ title: words.done(formatToThePenny(pence), choice ? nameOf(choice) : "") });
        return undefined;
      }}
      action={words.action}
      onClose={onClose}
    />
  );
}

type TakeBackProps = { paymentId: string; documentId: string; number: string; pence: number };

/** What a payment gave to an invoice, back to the client's credit. */
export function TakeBack({ paymentId, documentId, number, pence }: TakeBackProps) {
  const [isAsked, setIsAsked] = useState(false);
  // One for each state of the two: sent again, it counts once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const ask = useBillingDeed();
  const sum = formatToThePenny(pence);

  async function takeBack() {
    const { error } = await ask({ action: "allocate", paymentId, documentId, pence: -pence, key });
    if (!error) setKey(crypto.randomUUID());
    toast(
      error
        ? { title: words.failed, description: error.error, variant: "destructive" }
        : { title: words.takenBack },
    );
  }

  return (
    <>
      <Button
        size="compact"
        variant="quiet"
        aria-label={words.takeBackOf(sum, number)}
        onClick={() => setIsAsked(true)}
      >
        {words.takeBack}
      </Button>
      <ConfirmDialog
        id={`take-back-${paymentId}-${documentId}`}
        title={words.takeBackTitle(number)}
        text={words.takeBackText(sum)}
        action={words.takeBack}
        open={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={takeBack}
      />
    </>
  );
}
