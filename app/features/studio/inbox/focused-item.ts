const listed = () => [...document.querySelectorAll<HTMLElement>("[data-inbox] [data-row]")];

/** The item whose row has the focus. */
export function focusedItem(): string | undefined {
  const row = document.activeElement?.closest("[data-row]");
  return row?.querySelector<HTMLElement>("[data-item]")?.dataset["item"];
}

/** Remembers the focused row; called later, it gives the focus to the one that has come into its place. */
export function keepPlace(): () => void {
  const place = listed().findIndex((row) => row === document.activeElement);
  return () => {
    // React has drawn the new rows by the next frame.
    requestAnimationFrame(() => {
      if (place < 0 || document.activeElement !== document.body) return;
      const rows = listed();
      (rows[place] ?? rows.at(-1))?.focus();
    });
  };
}
