import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { proposalEditorWords as words } from "../../../../content/studio-proposal-page.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Rows } from "./use-rows.ts";

type RowListProps = {
  rows: Rows;
  /** What the row in this place is called. */
  nameOf: (place: number) => string;
  children: (row: string, place: number) => ReactNode;
};

/** The rows of a part: added, moved and removed by keys, or by buttons that show where somebody is. */
export function RowList({ rows, nameOf, children }: RowListProps) {
  const list = useRef<HTMLOListElement>(null);

  const followKeys = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const place = [...(list.current?.children ?? [])].findIndex((row) => row.contains(target));
    const isLine = target instanceof HTMLInputElement && target.dataset["line"] !== undefined;
    if (event.key === "Enter" && (isLine || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      rows.add(place + 1);
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      rows.move(place, event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Backspace" && isLine && target.value === "" && rows.rows.length > 1) {
      event.preventDefault();
      rows.remove(place, nameOf(place + 1));
    }
  });

  useEffect(() => {
    const element = list.current;
    const follow = (event: KeyboardEvent) => followKeys(event);
    element?.addEventListener("keydown", follow);
    return () => element?.removeEventListener("keydown", follow);
  }, []);

  return (
    <div className="min-w-0">
      <ol ref={list} className="border-t border-line empty:border-0">
        {rows.rows.map((row, place) => {
          const name = nameOf(place + 1);
          return (
            <li
              key={row}
              className="group/row grid grid-cols-[minmax(0,1fr)_auto] items-start border-b border-line"
            >
              <fieldset className="min-w-0">
                <legend className="sr-only">{name}</legend>
                {children(row, place)}
              </fieldset>
              <div className="-mr-2 flex pt-0.5 opacity-45 transition-opacity duration-200 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100">
                <IconButton
                  label={words.moveUp(name)}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={place === 0}
                  onClick={() => rows.move(place, -1)}
                  className="@max-[30rem]:hidden"
                />
                <IconButton
                  label={words.moveDown(name)}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={place === rows.rows.length - 1}
                  onClick={() => rows.move(place, 1)}
                />
                <IconButton
                  label={words.remove(name)}
                  icon={<X aria-hidden="true" />}
                  disabled={rows.isNeeded && rows.rows.length === 1}
                  onClick={() => rows.remove(place, name)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {!rows.isFull && (
        <Button
          size="small"
          variant="quiet"
          className="mt-2"
          onClick={() => rows.add(rows.rows.length)}
        >
          <span className="inline-flex items-center gap-2">
            <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {words.add[rows.block]}
          </span>
        </Button>
      )}
      <output className="sr-only">{rows.said}</output>
    </div>
  );
}
