import * as z from "zod/mini";
import { auditActions, auditTables, auditWords } from "../../../../content/audit.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { readRows } from "../../../data/read-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";

const memberSchema = z.object({ user_id: z.string(), name: z.string() });

export function AuditFilters() {
  const { parameters, filter } = useAddressDetails();
  const { value: staff = [] } = useLoaded("staff", () =>
    readRows(sharedBackend().rpc("list_staff"), memberSchema),
  );
  return (
    <Toolbar
      filters={
        <>
          <ToolbarFilter
            name="person"
            label={auditWords.person}
            none={auditWords.anybody}
            options={[
              ...staff.map(({ user_id, name }) => ({ value: user_id, label: name })),
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
            <Button variant="secondary" onClick={() => filter({ row: null })}>
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
    <label className="studio-filter">
      <span>{label}</span>
      <input
        type="date"
        value={parameters.get(name) ?? ""}
        onChange={({ target }) => filter({ [name]: target.value })}
      />
    </label>
  );
}
