import { useState } from "react";
import * as z from "zod/mini";
import { formatToThePenny } from "../../../../content/money.ts";
import { creditWords as words } from "../../../../content/studio-billing.ts";
import { billingRequests } from "../../../../domain/billing/billing-request.ts";
import type { PricedContent } from "../../../../domain/billing/document.ts";
import { fault } from "../../../../domain/field/fault.ts";
import { Field } from "../../../form/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { toast } from "../../../ui/toast.ts";
import { nameCredit, priceCredit, readCreditLines, sumCredit } from "./credit-values.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { DeedForm } from "./deed-form.tsx";
import type { Balance } from "./read-document.ts";
import { refuseForm } from "../parts/ask-function.ts";
import { useBillingDeed } from "./use-billing-deed.ts";

type CreditProps = {
  documentId: string;
  number: string;
  content: PricedContent;
  balance: Balance;
};

export function Credit(props: CreditProps) {
  return (
    <DeedDialog id="credit" label={words.open} title={words.title(props.number)} does={words.does}>
      {(close) => <CreditForm {...props} onClose={close} />}
    </DeedDialog>
  );
}

/** All that is left of an invoice, or so much of each line. */
export function CreditForm({
  documentId,
  content,
  balance,
  onClose,
}: CreditProps & { onClose: () => void }) {
  // What was written off cannot be credited, and no line says which part of it that was.
  const isAfterWriteOff = balance.written_off_pence > 0;
  const [scope, setScope] = useState(isAfterWriteOff ? "part" : "whole");
  const ask = useBillingDeed();
  const { lines } = content;
  const numbered = lines.map((line, index) => ({
    ...line,
    name: nameCredit(index),
    place: index + 1,
  }));
  const settled = balance.credited_pence + balance.written_off_pence;
  const left = content.total_pence - settled;

  const schema = z.pipe(
    z.looseObject({ reason: billingRequests.credit.shape.reason }),
    z.transform(({ reason, ...rest }, context) => {
      if (scope === "whole") return { reason, lines: null };
      const read = readCreditLines(lines, asTyped(rest));
      if (read && "lines" in read && priceCredit(content, read.lines) <= left)
        return { reason, lines: read.lines };
      const wrong = !read
        ? { [nameCredit(0)]: "nothing" as const }
        : "wrong" in read
          ? read.wrong
          : { [nameCredit(0)]: "beyond" as const };
      for (const [name, what] of Object.entries(wrong))
        context.issues.push({
          code: "custom",
          input: rest[name],
          path: [name],
          message: what === "beyond" ? words.tooMuchLeft(formatToThePenny(left)) : faults[what],
        });
      return z.NEVER;
    }),
  );

  return (
    <DeedForm
      fields={[
        {
          name: "reason",
          label: words.reason,
          hint: words.reasonHint,
          as: "long",
        },
      ]}
      schema={schema}
      changes={(typed) => {
        const read = scope === "whole" ? undefined : readCreditLines(lines, typed);
        const credited = read && "lines" in read ? read.lines : [];
        const sum = sumCredit(content, scope === "whole" ? null : credited, settled);
        const freed = sum - balance.open_pence;
        return [
          { label: words.note, value: formatToThePenny(sum) },
          {
            label: words.openAfter,
            value: formatToThePenny(Math.max(0, balance.open_pence - sum)),
          },
          { label: words.freed, value: freed > 0 && formatToThePenny(freed) },
        ];
      }}
      send={async (values, key) => {
        const { error, data } = await ask({ action: "credit", documentId, ...values, key });
        if (error) return refuseForm(error);
        toast({ title: words.done(data.number ?? words.note) });
        return undefined;
      }}
      action={words.action}
      isDestructive
      onClose={onClose}
    >
      {(form) => (
        <>
          {isAfterWriteOff ? (
            <p className="text-mist">{words.afterWriteOff(formatToThePenny(left))}</p>
          ) : (
            <RadioGroup
              legend={words.scope}
              name="scope"
              options={[
                { value: "whole", label: words.whole(formatToThePenny(left)) },
                { value: "part", label: words.part },
              ]}
              value={scope}
              onValueChange={setScope}
            />
          )}
          {scope === "part" &&
            numbered.map(({ name, place, description, net_pence }) => (
              <Field
                key={name}
                form={form}
                name={name}
                label={words.ofLine(place, description)}
                hint={words.netOf(formatToThePenny(net_pence))}
              >
                {(control) => (
                  <Input {...control} density="dense" inputMode="decimal" autoComplete="off" />
                )}
              </Field>
            ))}
        </>
      )}
    </DeedForm>
  );
}

const faults = {
  malformed: fault("pence-malformed"),
  "too-much": words.tooMuch,
  nothing: words.nothing,
};

function asTyped(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}
