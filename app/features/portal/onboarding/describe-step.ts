import { formatToThePenny } from "../../../../content/money.ts";
import { onboardingWords, stepLines } from "../../../../content/onboarding.ts";
import type { Onboarding } from "../../../../domain/onboarding/onboarding.ts";
import type { OnboardingStep, StepKind } from "../../../../domain/onboarding/list-steps.ts";
import type { KnownSteps } from "./use-steps.ts";

type Known = Omit<KnownSteps, "steps"> & { onboarding: Onboarding };

/** Where a step stands, in one line. */
export function describeStep({ kind, state }: OnboardingStep, known: Known): string {
  return state === "unknown" ? onboardingWords.unknown : lines[kind](state === "done", known);
}

const lines: Record<StepKind, (isDone: boolean, known: Known) => string> = {
  brief: (_, { onboarding: { handed_in_at, edited_at } }) => {
    if (handed_in_at !== null) return stepLines.briefIn(handed_in_at);
    return edited_at === null ? stepLines.briefWaiting : stepLines.briefBegun(edited_at);
  },
  files: (isDone, { onboarding: { files } }) => {
    if (files.length === 0) return isDone ? stepLines.filesNone : stepLines.filesWaiting;
    return stepLines.files(
      files.length,
      files.reduce((sum, { file_size }) => sum + file_size, 0),
    );
  },
  people: (isDone, { people }) => {
    if (people !== null && people > 1) return stepLines.people(people);
    return isDone ? stepLines.peopleAlone : stepLines.peopleWaiting;
  },
  billing: (isDone) => (isDone ? stepLines.billingGiven : stepLines.billingWaiting),
  invoice: (isDone, { invoice }) => {
    if (isDone) return stepLines.invoicePaid;
    if (!invoice?.balance || invoice.balance.paid_pence > 0) return stepLines.invoiceMoving;
    const open = formatToThePenny(invoice.balance.open_pence);
    return stepLines.invoiceWaiting(invoice.number, open, invoice.due_on);
  },
  begin: (isDone) => (isDone ? stepLines.begun : stepLines.beginWaiting),
  delivery: (isDone, { next }) => {
    if (isDone) return stepLines.delivered;
    return next ? stepLines.deliveryPlanned(next.title, next.due_date) : stepLines.deliveryWaiting;
  },
};
