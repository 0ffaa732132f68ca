// Reads documents beside the page, under a policy of its own file: it may run the decoders of pictures, and reach nothing.
export { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
