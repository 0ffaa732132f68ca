import { portalFrame } from "../../../../content/portal.ts";
import { clientPreviewWords } from "../../../../content/preview.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { PortalDataProvider } from "../portal-data-provider.tsx";
import { type Preview, PreviewContext } from "../preview.ts";
import { CompanyContext, type CompanyState } from "../company/company.ts";
import { PreviewBanner } from "./preview-banner.tsx";
import { areaAddress } from "../../../../content/studio-address.ts";
import { useOpenedPreview } from "./use-opened-preview.ts";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { PortalSource } from "../portal-source.ts";
import { readSection } from "../read-section.ts";
import { readRows } from "../../../data/read-rows.ts";
import { narrowAddress, type OwnedIds } from "./narrow-address.ts";

const idSchema = z.object({ id: z.string() });

/** What a page of the client area is told of whoever it is seen as. */
export type Seen = { name: string; company: string; source: PortalSource };

export type PreviewPortalProps = {
  /** The page itself. */
  show: (seen: Seen) => ReactNode;
  client: string;
  /** As whom; null for the main contact. */
  as: string | null;
};

/** A client's dashboard for staff: what one of them sees, and nothing that they can do. Give it both as `key`. */
export function PreviewPortal({ show, client, as }: PreviewPortalProps) {
  const opened = useOpenedPreview(client, as);
  if (opened.state === "open")
    return (
      <PreviewContext value={opened.preview}>
        <PreviewData preview={opened.preview} show={show} />
      </PreviewContext>
    );
  return (
    <div className="page-gutter grid justify-items-start gap-6 py-24">
      {opened.state === "opening" && <Spinner label={clientPreviewWords.opening} />}
      {opened.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-6">
          <p>{clientPreviewWords.failed}</p>
          <p className="text-mist">{opened.error.message}</p>
          <Button variant="secondary" onClick={() => location.reload()}>
            {portalFrame.tryAgain}
          </Button>
        </div>
      )}
      <ButtonLink variant="quiet" to={areaAddress("clients")}>
        {clientPreviewWords.back}
      </ButtonLink>
    </div>
  );
}

type PreviewDataProps = Pick<PreviewPortalProps, "show"> & { preview: Preview };

function PreviewData({ preview, show }: PreviewDataProps) {
  const [source] = useState(() => openPreviewSource(preview));
  const [state] = useState(() => describeCompany(preview));
  return (
    <CompanyContext value={state}>
      <PortalDataProvider source={source}>
        <PreviewBanner preview={preview} />
        {show({ name: preview.person.name, company: preview.company.name, source })}
      </PortalDataProvider>
    </CompanyContext>
  );
}

/** What the person's own page would know of their company: their role decides what is offered. */
function describeCompany({ client, person, people, company }: Preview): CompanyState {
  const previewed = {
    company_id: client,
    name: company.name,
    role: person.role,
    is_current: true,
    people: people.length,
    closing_due_at: company.closing_due_at,
  };
  return {
    me: person.user_id,
    company: previewed,
    companies: [previewed],
    chosen: undefined,
    choose: async () => clientPreviewWords.refused,
    refresh: async () => {},
  };
}

/** A client's sections, read with the staff member's own token and narrowed to that client and person. Nothing is kept. */
function openPreviewSource({ client, person }: Preview): PortalSource {
  let reading: Promise<OwnedIds> | undefined;
  // The sections are read at once and share one answer; the next time it is asked for again.
  const readIds = () => (reading ??= readOwnedIds(client).finally(() => (reading = undefined)));
  const backend = sharedBackend().openNarrowed(async (asked) => {
    const address = await narrowAddress(asked, { client, person: person.user_id, readIds });
    if (!address) throw new Error(clientPreviewWords.refused);
    return address;
  });
  return {
    read: (name) => readSection(name, { backend, userId: person.user_id }),
    ask: ({ build, row }) => readRows(build(backend), row),
    keep: () => {},
    readKept: () => null,
    isLive: false,
  };
}

async function readOwnedIds(client: string): Promise<OwnedIds> {
  const backend = sharedBackend();
  const [projects, campaigns] = await Promise.all(
    ["projects", "pr_campaigns"].map((table) =>
      readRows(
        readAll(() => backend.from(table).select("id").eq("company_id", client)),
        idSchema,
      ),
    ),
  );
  const idsOf = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id);
  return { projects: idsOf(projects), campaigns: idsOf(campaigns) };
}
