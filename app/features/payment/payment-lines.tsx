import type { ReactNode } from "react";

const row =
  "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2.5 text-small/body";

/** What is paid, to whom, and how: a line each. */
export function PaymentLines({ children }: { children: ReactNode }) {
  return <dl className="w-full border-t border-line">{children}</dl>;
}

type PaymentLineProps = { label: string; children: ReactNode };

export function PaymentLine({ label, children }: PaymentLineProps) {
  return (
    <div className={row}>
      <dt className="text-mist">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

type HexLineProps = { label: string; value: string; children?: ReactNode };

/** An address or a hash, whose digits are compared one by one; what can be done with it stands at its end. */
export function HexLine({ label, value, children }: HexLineProps) {
  return (
    <div className={row}>
      <dt className="text-mist">{label}</dt>
      <dd className="flex w-full items-center justify-between gap-2">
        <span className="font-mono text-note wrap-anywhere">{value}</span>
        {children}
      </dd>
    </div>
  );
}
