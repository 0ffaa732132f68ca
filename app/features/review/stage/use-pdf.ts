import { useEffect, useState } from "react";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { openPdf } from "./open-pdf.ts";

type State = { document: PDFDocumentProxy | null; hasFailed: boolean };
const opening: State = { document: null, hasFailed: false };

/** The document behind an address, or that it cannot be shown here: it is damaged, or locked. */
export function usePdf(address: string | null): State {
  const [state, setState] = useState(opening);
  useEffect(() => {
    if (address === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const open = async () => {
      const document = await openPdf(address, signal).catch(() => null);
      if (!signal.aborted) setState({ document, hasFailed: document === null });
    };
    void open();
    return () => ending.abort();
  }, [address]);
  return state;
}

/** The page last asked for, once it is there. */
export function usePdfPage(document: PDFDocumentProxy, number: number): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    let isOver = false;
    const turn = async () => {
      // Null where it was closed meanwhile.
      const found = await document.getPage(number).catch(() => null);
      if (!isOver) setPage(found);
    };
    void turn();
    return () => void (isOver = true);
  }, [document, number]);
  return page;
}
