import { useCallback } from "react";
import { previewWords } from "../../../content/deliverable-review.ts";
import { cx } from "../../ui/cx.ts";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";

/** `small` where it stands among other things. */
export type PreviewSize = "large" | "small";

const frameHeights = {
  large: "h-[min(70dvh,46rem)]",
  small: "h-96",
  /** As high as the place it has. */
  fill: "h-full min-h-48",
};

type DocumentPreviewProps = {
  address: string;
  title: string;
  size: keyof typeof frameHeights;
  /** To begin with another page than the first. */
  page?: number;
};

/** A PDF in the browser's own viewer, where it has one for use inside a page; else in a tab of its own. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { address, title } = props;
  return (
    <div className="grid justify-items-start gap-3 text-(length:--text-small)">
      {navigator.pdfViewerEnabled && <FramedDocument {...props} />}
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
function FramedDocument({ address, title, size, page }: DocumentPreviewProps) {
  const place = useCallback(
    (element: HTMLDivElement) => {
      const frame = document.createElement("iframe");
      frame.title = title;
      frame.className = "size-full border-0";
      // Without the column of small pages: there is no room to spare.
      frame.src = `${address}#navpanes=0${page === undefined ? "" : `&page=${page}`}`;
      element.append(frame);
      return () => frame.remove();
    },
    [address, title, page],
  );
  return <div ref={place} className={cx("w-full overflow-hidden bg-tide", frameHeights[size])} />;
}
