import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import pictures2000 from "pdfjs-dist/wasm/openjpeg.wasm?url";
import faxPictures from "pdfjs-dist/wasm/jbig2.wasm?url";
import colours from "pdfjs-dist/wasm/qcms_bg.wasm?url";

/** What some documents need to show their pictures: fetched with the first that does. */
const decoders = new Map([
  ["openjpeg.wasm", pictures2000],
  ["jbig2.wasm", faxPictures],
  ["qcms_bg.wasm", colours],
]);

class DecoderFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders.get(filename);
    const answer = address === undefined ? undefined : await fetch(address);
    if (!answer?.ok) throw new Error(`There is no ${filename} here.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Opens a document, page by page: only the parts of the file that a page needs are fetched. */
export async function openPdf(address: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const { getDocument, PDFWorker } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  signal.throwIfAborted();
  const port = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    url: address,
    worker,
    // Each of its files comes by the name that the build gave it.
    BinaryDataFactory: DecoderFiles,
    useWorkerFetch: false,
    wasmUrl: "/",
    disableWorkerRendering: true,
    enableXfa: false,
    // What somebody else's file says in the console is nobody's concern.
    verbosity: 0,
  });
  signal.addEventListener("abort", () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  });
  return task.promise;
}
