import { portalFrame } from "../../../content/portal.ts";
import { previewWords } from "../../../content/preview.ts";
import { Button } from "../../components/ui/button.tsx";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { PortalDataProvider } from "../../portal/portal-data-provider.tsx";
import { usePortalData } from "../../portal/portal-data.ts";
import { PortalFrame } from "../../portal/portal-frame.tsx";
import { PreviewContext } from "../../portal/preview.ts";
import { areaAddress } from "../area-address.ts";
import { openPreviewStore } from "./open-preview-store.ts";
import { useOpenedPreview } from "./use-opened-preview.ts";
import "./preview.css";

/** A client's dashboard for staff: what they see, and nothing that they can do. Give it the client as `key`. */
export function PreviewPortal({ client }: { client: string }) {
  const { state, error } = useOpenedPreview(client);
  if (state === "open")
    return (
      <PreviewContext value={{ client }}>
        <PortalDataProvider userId={client} open={openPreviewStore}>
          <PreviewFrame client={client} />
        </PortalDataProvider>
      </PreviewContext>
    );
  return (
    <div className="page-gutter grid justify-items-start gap-6 py-24">
      {state === "opening" && <Spinner label={previewWords.opening} />}
      {state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-6">
          <p>{previewWords.failed}</p>
          <p className="text-mist">{error?.message}</p>
          <Button variant="secondary" onClick={() => location.reload()}>
            {portalFrame.tryAgain}
          </Button>
        </div>
      )}
      <ButtonLink variant="quiet" to={areaAddress("clients")}>
        {previewWords.back}
      </ButtonLink>
    </div>
  );
}

function PreviewFrame({ client }: { client: string }) {
  const { profile } = usePortalData();
  const [row] = profile.rows;
  const name = row?.display_name ?? row?.company_name ?? portalFrame.noCompany;
  return (
    <>
      <aside className="preview-banner">
        <p>
          <strong>{previewWords.banner(name)}</strong> {previewWords.note}
        </p>
        <ButtonLink variant="inverse" to={areaAddress("clients", { client })}>
          {previewWords.back}
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
