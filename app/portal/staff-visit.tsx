import { useEffect } from "react";
import { Navigate } from "react-router";
import { portalFrame } from "../../content/portal.ts";
import { previewWords } from "../../content/preview.ts";
import { Button } from "../components/ui/button.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { usePart } from "../components/use-part.ts";
import { usePreviewedClient } from "./use-previewed-client.ts";

const fetchPreview = async () =>
  (await import("../studio/preview/preview-portal.tsx")).PreviewPortal;

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
          <p>{previewWords.failed}</p>
          <Button variant="secondary" onClick={() => void load()}>
            {portalFrame.tryAgain}
          </Button>
        </div>
      ) : (
        <Spinner label={previewWords.opening} />
      )}
    </div>
  );
}
