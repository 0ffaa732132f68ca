import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { previewWords } from "../../../../content/deliverable-review.ts";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { DocumentPreview } from "../../deliverable/document-preview.tsx";
import { useRoom } from "../room.ts";
import { DrawnOn } from "./drawn-on.tsx";
import { PageChoice } from "./page-choice.tsx";
import { PdfPage } from "./pdf-page.tsx";
import { StageNote } from "./stage-note.tsx";
import { useFileAddress } from "./use-file-address.ts";
import { usePdf, usePdfPage } from "./use-pdf.ts";
import { ZoomBox } from "./zoom-box.tsx";

type DocumentStageProps = { path: string; title: string; pages: number };

/** A document, page by page, to be drawn on; what cannot be shown that way is in the browser's own viewer. */
export function DocumentStage({ path, title, pages }: DocumentStageProps) {
  const { address, hasFailed, isOffline, retry } = useFileAddress(path);
  const { document, hasFailed: isUnreadable } = usePdf(address);
  const { page: number } = useRoom();
  if (hasFailed)
    return (
      <StageNote words={isOffline ? previewWords.offline : previewWords.failed} isAlert>
        <Button variant="secondary" onClick={retry}>
          {previewWords.tryAgain}
        </Button>
      </StageNote>
    );
  if (!address || (!document && !isUnreadable))
    return (
      <StageNote>
        <Spinner label={previewWords.loading} />
      </StageNote>
    );
  return (
    <div className="grid size-full grid-rows-[minmax(0,1fr)_auto] gap-2 overflow-auto">
      <div className="relative grid min-h-0 place-items-center [container-type:size]">
        {document ? (
          <Page document={document} number={Math.min(number, document.numPages)} />
        ) : (
          <DocumentPreview key={number} address={address} title={title} size="fill" page={number} />
        )}
      </div>
      <PageChoice pages={pages} canDraw={document !== null} />
    </div>
  );
}

function Page({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const page = usePdfPage(document, number);
  if (!page) return <Spinner label={previewWords.loading} />;
  const { width, height } = page.getViewport({ scale: 1 });
  return (
    <ZoomBox aspect={width / height}>
      <PdfPage page={page} />
      <DrawnOn aspect={width / height} />
    </ZoomBox>
  );
}
