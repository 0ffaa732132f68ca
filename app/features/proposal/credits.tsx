import type { ReactNode } from "react";

/** As the credits stand at the foot of a poster. */
export function Credits({ entries }: { entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-t border-paper/25 pt-5 lg:auto-cols-auto lg:grid-flow-col lg:grid-cols-none lg:justify-between print:border-line">
      {entries.map(([term, detail]) => (
        <div key={term} className="min-w-0">
          <dt className="text-label text-mist uppercase">{term}</dt>
          <dd className="mt-1 text-small">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
