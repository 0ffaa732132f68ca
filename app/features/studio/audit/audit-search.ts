import { auditActions } from "../../../../content/audit.ts";

export type AuditSearch = {
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
  const action = parameters.get("action");
  return {
    person: read("person", /^(?:server|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/),
    table: read("table", /^[a-z_]{1,63}$/),
    action: auditActions.find(({ value }) => value === action)?.value ?? null,
    from: read("from", /^\d{4}-\d{2}-\d{2}$/),
    to: read("to", /^\d{4}-\d{2}-\d{2}$/),
    row: read("row", /^[\w.-]{1,100}$/),
    before: before === null ? null : Number(before),
  };
}
