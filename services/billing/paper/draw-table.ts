import { colours, page } from "./measures.ts";
import { drawLines, drawRule } from "./draw-text.ts";
import {
  addTo,
  asArtifact,
  type Element,
  openPage,
  openTag,
  needRoom,
  type PaperSheet,
  tag,
} from "./sheet.ts";
import { styles, type Style } from "./styles.ts";
import { wrapText } from "./wrap-text.ts";

export type TableColumn = { head: string; width: number; align?: "left" | "right" };
/** The first cell wraps and may have a note under it; the others are a figure each. */
export type TableRow = { first: string; note?: string; figures: string[] };
type Table = { x: number; columns: TableColumn[]; rows: TableRow[]; padding?: number };
type SetLine = { style: Style; text: string };

const usualPadding = 6;
const headHeight = styles.label.leading + 5;
/** A row that is no higher than this is not broken. */
const whole = 200;

/** Rows until the server may do something else: some milliseconds. */
const atOnce = 10;

function letOthersWork(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/**
 * By hand: pdfkit's own table takes twenty times as long. Where it goes on over a page its head is drawn again, and is no part
 * of what is read aloud.
 */
export async function drawTable(sheet: PaperSheet, table: Table): Promise<void> {
  const element = openTag(sheet, "Table");
  needRoom(sheet, headHeight + 40);
  const head = openTag(sheet, "TR", { parent: element });
  table.columns.forEach((column, at) =>
    tag(sheet, "TH", () => drawHeadCell(sheet, table, at), { parent: head, scope: "Column" }),
  );
  head.end();
  drawHeadRule(sheet, table);
  for (const [at, row] of table.rows.entries()) {
    if (at > 0 && at % atOnce === 0) await letOthersWork();
    drawRow(sheet, table, { row, element });
  }
  element.end();
}

function drawHeadCell(sheet: PaperSheet, table: Table, at: number): void {
  const { head = "" } = table.columns[at] ?? {};
  drawLines(sheet, styles.label, { lines: [head], ...place(table, at), y: sheet.y });
}

function drawHeadRule(sheet: PaperSheet, table: Table): void {
  sheet.y += headHeight;
  drawRule(sheet, { ...span(table), y: sheet.y, colour: colours.ink });
}

function openNextPage(sheet: PaperSheet, table: Table): void {
  openPage(sheet);
  asArtifact(sheet, () => table.columns.forEach((_, at) => drawHeadCell(sheet, table, at)));
  drawHeadRule(sheet, table);
}

function drawRow(
  sheet: PaperSheet,
  table: Table,
  { row, element }: { row: TableRow; element: Element },
): void {
  const lines = wrapFirst(sheet, table, row);
  const { padding = usualPadding } = table;
  const height = lines.reduce((sum, { style }) => sum + style.leading, 2 * padding);
  const least = height <= whole ? height : 60;
  if (sheet.y + least > page.bottom) openNextPage(sheet, table);
  const parent = openTag(sheet, "TR", { parent: element });
  sheet.y += padding;
  const first = openTag(sheet, "TD", { parent });
  const figuresAt = sheet.y;
  const rest = drawWhatFits(sheet, first, { lines, x: table.x });
  row.figures.forEach((text, at) =>
    tag(
      sheet,
      "TD",
      () => drawLines(sheet, styles.text, { lines: [text], ...place(table, at + 1), y: figuresAt }),
      { parent },
    ),
  );
  let left = rest;
  while (left.length > 0) {
    openNextPage(sheet, table);
    sheet.y += padding;
    left = drawWhatFits(sheet, first, { lines: left, x: table.x });
  }
  first.end();
  parent.end();
  sheet.y += padding;
  drawRule(sheet, { ...span(table), y: sheet.y });
}

function wrapFirst(sheet: PaperSheet, { columns }: Table, { first, note }: TableRow): SetLine[] {
  const width = (columns[0]?.width ?? 0) - 12;
  const wrap = (style: Style, text: string) =>
    wrapText(sheet, style, text, width).map((line) => ({ style, text: line }));
  return [...wrap(styles.text, first), ...(note === undefined ? [] : wrap(styles.quiet, note))];
}

/** Answers the lines that the page has no room for. */
function drawWhatFits(
  sheet: PaperSheet,
  cell: Element,
  { lines, x }: { lines: SetLine[]; x: number },
): SetLine[] {
  let drawn = 0;
  addTo(sheet, cell, "TD", () => {
    for (const { style, text } of lines) {
      if (sheet.y + style.leading + usualPadding > page.bottom) break;
      drawLines(sheet, style, { lines: [text], x, y: sheet.y });
      sheet.y += style.leading;
      drawn += 1;
    }
  });
  return lines.slice(drawn);
}

function place({ x, columns }: Table, at: number): { x: number; align: "left" | "right" } {
  const { width = 0, align = "left" } = columns[at] ?? {};
  const left = x + columns.slice(0, at).reduce((sum, column) => sum + column.width, 0);
  return { x: align === "right" ? left + width : left, align };
}

function span({ x, columns }: Table): { from: number; to: number } {
  return { from: x, to: x + columns.reduce((sum, { width }) => sum + width, 0) };
}
