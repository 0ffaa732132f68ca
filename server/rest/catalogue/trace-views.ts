import type { FoundView } from "./select-views.ts";

/** Which column of which table a view's column is. */
export type Origin = { column: number; table: number; tableColumn: number };

/** By view: through views of views down to the tables, which alone have keys. */
export function traceViews(views: FoundView[]): Map<number, Origin[]> {
  const direct = new Map(views.map(({ oid, rule }) => [oid, readOrigins(rule)]));
  const follow = (origin: Origin, seen: number[]): Origin[] => {
    const inner = direct.get(origin.table);
    if (!inner) return [origin];
    // `create or replace` can make views read each other in a circle.
    if (seen.includes(origin.table)) return [];
    return inner
      .filter(({ column }) => column === origin.tableColumn)
      .flatMap((next) => follow({ ...next, column: origin.column }, [...seen, origin.table]));
  };
  return new Map(
    [...direct].map(([oid, origins]) => [oid, origins.flatMap((each) => follow(each, [oid]))]),
  );
}

const token = /[(){}]|(?:\\.|[^\s(){}\\])+/gs;

/**
 * A rule is PostgreSQL's parse tree as text: `({QUERY … :targetList ({TARGETENTRY … :resno 1 … :resorigtbl 16385
 * :resorigcol 1 …} …) …})`. Only the entries of the outermost query are the view's columns.
 */
function readOrigins(rule: string): Origin[] {
  const origins: Origin[] = [];
  let depth = 0;
  let isTargets = false;
  let field = "";
  let entry = { resno: 0, resorigtbl: 0, resorigcol: 0 };
  for (const [word] of rule.matchAll(token)) {
    if (word === "(" || word === "{") {
      depth += 1;
      if (depth === 3) isTargets = field === ":targetList";
      if (depth === 4) entry = { resno: 0, resorigtbl: 0, resorigcol: 0 };
    } else if (word === ")" || word === "}") {
      if (depth === 4 && isTargets && entry.resorigtbl !== 0) {
        const { resno: column, resorigtbl: table, resorigcol: tableColumn } = entry;
        origins.push({ column, table, tableColumn });
      }
      depth -= 1;
    } else if (word.startsWith(":") && depth <= 4) field = word;
    else if (depth === 4 && field === ":resno") entry.resno = Number(word);
    else if (depth === 4 && field === ":resorigtbl") entry.resorigtbl = Number(word);
    else if (depth === 4 && field === ":resorigcol") entry.resorigcol = Number(word);
  }
  return origins;
}
