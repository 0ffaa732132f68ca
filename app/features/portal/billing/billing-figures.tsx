import { billingWords as words, formatDueDay } from "../../../../content/billing.ts";
import { formatExactPounds } from "../../../../content/money.ts";
import type { BillingAccount } from "../../../../domain/billing/sum-account.ts";
import { Figures } from "../figures.tsx";

const inPounds = (pence: number) => formatExactPounds((pence / 100).toFixed(2));

/** Where the company stands: what is open less its credit, and when the next of it is due. Null while it is read. */
export function BillingFigures({ account }: { account: BillingAccount | null }) {
  const isOwed = (account?.balance_pence ?? 0) >= 0;
  const credit = account?.credit_pence ?? 0;
  return (
    <section aria-label={words.figures}>
      <Figures
        className="md:grid-cols-[4fr_4fr_4fr]"
        entries={[
          {
            label: isOwed ? words.balance : words.inCredit,
            value: account && inPounds(Math.abs(account.balance_pence)),
            isLit: true,
          },
          { label: words.overdue, value: account && inPounds(account.overdue_pence) },
          { label: words.nextDue, value: account && formatDueDay(account.next_due_on) },
        ]}
      />
      {credit > 0 && (
        <p className="mt-6 max-w-[60ch] text-small text-mist">
          {words.creditNote(inPounds(credit))}
        </p>
      )}
    </section>
  );
}
