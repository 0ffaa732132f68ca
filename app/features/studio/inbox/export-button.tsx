import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { inboxWords } from "../../../../content/inbox.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { toast } from "../../../ui/toast.ts";
import { saveFile } from "../../file/save-file.ts";
import type { InboxSearch } from "./inbox-search.ts";
import type { StaffMember } from "./use-staff.ts";
import { explainError } from "../../../data/explain-error.ts";

type ExportButtonProps = { search: InboxSearch; staff: readonly StaffMember[]; myId: string };

export function ExportButton({ search, staff, myId }: ExportButtonProps) {
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    running.current = controller;
    setCount(0);
    try {
      const { signal } = controller;
      const { exportInbox } = await import("./export-inbox.ts");
      const file = await exportInbox(search, { myId, staff, onProgress: setCount, signal });
      saveFile(inboxWords.fileName(search.view, todayInLondon()), file);
    } catch (error) {
      if (controller.signal.aborted) return;
      toast({
        title: inboxWords.exportFailed,
        variant: "destructive",
        description: explainError(error),
      });
    } finally {
      setCount(undefined);
    }
  }

  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-mist hover:text-amber-bright aria-disabled:opacity-50"
        aria-disabled={count !== undefined}
        onClick={() => count === undefined && void run()}
      >
        <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
        <span className="@max-[34rem]:sr-only">{inboxWords.export}</span>
      </button>
      <output className="sr-only">{count !== undefined && inboxWords.exporting(count)}</output>
    </>
  );
}
