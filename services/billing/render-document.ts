import { describeSeller, titleDocument } from "../../content/billing-document.ts";
import type { DocumentContent } from "../../domain/billing/document.ts";
import { drawFeet } from "./paper/draw-foot.ts";
import { drawHead, drawNextHead } from "./paper/draw-head.ts";
import { drawPriced } from "./paper/draw-priced.ts";
import { drawReceipt } from "./paper/draw-receipt.ts";
import { collectBytes, openSheet } from "./paper/sheet.ts";

/** The document as a tagged PDF. The same content gives the same bytes on the same runtime; its day is that of its issue. */
export async function renderDocument(content: DocumentContent): Promise<Uint8Array> {
  const title = titleDocument(content);
  const sheet = openSheet({ title, author: content.seller.name, day: content.issued_on });
  const bytes = collectBytes(sheet);
  sheet.drawNextHead = () => drawNextHead(sheet, title);
  drawHead(sheet, content);
  if (content.kind === "receipt") await drawReceipt(sheet, content);
  else await drawPriced(sheet, content);
  drawFeet(sheet, describeSeller(content));
  sheet.root.end();
  sheet.doc.end();
  return bytes;
}
