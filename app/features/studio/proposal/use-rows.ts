import { useEffect, useRef, useState } from "react";
import { proposalEditorWords as words } from "../../../../content/studio-proposal-page.ts";
import { findControl, writeValue } from "../../../form/form-controls.ts";
import {
  listProposalRows,
  nameProposalControl,
  type RowBlock,
  type TypedProposal,
} from "./proposal-values.ts";

type RowsOptions = {
  element: HTMLFormElement | null;
  begun: TypedProposal;
  /** The field of a row that one begins with. */
  first: string;
  most: number;
  /** Whether there is always one to write in. */
  isNeeded?: boolean;
};

/** The rows of one part of a proposal: each keeps what is typed in it wherever it is moved to. */
export function useRows(block: RowBlock, options: RowsOptions) {
  const { element, begun, first, most, isNeeded = false } = options;
  const [rows, setRows] = useState(() => {
    const kept = listProposalRows(begun, block);
    return kept.length > 0 || !isNeeded ? kept : makeRows(block, [], 1);
  });
  const [said, setSaid] = useState("");
  const heard = useRef(rows);
  const goTo = useRef<string>(undefined);
  const fill = useRef<TypedProposal>({});

  // Once the rows stand on the page: what is filled in, who has the focus, and that it counts as typing.
  useEffect(() => {
    if (heard.current === rows) return;
    heard.current = rows;
    for (const [name, value] of Object.entries(fill.current)) {
      const control = findControl(element, name);
      if (control) writeValue(control, value);
    }
    fill.current = {};
    if (goTo.current) findControl(element, goTo.current)?.focus();
    goTo.current = undefined;
    element?.elements[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [rows, element]);

  /** `values` are one for each row that is added, for its first field. */
  function add(place: number, values: readonly string[] = [""]) {
    const room = values.slice(0, most - rows.length);
    if (room.length === 0) return;
    const made = makeRows(block, rows, room.length);
    fill.current = Object.fromEntries(
      made.map((row, index) => [nameProposalControl(block, row, first), room[index] ?? ""]),
    );
    goTo.current = nameProposalControl(block, made.at(-1) ?? "", first);
    setRows(rows.toSpliced(place, 0, ...made));
  }

  function remove(place: number, name: string) {
    if (isNeeded && rows.length === 1) return;
    const next = rows[place - 1] ?? rows[place + 1];
    if (next) goTo.current = nameProposalControl(block, next, first);
    setSaid(words.removed(name));
    setRows(rows.toSpliced(place, 1));
  }

  function move(place: number, by: -1 | 1) {
    const row = rows[place];
    const to = place + by;
    if (!row || to < 0 || to >= rows.length) return;
    // Moved in the page, the element loses the focus that is in it.
    goTo.current = document.activeElement?.getAttribute("name") ?? undefined;
    setSaid(words.moved(to + 1));
    setRows(rows.toSpliced(place, 1).toSpliced(to, 0, row));
  }

  /** Others in their place, with what stands in them, by the fields of each. */
  function replace(filled: readonly TypedProposal[]) {
    const kept = rows.slice(0, filled.length);
    const names = [...kept, ...makeRows(block, rows, filled.length - kept.length)];
    fill.current = Object.fromEntries(
      filled.flatMap((fields, index) =>
        Object.entries(fields).map(([field, value]) => [
          nameProposalControl(block, names[index] ?? "", field),
          value,
        ]),
      ),
    );
    setRows(names);
  }

  return { block, rows, said, add, remove, move, replace, isFull: rows.length >= most, isNeeded };
}

export type Rows = ReturnType<typeof useRows>;

/** Milestones and options are known by theirs also when they are sent, so none is given twice within a proposal. */
function makeRows(block: RowBlock, rows: readonly string[], count: number): string[] {
  const letter = block === "milestones" ? "m" : block === "options" ? "o" : "";
  const last = Math.max(0, ...rows.map((row) => Number(/\d+$/.exec(row)?.[0] ?? 0)));
  return Array.from({ length: count }, (_, index) => letter + String(last + index + 1));
}
