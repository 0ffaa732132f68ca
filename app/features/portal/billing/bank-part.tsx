import { listBankLines, payWords as words, writeBankText } from "../../../../content/billing.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import type { BankDetails } from "../../../../domain/billing/document.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { PaymentCode } from "../../payment/payment-code.tsx";

type BankPartProps = { bank: BankDetails; number: string; pence: number };

/** The account as it stood on the document, each line of it to copy. */
export function BankPart({ bank, number, pence }: BankPartProps) {
  const lines = listBankLines(bank, number);
  const amount = (pence / 100).toFixed(2);
  return (
    <section>
      <h3 className="mb-2 text-name font-stretch-112%">{words.bank}</h3>
      <p className="mb-4 max-w-[52ch] text-small text-mist">{words.bankNote(number)}</p>
      <dl>
        {lines.map(({ label, value }) => (
          <Line key={label} label={label} value={value} copied={value} />
        ))}
        <Line label={words.amountLine} value={formatToThePenny(pence)} copied={amount} />
      </dl>
      <div className="mt-5 w-40">
        <PaymentCode text={writeBankText(lines, pence)} caption={words.code} />
      </div>
    </section>
  );
}

type LineProps = { label: string; value: string; copied: string };

function Line({ label, value, copied }: LineProps) {
  return (
    <div className="border-t border-line pt-2 text-small/[1.4] last:border-b">
      <dt className="text-caption text-mist">{label}</dt>
      <dd className="-mt-3 flex items-center justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere tabular-nums">{value}</span>
        <CopyButton label={words.copy(label)} text={copied} />
      </dd>
    </div>
  );
}
