import { portalFrame } from "../../../../content/portal.ts";
import { clientPreviewWords } from "../../../../content/preview.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { PortalDataProvider } from "../portal-data-provider.tsx";
import { usePortalData } from "../portal-data.ts";
import { PortalFrame } from "../portal-frame.tsx";
import { PreviewContext } from "../preview.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { useOpenedPreview } from "./use-opened-preview.ts";
import { useState } from "react";
import * as z from "zod/mini";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { PortalSource } from "../portal-source.ts";
import { readSection } from "../read-section.ts";
import { readRows } from "../../../data/read-rows.ts";
import { narrowAddress, type OwnedIds } from "./narrow-address.ts";

const idSchema = z.object({ id: z.string() });

/** A client's dashboard for staff: what they see, and nothing that they can do. Give it the client as `key`. */
export function PreviewPortal({ client }: { client: string }) {
  const { state, error } = useOpenedPreview(client);
  if (state === "open")
    return (
      <PreviewContext value={{ client }}>
        <PreviewData client={client} />
      </PreviewContext>
    );
  return (
    <div className="page-gutter grid justify-items-start gap-6 py-24">
      {state === "opening" && <Spinner label={clientPreviewWords.opening} />}
      {state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-6">
          <p>{clientPreviewWords.failed}</p>
          <p className="text-mist">{error?.message}</p>
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

function PreviewData({ client }: { client: string }) {
  const [source] = useState(() => openPreviewSource(client));
  return (
    <PortalDataProvider source={source}>
      <PreviewFrame client={client} />
    </PortalDataProvider>
  );
}

function PreviewFrame({ client }: { client: string }) {
  const { profile } = usePortalData();
  const [row] = profile.rows;
  const name = row?.display_name ?? row?.company_name ?? portalFrame.noCompany;
  return (
    <>
      <aside
        data-own-header
        className="sticky top-0 z-41 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 bg-amber px-(--gutter) py-2.5 text-small/body text-night"
      >
        <p>
          <strong className="font-semibold">{clientPreviewWords.banner(name)}</strong>{" "}
          {clientPreviewWords.note}
        </p>
        <ButtonLink variant="inverse" to={areaAddress("clients", { client })} size="slim">
          {clientPreviewWords.back}
        </ButtonLink>
      </aside>
      <PortalFrame
        name={profile.state === "loading" ? portalFrame.heading : name}
        company={row?.company_name ?? portalFrame.noCompany}
        lastVisit={null}
      />
    </>
  );
}

/** A client's sections, read with the staff member's own token and narrowed to that client. Nothing is kept. */
function openPreviewSource(client: string): PortalSource {
  let reading: Promise<OwnedIds> | undefined;
  // The sections are read at once and share one answer; the next time it is asked for again.
  const readIds = () => (reading ??= readOwnedIds(client).finally(() => (reading = undefined)));
  const backend = sharedBackend().openNarrowed(async (asked) => {
    const address = await narrowAddress(asked, { client, readIds });
    if (!address) throw new Error(clientPreviewWords.refused);
    return address;
  });
  return {
    read: (name) => readSection(name, { backend, userId: client }),
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
        readAll(() => backend.from(table).select("id").eq("user_id", client)),
        idSchema,
      ),
    ),
  );
  const idsOf = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id);
  return { projects: idsOf(projects), campaigns: idsOf(campaigns) };
}
