import {
  auditWords,
  describeAudit,
  nameColumn,
  nameTable,
  readValue,
} from "../../../../content/audit.ts";
import type { AuditRow } from "./read-audit.ts";

/** The cells of an entry, in the order of `auditCsvHeads`. */
export function writeAuditRow(row: AuditRow): string[] {
  const changes = Object.entries(row.changes).map(([column, values]) =>
    values.length === 2
      ? `${nameColumn(column)}: ${readValue(values[0])} → ${readValue(values[1])}`
      : `${nameColumn(column)}: ${auditWords.unquoted}`,
  );
  return [
    row.at,
    row.actor ?? auditWords.server,
    row.action,
    nameTable(row.table),
    row.row ?? "",
    describeAudit(row),
    changes.join("; "),
  ];
}
