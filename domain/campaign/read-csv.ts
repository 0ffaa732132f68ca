/** One record of a CSV file and the line it starts on, counted from 1. */
export type CsvRecord = { line: number; cells: string[] };

/**
 * RFC 4180, and what spreadsheets make of it: any line ending, a byte order mark, and semicolons or tabs where a
 * country writes its numbers with commas. A quote that is never closed takes the rest of the file.
 */
export function readCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, "");
  const separator = guessSeparator(source);
  const records: CsvRecord[] = [];
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  let cell = "";
  let isQuoted = false;

  function endRecord() {
    record.cells.push(cell);
    if (record.cells.some((each) => each.trim() !== "")) records.push(record);
    cell = "";
    record = { line: line + 1, cells: [] };
  }

  for (let place = 0; place < source.length; place += 1) {
    const letter = source.charAt(place);
    if (isQuoted) {
      if (letter === '"' && source.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else if (letter === '"') isQuoted = false;
      else {
        cell += letter;
        if (letter === "\n") line += 1;
      }
    } else if (letter === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (letter === separator) {
      record.cells.push(cell);
      cell = "";
    } else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && source.charAt(place + 1) === "\n") place += 1;
      endRecord();
      line += 1;
    } else cell += letter;
  }
  endRecord();
  return records;
}

const separators = [",", ";", "\t"];

/** The one that the first line has most of. */
function guessSeparator(source: string): string {
  const [first = ""] = source.split(/\r?\n|\r/, 1);
  const counted = separators.map((separator) => first.split(separator).length);
  return separators[counted.indexOf(Math.max(...counted))] ?? ",";
}
