import { useEffect } from "react";
import { Navigate } from "react-router";
import { portalFrame } from "../../../content/portal.ts";
import { clientPreviewWords } from "../../../content/preview.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { usePart } from "../../ui/use-part.ts";
import { usePreviewedClient } from "./use-previewed-client.ts";

const fetchPreview = async () => (await import("./preview/preview-portal.tsx")).PreviewPortal;

/** Staff have no dashboard of their own: they look at a client's, or go to the studio. */
export function StaffVisit({ home }: { home: string }) {
  const client = usePreviewedClient();
  const { Part: PreviewPortal, hasFailed, load } = usePart(fetchPreview);

  useEffect(() => {
    if (client) void load();
  }, [client, load]);

  if (!client) return <Navigate to={home} replace />;
  if (PreviewPortal) return <PreviewPortal key={client} client={client} />;
  return (
    <div className="page-gutter py-24">
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-6">
          <p>{clientPreviewWords.failed}</p>
          <Button variant="secondary" onClick={() => void load()}>
            {portalFrame.tryAgain}
          </Button>
        </div>
      ) : (
        <Spinner label={clientPreviewWords.opening} />
      )}
    </div>
  );
}
