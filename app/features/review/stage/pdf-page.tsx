import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type RefObject, useEffect, useRef, useState } from "react";

/** More than any screen shows, and less than any browser refuses. */
const mostPixels = 4096;

/** One page, drawn as sharp as it is large. Whoever cannot see it reads its words. */
export function PdfPage({ page }: { page: PDFPageProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(canvas);
  useEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return undefined;
    const drawing = drawPage(page, width * devicePixelRatio);
    let isOver = false;
    const show = async () => {
      // Null where another size or page came first.
      const sheet = await drawing.sheet.catch(() => null);
      if (isOver || !sheet) return;
      element.width = sheet.width;
      element.height = sheet.height;
      element.getContext("2d")?.drawImage(sheet, 0, 0);
      element.dataset["drawn"] = String(page.pageNumber);
    };
    void show();
    return () => {
      isOver = true;
      drawing.cancel();
    };
  }, [page, width]);
  return (
    <>
      <canvas
        ref={canvas}
        data-pdf-page
        aria-hidden="true"
        className="absolute inset-0 block size-full bg-paper"
      />
      <p className="sr-only">{useWords(page)}</p>
    </>
  );
}

/** Beside the page on show, so that nothing is blank meanwhile. */
function drawPage(page: PDFPageProxy, wanted: number) {
  const { width: across, height: down } = page.getViewport({ scale: 1 });
  const pixels = Math.min(wanted, mostPixels, (mostPixels * across) / down);
  const viewport = page.getViewport({ scale: pixels / across });
  const sheet = document.createElement("canvas");
  sheet.width = Math.round(viewport.width);
  sheet.height = Math.round(viewport.height);
  const task = page.render({ canvas: sheet, viewport });
  return { sheet: task.promise.then(() => sheet), cancel: () => task.cancel() };
}

/** How wide it is on the screen; 0 until that is known. */
function useWidth(canvas: RefObject<HTMLCanvasElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return width;
}

function useWords(page: PDFPageProxy): string {
  const [read, setRead] = useState<{ of: PDFPageProxy; words: string } | null>(null);
  useEffect(() => {
    let isOver = false;
    const readWords = async () => {
      // A page of pictures has none.
      const content = await page.getTextContent().catch(() => null);
      const words = content?.items.flatMap((item) => ("str" in item ? [item.str] : [])).join(" ");
      if (!isOver) setRead({ of: page, words: words ?? "" });
    };
    void readWords();
    return () => void (isOver = true);
  }, [page]);
  return read?.of === page ? read.words : "";
}
