import { useEffect, useState } from "react";
import { clientPreviewWords } from "../../../../content/preview.ts";
import { isId, nilId } from "../../../../domain/row/id.ts";
import { makeReadOnly } from "../../../data/read-only.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { runQuery } from "../../../data/read-rows.ts";

type Opened = { state: "opening" | "open" | "failed"; error: Error | null };

/** Enters the look into the audit log; only then, and with nothing left that can write, is there a dashboard. */
export function useOpenedPreview(client: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: "opening", error: null });

  useEffect(() => {
    let release: (() => void) | undefined;
    let isHere = true;
    async function open() {
      try {
        await runQuery(
          sharedBackend().rpc("log_preview", { client: isId(client) ? client : nilId }),
        );
        if (!isHere) return;
        release = makeReadOnly(clientPreviewWords.refused);
        setOpened({ state: "open", error: null });
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        if (isHere) setOpened({ state: "failed", error });
      }
    }
    void open();
    return () => {
      isHere = false;
      release?.();
    };
  }, [client]);

  return opened;
}
