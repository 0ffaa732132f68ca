import {
  auditWords,
  describeAudit,
  nameColumn,
  nameTable,
  readValue,
} from "../../../../content/audit.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
import { FactList } from "../parts/fact-list.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { ClientName } from "./client-name.tsx";
import type { AuditRow } from "./read-audit.ts";
import { useRowAddress } from "./use-row-address.ts";

/** Those that hold a client's id. */
const clientColumns = new Set(["company_id", "merged_into", "took_in"]);

/** An entry in full: what each column was, and became. */
export function AuditEntryDetail({ entry }: { entry: AuditRow }) {
  const staff = useStaff();
  const opens = useRowAddress(entry);
  // Owners are kept by their ids.
  const describeValue = (value: unknown) => nameOf(staff, String(value)) ?? readValue(value);
  const changes = Object.entries(entry.changes);

  function describeChange(column: string, values: readonly unknown[]) {
    if (values.length !== 2) return <span className="text-mist">{auditWords.unquoted}</span>;
    const write = (value: unknown) =>
      clientColumns.has(column) && typeof value === "string" ? (
        <ClientName id={value} />
      ) : (
        describeValue(value)
      );
    if (values[0] === values[1] || (clientColumns.has(column) && values[0] === null))
      return write(values[1]);
    return (
      <>
        <del className="text-mist decoration-edge">{write(values[0])}</del>{" "}
        <ins className="no-underline">{write(values[1])}</ins>
      </>
    );
  }

  return (
    <article className="grid gap-4">
      <h2 className="text-subhead/[1.35] tracking-[-0.01em] font-stretch-112%">
        {describeAudit(entry)}
      </h2>
      <p className="text-mist">
        <StudioTime at={entry.at} />
      </p>
      {changes.length > 0 && (
        <FactList
          look="framed"
          aria-label={auditWords.changes}
          facts={changes.map(([column, values]) => ({
            label: nameColumn(column),
            value: describeChange(column, values),
          }))}
        />
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
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
