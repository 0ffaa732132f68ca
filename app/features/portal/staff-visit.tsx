import { useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { portalFrame } from "../../../content/portal.ts";
import { clientPreviewWords } from "../../../content/preview.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { usePart } from "../../ui/use-part.ts";
import type { PreviewPortalProps } from "./preview/preview-portal.tsx";

const fetchPreview = async () => (await import("./preview/preview-portal.tsx")).PreviewPortal;

type StaffVisitProps = Pick<PreviewPortalProps, "show"> & { home: string };

/** Staff have no dashboard of their own: they look at a client's, or go to the studio. */
export function StaffVisit({ home, show }: StaffVisitProps) {
  const previewed = usePreviewed();
  const { Part: PreviewPortal, hasFailed, load } = usePart(fetchPreview);

  useEffect(() => {
    if (previewed) void load();
  }, [previewed, load]);

  if (!previewed) return <Navigate to={home} replace />;
  if (PreviewPortal) {
    const parameters = new URLSearchParams(previewed);
    return (
      <PreviewPortal
        key={previewed}
        show={show}
        client={parameters.get("preview") ?? ""}
        as={parameters.get("as")}
      />
    );
  }
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

/**
 * Whose dashboard the address asks to look at, and as whom, as its query says it. The dashboard's own links know nothing of
 * that, so it is put back into the address they lead to: reload, back and a shared link then find the same.
 */
function usePreviewed(): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = readPreviewed(new URLSearchParams(location.search));
  const [first, setFirst] = useState(asked);
  if (asked !== null && asked !== first) setFirst(asked);

  useEffect(() => {
    if (asked !== null || first === null) return;
    const kept = new URLSearchParams(location.search);
    for (const [name, value] of new URLSearchParams(first)) kept.set(name, value);
    const state: unknown = location.state;
    void navigate(
      { search: `?${kept}`, hash: location.hash },
      { replace: true, preventScrollReset: true, state },
    );
  }, [asked, first, location, navigate]);

  return asked ?? first;
}

function readPreviewed(parameters: URLSearchParams): string | null {
  const [client, person] = [parameters.get("preview"), parameters.get("as")];
  if (client === null) return null;
  return String(new URLSearchParams({ preview: client, ...(person !== null && { as: person }) }));
}
