import { inboxWords } from "../../../../content/inbox.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { ExportButton } from "../parts/export-button.tsx";
import type { InboxSearch } from "./inbox-search.ts";
import type { StaffMember } from "./use-staff.ts";

type ExportInboxProps = { search: InboxSearch; staff: readonly StaffMember[]; myId: string };

export function ExportInbox({ search, staff, myId }: ExportInboxProps) {
  return (
    <ExportButton
      words={inboxWords}
      fileName={() => inboxWords.fileName(search.view, todayInLondon())}
      write={async (exporting) => {
        const { exportInbox } = await import("./export-inbox.ts");
        return exportInbox(search, { myId, staff, ...exporting });
      }}
    />
  );
}
