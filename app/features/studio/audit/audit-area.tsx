import { auditWords, describeAudit } from "../../../../content/audit.ts";
import { DenseList } from "../parts/dense-list.tsx";
import { KeysetPager } from "../parts/keyset-pager.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { AuditEntryDetail } from "./audit-entry-detail.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { readAuditSearch } from "./audit-search.ts";
import { belongsToLog } from "./belongs-to-log.ts";
import { readAudit } from "./read-audit.ts";
import { useAddressDetails } from "../use-address-details.ts";

const filters = ["person", "table", "action", "from", "to", "row"];

export function AuditArea() {
  const { parameters } = useAddressDetails();
  const search = readAuditSearch(parameters);
  const list = usePagedRows(["audit_log", search], () => readAudit(search), {
    concerns: ({ row }) => belongsToLog(row, search),
  });
  const open = parameters.get("entry");
  const shown = list.rows.find(({ id }) => String(id) === open);
  return (
    <SplitView
      closes={["entry"]}
      list={
        <>
          <AuditFilters />
          <ListBody
            list={list}
            empty={auditWords.none}
            filters={filters}
            pager={<KeysetPager hasMore={list.hasMore} lastKey={list.rows.at(-1)?.id.toString()} />}
          >
            <DenseList
              label={auditWords.caption}
              rows={list.rows}
              keyOf={({ id }) => String(id)}
              detailsOf={({ id }) => ({ entry: id })}
              openKey={open}
              isStale={list.isStale}
            >
              {(row) => (
                <span className="grid gap-x-4 @min-[36rem]:grid-cols-[8.5rem_minmax(0,1fr)]">
                  <StudioTime at={row.at} className="text-mist @max-[36rem]:text-caption" />
                  <span>{describeAudit(row)}</span>
                </span>
              )}
            </DenseList>
          </ListBody>
        </>
      }
      detail={shown && <AuditEntryDetail entry={shown} />}
    />
  );
}
