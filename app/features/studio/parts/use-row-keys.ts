import { useEffect, useRef } from "react";
import { isForPage } from "../is-for-page.ts";

const steps = new Map([
  ["j", 1],
  ["k", -1],
]);

/** j and k move the focus from row to row of the list that gets this ref; Enter then opens the row as any link. */
export function useRowKeys<List extends HTMLElement>() {
  const ref = useRef<List>(null);

  useEffect(() => {
    function walk(event: KeyboardEvent) {
      const step = steps.get(event.key);
      if (step === undefined || !isForPage(event)) return;
      const rows = [...(ref.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const focused = rows.findIndex((row) => row === document.activeElement);
      const from = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent === "true");
      const next = from < 0 ? rows[0] : rows[from + step];
      next?.focus();
    }
    document.addEventListener("keydown", walk);
    return () => document.removeEventListener("keydown", walk);
  }, []);

  return ref;
}
