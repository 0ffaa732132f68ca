import { type ReactNode, useState } from "react";
import { overviewWords } from "../../../../content/portal.ts";
import { steady } from "../../../data/steady-rows.ts";
import { Button } from "../../../ui/button.tsx";

type ShortListProps<T> = {
  items: readonly T[];
  most: number;
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
};

/** The first few; the rest when asked for. */
export function ShortList<T>({ items, most, keyOf, children }: ShortListProps<T>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, most);
  const left = items.length - shown.length;
  return (
    <>
      <ul {...steady}>
        {shown.map((item) => (
          <li key={keyOf(item)} className="border-t border-line last:border-b">
            {children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {overviewWords.more(left)}
        </Button>
      )}
    </>
  );
}
