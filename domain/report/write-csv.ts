/** Spreadsheets take UTF-8 for something older unless this comes first. */
const byteOrderMark = "\uFEFF";

/** RFC 4180, with what spreadsheets need on top of it. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + writeCsvLines(rows);
}

/** What goes on a table that `writeCsv` has begun. */
export function writeCsvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

const plainNumber = /^-?\d+(\.\d+)?$/;
/** A cell that starts like this is run as a formula; in some countries the wide forms are too. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function writeCell(text: string): string {
  const isFormula = startsFormula.test(text) && !plainNumber.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
