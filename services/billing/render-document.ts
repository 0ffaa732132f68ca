import type { DocumentContent } from "../../domain/billing/document.ts";
import { drawFeet } from "./paper/draw-foot.ts";
import { drawHead, drawNextHead } from "./paper/draw-head.ts";
import { drawPriced } from "./paper/draw-priced.ts";
import { drawReceipt } from "./paper/draw-receipt.ts";
import { openSheet, type PaperSheet } from "./paper/sheet.ts";

/** The document as a tagged PDF. The same content gives the same bytes on the same runtime; its day is that of its issue. */
export async function renderDocument(content: DocumentContent): Promise<Uint8Array> {
  const sheet = openSheet(content);
  const bytes = collect(sheet.doc);
  sheet.drawNextHead = () => drawNextHead(sheet, content);
  drawHead(sheet, content);
  if (content.kind === "receipt") await drawReceipt(sheet, content);
  else await drawPriced(sheet, content);
  drawFeet(sheet, content);
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}

function collect(doc: PaperSheet["doc"]): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
}
