import PDFDocument from "pdfkit";
import { brand } from "../../../content/brand.ts";
import { page } from "./measures.ts";

type Doc = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Doc["struct"]>;

/** What is being drawn, and how far down it has come. */
export type PaperSheet = {
  doc: Doc;
  /** Of the tree that says what is a heading, a table, a paragraph, in the order of reading. */
  root: Element;
  y: number;
  /** Draws what stands at the head of each page after the first. */
  drawNextHead: () => void;
};

/** What a file says of itself; its day is that of what it holds, so that the same content gives the same bytes. */
type SheetInfo = { title: string; author: string; day: string };

export function openSheet({ title, author, day }: SheetInfo): PaperSheet {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    // Else it loads a face of its own from a file beside it.
    font: "",
    bufferPages: true,
    pdfVersion: "1.7",
    lang: "en-GB",
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: brand.name,
      CreationDate: new Date(day),
    },
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, y: page.top, drawNextHead: () => {} };
}

type TagOptions = { parent?: Element; alt?: string; scope?: string };

/** All its bytes, once it is ended; asked for before anything is drawn. */
export function collectBytes({ doc }: PaperSheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
}

/** Whatever is drawn meanwhile is this kind of element. */
export function tag(
  sheet: PaperSheet,
  type: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  const element = openTag(sheet, type, options);
  addTo(sheet, element, type, draw);
  element.end();
}

/** An element that holds others, or is drawn in parts; whoever opens it ends it. */
export function openTag(sheet: PaperSheet, type: string, options: TagOptions = {}): Element {
  const { parent = sheet.root, ...more } = options;
  const element = sheet.doc.struct(type, more);
  parent.add(element);
  return element;
}

export function addTo(sheet: PaperSheet, element: Element, type: string, draw: () => void): void {
  element.add(sheet.doc.markStructureContent(type));
  draw();
  sheet.doc.endMarkedContent();
}

/** Whatever is drawn meanwhile is skipped by whoever reads aloud. */
export function asArtifact(sheet: PaperSheet, draw: () => void): void {
  sheet.doc.markContent("Artifact");
  draw();
  sheet.doc.endMarkedContent();
}

/** Goes to a new page where less than this is left. */
export function needRoom(sheet: PaperSheet, height: number): void {
  if (sheet.y + height > page.bottom) openPage(sheet);
}

export function openPage(sheet: PaperSheet): void {
  sheet.doc.addPage();
  sheet.y = page.next;
  sheet.drawNextHead();
}
