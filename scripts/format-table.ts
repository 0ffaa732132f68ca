type Row = readonly (string | number)[];

/** Columns as wide as their longest cell; numbers to the right. */
export function formatTable(headings: readonly string[], rows: readonly Row[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const formatRow = (row: Row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return typeof cell === "number" ? String(cell).padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [formatRow(headings), rule, ...rows.map(formatRow)].join("\n");
}
