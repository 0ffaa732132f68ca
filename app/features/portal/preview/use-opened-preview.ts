import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { portalFrame } from "../../../../content/portal.ts";
import { clientPreviewWords } from "../../../../content/preview.ts";
import { companyPersonSchema } from "../../../../domain/company/company-person.ts";
import { isId, nilId } from "../../../../domain/row/id.ts";
import { text } from "../../../../domain/row/row.ts";
import { makeReadOnly } from "../../../data/read-only.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";
import type { Preview } from "../preview.ts";

const companySchema = z.object({
  name: text,
  industry: text,
  website: text,
  closing_due_at: text,
});

type Opened =
  | { state: "opening" }
  | { state: "open"; preview: Preview }
  | { state: "failed"; error: Error };

/** Enters the look into the audit log; only then, and with nothing left that can write, is there a dashboard. */
export function useOpenedPreview(client: string, asked: string | null): Opened {
  const [opened, setOpened] = useState<Opened>({ state: "opening" });

  useEffect(() => {
    let release: (() => void) | undefined;
    let isHere = true;
    async function open() {
      try {
        const preview = await openPreview(isId(client) ? client : nilId, asked);
        if (!isHere) return;
        release = makeReadOnly(clientPreviewWords.refused);
        setOpened({ state: "open", preview });
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
  }, [client, asked]);

  return opened;
}

/** As whoever was asked for; where nobody was, as the main contact. */
async function openPreview(client: string, asked: string | null): Promise<Preview> {
  const backend = sharedBackend();
  const [[company], people] = await Promise.all([
    readRows(backend.rpc("read_client", { client }), companySchema),
    readRows(backend.rpc("company_people", { company: client }), companyPersonSchema),
  ]);
  const person = asked === null ? people[0] : people.find(({ user_id }) => user_id === asked);
  if (!company || !person) throw new Error(clientPreviewWords.nobody);
  await runQuery(backend.rpc("log_preview", { client, person: person.user_id }));
  const name = company.name ?? portalFrame.noCompany;
  return { client, person, people, company: { ...company, name } };
}
