import { auditWords } from "../../../../content/audit.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { ExportButton } from "../parts/export-button.tsx";
import { useAddressDetails } from "../use-address-details.ts";
import { readAuditSearch } from "./audit-search.ts";

/** What the filters find of the log, from its newest entry on. */
export function ExportAudit() {
  const { parameters } = useAddressDetails();
  return (
    <ExportButton
      words={auditWords}
      fileName={() => auditWords.fileName(todayInLondon())}
      write={async (exporting) => {
        const { exportAudit } = await import("./export-audit.ts");
        return exportAudit(readAuditSearch(parameters), exporting);
      }}
    />
  );
}
