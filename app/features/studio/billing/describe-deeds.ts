import * as z from "zod/mini";
import { formatToThePenny } from "../../../../content/money.ts";
import {
  disputeWords,
  refundWords,
  reverseWords,
  takeBackWords,
  writeOffWords,
} from "../../../../content/studio-billing.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { billingLimits, billingRequests } from "../../../../domain/billing/billing-request.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import type { DeedField } from "./deed-form.tsx";
import type { Typed } from "./draft-values.ts";
import { moneyTyped } from "./pounds-typed.ts";
import type { Use } from "./read-incoming.ts";
import type { ReasonedDeed } from "./reasoned-deed.tsx";

const { refundedOn, reference, reason } = billingRequests.refund.shape;
type Reasoned = { reason: string };

/** So much of what is there: all of it, as long as nobody says otherwise. */
function askSum(most: number, words: { pence: string; tooMuch: (sum: string) => string }) {
  const field: DeedField = {
    name: "pence",
    label: words.pence,
    as: "pounds",
    defaultValue: writeDecimal(most),
  };
  return {
    field,
    schema: moneyTyped({ most, tooMuch: words.tooMuch(formatToThePenny(most)) }),
    left: ({ pence = "" }: Typed) =>
      formatToThePenny(Math.max(0, most - (readHundredths(pence) ?? 0))),
  };
}

type Invoice = { documentId: string; number: string };

export function describeWriteOff({
  documentId,
  number,
  openPence,
}: Invoice & { openPence: number }): ReasonedDeed<Reasoned & { pence: number }> {
  const sum = askSum(openPence, writeOffWords);
  return {
    id: "write-off",
    title: writeOffWords.title(number),
    words: writeOffWords,
    fields: [sum.field],
    schema: z.object({ pence: sum.schema, reason }),
    changes: (typed) => [{ label: writeOffWords.openAfter, value: sum.left(typed) }],
    request: (values, key) => ({ action: "write_off", documentId, ...values, key }),
  };
}

export function describeTakeBack({
  documentId,
  number,
  writtenOffPence,
}: Invoice & { writtenOffPence: number }): ReasonedDeed<Reasoned & { pence: number }> {
  const sum = askSum(writtenOffPence, takeBackWords);
  return {
    id: "take-back-write-off",
    title: takeBackWords.title(number),
    words: takeBackWords,
    fields: [sum.field],
    schema: z.object({ pence: sum.schema, reason }),
    changes: (typed) => [{ label: takeBackWords.leftAfter, value: sum.left(typed) }],
    request: (values, key) => ({ action: "take_back_write_off", documentId, ...values, key }),
    isDestructive: false,
  };
}

export function describeDispute({ documentId, number }: Invoice): ReasonedDeed<Reasoned> {
  return {
    id: "dispute",
    title: disputeWords.title(number),
    words: disputeWords,
    schema: z.object({ reason }),
    request: (values) => ({ action: "dispute", documentId, ...values }),
    isDestructive: false,
  };
}

type Refunded = Reasoned & { pence: number; refundedOn: string; reference: string };

export function describeRefund(paymentId: string, unusedPence: number): ReasonedDeed<Refunded> {
  const sum = askSum(unusedPence, refundWords);
  return {
    id: "refund",
    title: refundWords.title,
    words: refundWords,
    fields: [
      sum.field,
      {
        name: "refundedOn",
        label: refundWords.refundedOn,
        as: "day",
        defaultValue: todayInLondon(),
      },
      { name: "reference", label: refundWords.reference, maxLength: billingLimits.reference },
    ],
    schema: z.object({ pence: sum.schema, refundedOn, reference, reason }),
    changes: (typed) => [{ label: refundWords.unusedAfter, value: sum.left(typed) }],
    request: (values, key) => ({ action: "refund", paymentId, ...values, key }),
  };
}

export function describeReversal(
  paymentId: string,
  leftPence: number,
  uses: readonly Use[],
): ReasonedDeed<Reasoned> {
  return {
    id: "reverse",
    title: reverseWords.title,
    words: reverseWords,
    schema: z.object({ reason }),
    changes: () => [
      { label: reverseWords.reversed, value: formatToThePenny(leftPence) },
      ...uses.map(({ number, pence }) => ({
        label: reverseWords.reopened(number),
        value: formatToThePenny(pence),
      })),
    ],
    request: (values, key) => ({ action: "reverse", paymentId, ...values, key }),
  };
}
