import type { ReactNode } from "react";

export type LabelledValue = { label: string; value: ReactNode };

/** Labels and values; what has no value is left out. */
export function FactList({ facts }: { facts: readonly LabelledValue[] }) {
  return (
    <dl className="inbox-facts">
      {facts
        .filter(
          ({ value }) => value !== null && value !== undefined && value !== "" && value !== false,
        )
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
