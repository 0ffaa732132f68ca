import { auditActions, auditTables, auditWords } from "../../../../content/audit.ts";
import { Button } from "../../../ui/button.tsx";
import { useStaff } from "../inbox/use-staff.ts";
import { FilterDay } from "../parts/filter-fields.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { useAddressDetails } from "../use-address-details.ts";
import { ExportAudit } from "./export-audit-button.tsx";

export function AuditFilters() {
  const { parameters, filter } = useAddressDetails();
  const staff = useStaff();
  return (
    <Toolbar
      search={auditWords.search}
      actions={<ExportAudit />}
      filters={
        <>
          <ToolbarFilter
            name="person"
            label={auditWords.person}
            none={auditWords.anybody}
            options={[
              ...staff.map(({ id, name }) => ({ value: id, label: name })),
              { value: "server", label: auditWords.server },
            ]}
          />
          <ToolbarFilter
            name="table"
            label={auditWords.about}
            none={auditWords.anything}
            options={auditTables}
          />
          <ToolbarFilter name="action" label={auditWords.action} options={auditActions} />
          <DayFilter name="from" label={auditWords.from} />
          <DayFilter name="to" label={auditWords.to} />
          {parameters.has("row") && (
            <Button size="small" variant="secondary" onClick={() => filter({ row: null })}>
              {auditWords.everyRow}
            </Button>
          )}
        </>
      }
    />
  );
}

function DayFilter({ name, label }: { name: string; label: string }) {
  const { parameters, filter } = useAddressDetails();
  return (
    <FilterDay
      label={label}
      value={parameters.get(name) ?? ""}
      onChoose={(day) => filter({ [name]: day })}
    />
  );
}
