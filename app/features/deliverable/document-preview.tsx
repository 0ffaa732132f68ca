import { useCallback } from "react";
import { previewWords } from "../../../content/deliverable-review.ts";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";
import "./deliverables.css";

type DocumentPreviewProps = { address: string; title: string };

/** A PDF in the browser's own viewer, where it has one for use inside a page; else in a tab of its own. */
export function DocumentPreview({ address, title }: DocumentPreviewProps) {
  return (
    <div className="preview-document">
      {navigator.pdfViewerEnabled && <FramedDocument address={address} title={title} />}
      <a href={address} target="_blank" rel="noreferrer" className="text-link">
        {previewWords.newTab}
        <span className="sr-only">: {title}</span>
        <NewTabMark />
      </a>
    </div>
  );
}

/**
 * The frame is made by hand: with a sandbox of its own, which frames have here, it would keep the viewer out. The file
 * brings one along that does not.
 */
function FramedDocument({ address, title }: DocumentPreviewProps) {
  const place = useCallback(
    (element: HTMLDivElement) => {
      const frame = document.createElement("iframe");
      frame.title = title;
      // Without the column of small pages: there is no room to spare.
      frame.src = `${address}#navpanes=0`;
      element.append(frame);
      return () => frame.remove();
    },
    [address, title],
  );
  return <div ref={place} className="preview preview-frame" />;
}
