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
import type { AuditRow } from "./read-audit.ts";

/** An entry in full: what each column was, and became. */
export function AuditEntryDetail({ entry }: { entry: AuditRow }) {
  const staff = useStaff();
  const opens = rowAddress(entry.table, entry.rowId);
  // Owners are kept by their ids.
  const describeValue = (value: unknown) => nameOf(staff, String(value)) ?? readValue(value);
  const changes = Object.entries(entry.changes);
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
            value:
              values.length === 2 ? (
                <>
                  <del className="text-mist decoration-edge">{describeValue(values[0])}</del>{" "}
                  <ins className="no-underline">{describeValue(values[1])}</ins>
                </>
              ) : (
                <span className="text-mist">{auditWords.unquoted}</span>
              ),
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

/** Where a row of the log can be opened, as long as it is there; undefined for what has no page of its own. */
function rowAddress(table: string, id: string): string | undefined {
  switch (table) {
    case "projects":
      return areaAddress("projects", { project: id });
    case "pr_campaigns":
      return areaAddress("campaigns", { campaign: id });
    case "profiles":
      return areaAddress("clients", { client: id });
    case "conversations":
      return areaAddress("messages", { client: id });
    case "inbox_items":
      return areaAddress("inbox", { status: "all", item: id });
    case "eth_payments":
      return areaAddress("payments", { state: "all", payment: id });
    default:
      return undefined;
  }
}
