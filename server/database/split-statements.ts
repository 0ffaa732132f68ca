const lineComment = /--[^\n]*/y;
const blockComment = /\/\*[\s\S]*?\*\//y;
const quoted = /'(?:[^']|'')*'|"(?:[^"]|"")*"/y;
const dollarQuoted = /(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1/iy;
const word = /\w+/y;

/** Splits a script at the semicolons that end statements: not those within quotes, comments or function bodies. */
export function splitStatements(script: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let position = 0;
  while (position < script.length) {
    if (script[position] === ";") {
      statements.push(script.slice(start, position).trim());
      start = position + 1;
    }
    position = skipToken(script, position);
  }
  statements.push(script.slice(start).trim());
  return statements.filter((statement) => !isBlank(statement));
}

function skipToken(script: string, position: number): number {
  for (const token of [lineComment, blockComment, quoted, dollarQuoted, word]) {
    token.lastIndex = position;
    if (token.test(script)) return token.lastIndex;
  }
  return position + 1;
}

function isBlank(statement: string): boolean {
  return statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() === "";
}
