import {
  auditWords,
  describeAudit,
  nameColumn,
  nameTable,
  readValue,
} from "../../../../content/audit.ts";
import { formatStudioTime } from "../../../../content/studio-times.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
import type { AuditRow } from "./read-audit.ts";
import { rowAddress } from "./row-address.ts";

/** An entry in full: what each column was, and became. */
export function AuditEntryDetail({ entry }: { entry: AuditRow }) {
  const staff = useStaff();
  const opens = rowAddress(entry.table, entry.rowId);
  // Owners are kept by their ids.
  const describeValue = (value: unknown) => nameOf(staff, String(value)) ?? readValue(value);
  const changes = Object.entries(entry.changes);
  return (
    <article className="audit-entry">
      <h2>{describeAudit(entry)}</h2>
      <p className="text-mist">
        <time dateTime={entry.at}>{formatStudioTime(Date.parse(entry.at))}</time>
      </p>
      {changes.length > 0 && (
        <dl aria-label={auditWords.changes}>
          {changes.map(([column, values]) => (
            <div key={column}>
              <dt>{nameColumn(column)}</dt>
              {values.length === 2 ? (
                <dd>
                  <del>{describeValue(values[0])}</del> <ins>{describeValue(values[1])}</ins>
                </dd>
              ) : (
                <dd className="text-mist">{auditWords.unquoted}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <p className="audit-ways">
        {opens && entry.action !== "delete" && (
          <ButtonLink variant="secondary" to={opens}>
            {auditWords.open(nameTable(entry.table))}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={areaAddress("audit", { row: entry.rowId })}>
          {auditWords.sameRow}
        </ButtonLink>
      </p>
    </article>
  );
}
