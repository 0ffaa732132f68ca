import { auditActions } from "../../../../content/audit.ts";
import { readChoice, readId, readTerm } from "../../../../content/studio-address.ts";

export type AuditSearch = {
  /** What it is about is called so today. */
  term: string | null;
  person: string | null;
  table: string | null;
  action: string | null;
  /** Days, both included. */
  from: string | null;
  to: string | null;
  row: string | null;
  before: number | null;
};

/** What the address asks of the log; what cannot be asked is left out. */
export function readAuditSearch(parameters: URLSearchParams): AuditSearch {
  const read = (name: string, shape: RegExp) => {
    const value = parameters.get(name);
    return value !== null && shape.test(value) ? value : null;
  };
  const before = read("before", /^[1-9]\d{0,14}$/);
  return {
    term: readTerm(parameters) || null,
    person: read("person", /^server$/) ?? readId(parameters, "person"),
    table: read("table", /^[a-z_]{1,63}$/),
    action: readChoice(
      parameters,
      "action",
      auditActions.map(({ value }) => value),
    ),
    from: read("from", /^\d{4}-\d{2}-\d{2}$/),
    to: read("to", /^\d{4}-\d{2}-\d{2}$/),
    row: read("row", /^[\w.-]{1,100}$/),
    before: before === null ? null : Number(before),
  };
}
