import type { ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";

type FigureEntry = { label: string; value: ReactNode };

/** Large numerals over hairlines; an empty one waits for its value in the same space. */
export function Figures({ entries }: { entries: readonly FigureEntry[] }) {
  return (
    <dl className="portal-figures">
      {entries.map((entry) => (
        <div key={entry.label}>
          <dt>{entry.label}</dt>
          <dd>{entry.value ?? <Skeleton className="portal-figure-wait" />}</dd>
        </div>
      ))}
    </dl>
  );
}
