import { previewWords } from "../../content/deliverables.ts";
import { NewTabMark } from "../components/ui/new-tab-mark.tsx";
import { Spinner } from "../components/ui/spinner.tsx";
import { useDocumentFrame } from "./use-document-frame.ts";
import "./deliverables.css";

/** Past this a document is for saving: it would be held in memory as a whole. */
const mostBytes = 40 * 1024 * 1024;

type DocumentPreviewProps = { address: string; size: number; title: string };

/** A PDF in the browser's own viewer, where it has one for use inside a page; else in a tab of its own. */
export function DocumentPreview({ address, size, title }: DocumentPreviewProps) {
  const canFrame = navigator.pdfViewerEnabled && size <= mostBytes;
  return (
    <div className="preview-document">
      {canFrame && <FramedDocument address={address} title={title} />}
      <a href={address} target="_blank" rel="noreferrer" className="text-link">
        {previewWords.newTab}
        <span className="sr-only">: {title}</span>
        <NewTabMark />
      </a>
    </div>
  );
}

function FramedDocument({ address, title }: Pick<DocumentPreviewProps, "address" | "title">) {
  const { place, state } = useDocumentFrame({ address, title });
  return (
    <div ref={place} className="preview preview-frame" data-state={state}>
      {state === "fetching" && <Spinner label={previewWords.loading} className="text-mist" />}
      {state === "failed" && <p>{previewWords.failed}</p>}
    </div>
  );
}
